import type { ApplicationRow } from '../applications/applicationRow.ts';
import { lockOwnApplication } from '../applications/lockApplication.ts';
import type { ClientContext } from '../platform/http/context.ts';
import { refusal } from '../platform/http/refusal.ts';

/** The client's own application while it can still be filled in; once submitted `submission.done`. */
export async function lockUnfinished(context: ClientContext, id: number): Promise<ApplicationRow> {
  const row = await lockOwnApplication(context, id);
  if (row.status !== 'UNFINISHED') throw refusal('submission.done');
  return row;
}
