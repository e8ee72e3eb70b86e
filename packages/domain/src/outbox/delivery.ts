/** What becomes of a written mail, which may be sent again, and who sees its links (product/outbox.md#reading-it). */
import type { Permission } from '../access/permissions.ts';
import { problem, type Problem } from '../problem.ts';

/**
 * KEPT: no mail server was configured, the outbox is where it is read. FAILED: given up, or refused for good. WITHDRAWN: what
 * caused it was undone before it left.
 */
export const MAIL_STATES = ['WAITING', 'SENT', 'KEPT', 'FAILED', 'WITHDRAWN'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** Why a mail is not sent again: it waits, was sent or was taken back, or there is no mail server that could. */
export function whyNotSendAgain(state: MailState, { hasServer }: { hasServer: boolean }): Problem[] {
  if (state !== 'FAILED' && state !== 'KEPT') return [problem('mail.state')];
  return hasServer ? [] : [problem('mail.noServer')];
}

/** Why one receives a mail: for one's account as a client, for an application, for one's account as a member of staff. */
export type MailReason = 'account' | 'application' | 'staff';

/**
 * Whether whoever reads the outbox sees the links of a mail. Those of staff accounts open the account of whoever holds
 * them: whoever is no administrator could become one by an invitation or a new password that was meant for another.
 * A mail whose reason nobody knows any more counts as such.
 */
export const showsLinks = (reason: MailReason | undefined, actor: ReadonlySet<Permission>): boolean =>
  actor.has('business.administrator') || (reason !== undefined && reason !== 'staff');
