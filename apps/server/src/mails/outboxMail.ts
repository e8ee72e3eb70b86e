import type { Selectable } from 'kysely';
import type { OutboxMail } from '@portal/contract/outbox.ts';
import { dueTimes } from '../platform/jobs/dueJobs.ts';
import type { StaffContext } from '../platform/http/context.ts';
import { sendMail } from './mails.jobs.ts';
import type { MailTable } from './mails.tables.ts';

type MailRow = Selectable<MailTable>;

/** Mails as the outbox shows them. */
export async function outboxMails(
  { db, now }: Pick<StaffContext, 'db' | 'now'>,
  rows: readonly MailRow[],
): Promise<OutboxMail[]> {
  const tried = rows.flatMap(({ state, job_id }) => (state === 'WAITING' && job_id !== null ? [job_id] : []));
  const times = await dueTimes(db, sendMail, tried);
  return rows.map((row) => ({
    id: row.id,
    to: row.to_address,
    subject: row.subject,
    text: row.body,
    links: row.links,
    language: row.language,
    state: row.state,
    createdAt: row.created_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
    attempts: row.attempts,
    answer: row.response_code === null ? null : { code: row.response_code, line: row.response_text },
    nextTryAt: nextTry(row, times, now)?.toISOString() ?? null,
  }));
}

function nextTry(
  { state, job_id, not_before }: MailRow,
  times: ReadonlyMap<string, Date>,
  now: Date,
): Date | undefined {
  if (state !== 'WAITING') return undefined;
  const at = job_id === null ? not_before : times.get(job_id);
  return at && at > now ? at : undefined;
}
