import type { Selectable } from 'kysely';
import { afterCorrectionStep, OPEN_CORRECTION_STATES } from '@portal/domain/applications/corrections.ts';
import { record } from '../../history/record.ts';
import type { CardInHand } from '../acts/cardAct.ts';
import type { CorrectionTable } from '../applications.tables.ts';
import { keepSteps } from './keepSteps.ts';

/** The correction of a field that is open: there is one at most. */
export const openCorrection = (
  { context, row }: CardInHand,
  field: string,
): Promise<Selectable<CorrectionTable> | undefined> =>
  context.db
    .selectFrom('correction')
    .selectAll()
    .where('application_id', '=', row.id)
    .where('field_key', '=', field)
    .where('state', 'in', OPEN_CORRECTION_STATES)
    .executeTakeFirst();

/** Ends the open correction of a field that is right as it stands: accepted if it was answered, else withdrawn. Whether there was one. */
export async function settleOpen(card: CardInHand, field: string): Promise<boolean> {
  const open = await openCorrection(card, field);
  if (!open) return false;
  const { db, now } = card.context;
  const step = open.state === 'CORRECTED' ? 'accept' : 'withdraw';
  const state = afterCorrectionStep(open.state, step);
  if (typeof state !== 'string') return false;
  await db
    .updateTable('correction')
    .set({ state, ...(step === 'accept' && { accepted_at: now }) })
    .where('id', '=', open.id)
    .execute();
  await keepSteps(card.context, [{ correction_id: open.id, step, round: open.round }]);
  const kind = step === 'accept' ? 'correction.accepted' : 'correction.withdrawn';
  await record(card.context, { noun: 'applications', id: card.row.id, kind, detail: { field } });
  return true;
}
