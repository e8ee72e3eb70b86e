import { sql } from 'kysely';
import type { applicationEndpoints } from '@portal/contract/applications/acts.ts';
import { CARD_ACT_NAMES, CARD_ACTS, liesBeside } from '@portal/domain/applications/cardActs.ts';
import { MONEY_BESIDE } from '@portal/domain/applications/money.ts';
import { UNDO_MS } from '@portal/domain/applications/moves.ts';
import type { Stage } from '@portal/domain/applications/stages.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { refusal } from '../../platform/http/refusal.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { lockApplicationRows, type ApplicationRow } from '../applicationRow.ts';
import { undoDeactivation } from './deactivate.ts';
import { lockApplication } from '../lockApplication.ts';
import { takeMailsBack } from '../mails/mailStage.ts';
import { saveApplication } from '../saveApplication.ts';

interface MoveDetail {
  from: Stage;
  enteredAt: string;
  kind?: 'analyst' | 'ephesian';
  assigneeFrom?: number | null;
}

/** What the history tells of what lies beside the card: a move before it can still be taken back. */
const KINDS_BESIDE: readonly string[] = [
  ...CARD_ACT_NAMES.filter(liesBeside).flatMap((act): readonly string[] => CARD_ACTS[act].tells),
  ...MONEY_BESIDE,
];

/**
 * Takes the mover's own last move back within 10 seconds: stage, assignment, deactivation and what was mailed. Not a move: no gate and
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
    .where('kind', 'not in', KINDS_BESIDE)
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
  await takeMailsBack(context, row.id, last.at);
  if (row.status === 'REJECTED') await undoDeactivation(context, row.id);
  await saveApplication(context, row, {
    changes: {
      status: detail.from,
      stage_entered_at: new Date(detail.enteredAt),
      reject_type: null,
      ...(detail.kind && { [`${detail.kind}_id`]: detail.assigneeFrom ?? null }),
    },
    history: { kind: 'undone', detail: { from: row.status, to: detail.from, ...givenBack(row, detail) } },
  });
  return row.id;
}

/** Whom the move had assigned loses it again, which the history of assignments tells. */
const givenBack = (row: ApplicationRow, { kind, assigneeFrom = null }: MoveDetail) =>
  kind && { kind, assigneeFrom: row[`${kind}_id`], assigneeTo: assigneeFrom };

async function lockAnywhere({ db }: StaffContext, id: number) {
  const rows = await lockApplicationRows(db, sql<boolean>`application.id = ${id} and application.deleted_at is null`);
  return rows[0];
}
