/** Jobs that failed on every try, as administrators are told of them: why in a word of a list, never in an error's own. */

/** Those that are told; the sending of mails is not, since a mail that failed stands in the outbox. */
export const TOLD_JOBS = [
  'applications.empty-bin',
  'applications.fold-counters',
  'applications.rebuild-cards',
  'applications.renew-tagged',
  'bulk.clear-runs',
  'bulk.work',
  'churches.begin-changes',
  'census.remind',
  'census.send',
  'clients.erase-drafts',
  'clients.erase-traces',
  'clients.write-mail',
  'conversations.mail-unread',
  'courses.certify',
  'documents.remind',
  'dossiers.clear',
  'dossiers.make',
  'exports.clear',
  'exports.make',
  'files.clear',
  'files.clear-orphans',
  'imports.clear',
  'licences.issue',
  'licences.remind',
  'notifications.clear',
  'notifications.mail',
  'notifications.mail-digests',
  'notifications.send',
  'notifications.tell-interviews',
  'platform.clean-up',
  'privacy.keep-erasures',
  'statistics.keep',
  'users.announce-absences',
  'users.write-mail',
] as const;
export type ToldJob = (typeof TOLD_JOBS)[number];

export const FAILURE_REASONS = ['TOO_LONG', 'UNREACHABLE', 'DATABASE', 'UNEXPECTED'] as const;
export type FailureReason = (typeof FAILURE_REASONS)[number];

/** What is kept of the error that a job's last try ended with. */
export interface JobFault {
  name?: unknown;
  message?: unknown;
  code?: unknown;
}

const NO_WAY_THERE = /^(?:E(?:CONN|HOST|NET|PIPE|TIMEDOUT|NOTFOUND|AI_AGAIN|SOCKET)\w*|08\w{3}|57P\d\d)$/;

/** Why a job failed. */
export function failureReasonOf({ name, message, code }: JobFault): FailureReason {
  if (name === 'TimeoutError' || message === 'job timed out') return 'TOO_LONG';
  if (typeof code === 'string' && NO_WAY_THERE.test(code)) return 'UNREACHABLE';
  return name === 'DatabaseError' ? 'DATABASE' : 'UNEXPECTED';
}

/** What names the error for whoever mends it: its code or kind. Its message may quote what belongs to somebody. */
export function faultCodeOf({ name, code }: JobFault): string | null {
  const told = [code, name].find((each) => typeof each === 'string' && /^[\w.$-]{1,60}$/.test(each));
  return typeof told === 'string' ? told : null;
}
