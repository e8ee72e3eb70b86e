import { sql } from 'kysely';
import type { ClientContext } from '../platform/http/context.ts';
import '../applications/applications.tables.ts';

/** Kept of the applicant as soon as staff have written. */
const UNREAD = sql<number | null>`(
  select unread from message_reader where application_id = application.id and user_id is null)`;

/** The client's applications, newest first. */
export async function listOwnApplications({ db, actor }: ClientContext) {
  const rows = await db
    .selectFrom('application')
    .select(['id', 'status', 'case_number', 'started_at', 'submitted_at'])
    .select(UNREAD.as('unread'))
    .where('client_account_id', '=', actor.accountId)
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    status: row.status,
    caseNumber: row.case_number,
    startedAt: row.started_at.toISOString(),
    submittedAt: row.submitted_at?.toISOString() ?? null,
    unread: row.unread ?? 0,
  }));
}
