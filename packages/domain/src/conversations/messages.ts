/** The chat of an application, between staff and applicant (product/notifications.md#chat). */
import type { PlainPermission } from '../access/permissions.ts';
import { STAGES, type Stage } from '../applications/stages.ts';
import { problem, type Problem } from '../problem.ts';

/** What reading and writing asks of staff. */
export const CHAT_RIGHT: PlainPermission = 'business.request.chat';

export const MAX_MESSAGE = 5_000;

/** Whoever has not read for so long is mailed. */
export const MAIL_UNREAD_AFTER_MS = 10 * 60_000;

/** As what the log of readers knows the file of a message. */
export const MESSAGE_FILE = 'messageFile';

/** Before it is submitted nobody on the staff sees the application: `message.notSubmitted`. */
export const whyNotWrite = (stage: Stage): Problem[] =>
  STAGES[stage].slug === undefined ? [problem('message.notSubmitted')] : [];
