/** What becomes of a written mail, and which may be sent again (decisions.md §11). */
import { problem, type Problem } from '../problem.ts';

/** KEPT: no mail server was configured, the outbox is where it is read. FAILED: given up, or refused for good. */
export const MAIL_STATES = ['WAITING', 'SENT', 'KEPT', 'FAILED'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** Why a mail is not sent again: it waits or was sent, or there is no mail server that could. */
export function whyNotSendAgain(state: MailState, { hasServer }: { hasServer: boolean }): Problem[] {
  if (state === 'WAITING' || state === 'SENT') return [problem('mail.state')];
  return hasServer ? [] : [problem('mail.noServer')];
}
