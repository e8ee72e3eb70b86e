import { sql } from 'kysely';
import type { Stage } from '@portal/domain/applications/stages.ts';
import type { ApplicationRow } from '../applications/applicationRow.ts';
import { isOwnApplication, lockOwnApplication } from '../applications/lockApplication.ts';
import type { ClientContext } from '../platform/http/context.ts';
import { notFound, refusal } from '../platform/http/refusal.ts';

/** The client's own application while it can still be filled in; once submitted `submission.done`. */
export async function lockUnfinished(context: ClientContext, id: number): Promise<ApplicationRow> {
  const row = await lockOwnApplication(context, id);
  if (row.status !== 'UNFINISHED') throw refusal('submission.done');
  return row;
}

/** The same for a save of its form, which stands on nothing else of it. */
export async function lockForm(context: ClientContext, id: number): Promise<void> {
  const { rows } = await sql<{ status: Stage }>`
    select status from application where ${isOwnApplication(context, id)} for no key update`.execute(context.db);
  if (!rows[0]) throw notFound();
  if (rows[0].status !== 'UNFINISHED') throw refusal('submission.done');
}
