import { sql } from 'kysely';
import type { applicationEndpoints } from '@portal/contract/applications/acts.ts';
import { UNDO_MS } from '@portal/domain/applications/moves.ts';
import type { Stage } from '@portal/domain/applications/stages.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { refusal } from '../../platform/http/refusal.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { lockApplicationRows } from '../applicationRow.ts';
import { lockApplication } from '../lockApplication.ts';
import { saveApplication } from '../saveApplication.ts';

interface MoveDetail {
  from: Stage;
  enteredAt: string;
  kind?: 'analyst' | 'ephesian';
  assigneeFrom?: number | null;
}

/**
 * Takes the mover's own last move back within 10 seconds: stage, assignment and deactivation. Not a move: no gate and
 * no right of the new stage is asked, but nothing else may have happened to the card since (`move.undo`).
 */
export async function undoMove(
  context: StaffContext,
  { params, body }: InputOf<typeof applicationEndpoints.undoMove>,
): Promise<number> {
  const { db, actor, now } = context;
  const last = await db
    .selectFrom('history')
    .selectAll()
    .where('noun', '=', 'applications')
    .where('subject_id', '=', params.id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const mine = last?.kind === 'moved' && last.user_id === actor.userId;
  // The move may have taken the card out of the mover's own sight: having moved it is the right to take it back.
  const row = mine ? await lockAnywhere(context, params.id) : await lockApplication(context, params.id);
  if (!row || !mine || row.version !== body.version || now.getTime() - last.at.getTime() > UNDO_MS) {
    throw refusal('move.undo');
  }
  const detail = last.detail as unknown as MoveDetail;
  if (row.status === 'REJECTED') await undoDeactivation(context, row.id);
  await saveApplication(context, row, {
    changes: {
      status: detail.from,
      stage_entered_at: new Date(detail.enteredAt),
      reject_type: null,
      ...(detail.kind && { [`${detail.kind}_id`]: detail.assigneeFrom ?? null }),
    },
    history: { kind: 'undone', detail: { from: row.status, to: detail.from } },
  });
  return row.id;
}

async function lockAnywhere({ db }: StaffContext, id: number) {
  const rows = await lockApplicationRows(db, sql<boolean>`application.id = ${id} and application.deleted_at is null`);
  return rows[0];
}

async function undoDeactivation({ db, now }: StaffContext, applicationId: number): Promise<void> {
  await db
    .updateTable('deactivation')
    .set({ undone_at: now })
    .where('application_id', '=', applicationId)
    .where('undone_at', 'is', null)
    .execute();
}
