import { sql } from 'kysely';
import { VISIT_PAUSE_MS } from '@portal/domain/sessions.ts';
import type { Db } from '../platform/database/tables.ts';
import './sessions.tables.ts';

/** Notes that somebody of the staff acts; after a pause it is another visit (product/applications.md#changed-since-the-last-visit). */
export async function noteVisit(db: Db, userId: number, now: Date): Promise<void> {
  const pause = new Date(now.getTime() - VISIT_PAUSE_MS);
  await sql`
    insert into staff_visit (user_id, acted_at) values (${userId}, ${now})
    on conflict (user_id) do update set
      before_at = case when staff_visit.acted_at < ${pause} then staff_visit.acted_at else staff_visit.before_at end,
      acted_at = greatest(staff_visit.acted_at, excluded.acted_at)`.execute(db);
}

/** When the visit before this one ended, as an expression; null in the first. It holds before the first act of a visit too. */
export const visitBefore = (userId: number, now: Date) => sql<Date | null>`(
  select case when acted_at < ${new Date(now.getTime() - VISIT_PAUSE_MS)} then acted_at else before_at end
  from staff_visit where user_id = ${userId})`;
