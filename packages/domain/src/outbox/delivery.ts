/** What becomes of a written mail, and which may be sent again (decisions.md §11). */
import { line, type FieldRule } from '../fields/rules.ts';
import { problem, type Problem } from '../problem.ts';

/** KEPT: no mail server was configured, the outbox is where it is read. FAILED: given up, or refused for good. */
export const MAIL_STATES = ['WAITING', 'SENT', 'KEPT', 'FAILED'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** Below this many characters an index knows no text. */
const MIN_SEARCH = 3;

/** Part of an address or of a subject, to search the outbox for. */
export const mailSearch: FieldRule = (text, today) =>
  [...text].length < MIN_SEARCH ? problem('field.min', { length: MIN_SEARCH }) : line(120)(text, today);

/** Why a mail is not sent again: it waits or was sent, or there is no mail server that could. */
export function whyNotSendAgain(state: MailState, { hasServer }: { hasServer: boolean }): Problem[] {
  if (state === 'WAITING' || state === 'SENT') return [problem('mail.state')];
  return hasServer ? [] : [problem('mail.noServer')];
}
