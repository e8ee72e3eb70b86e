import type { applicationEndpoints } from '@portal/contract/applications/acts.ts';
import { afterCorrectionStep, whyNotAskCorrection } from '@portal/domain/applications/corrections.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { notFound, refuseIfAny } from '../../platform/http/refusal.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { writeCorrectionMail } from './correctionMail.ts';
import { lockApplication } from '../lockApplication.ts';
import { saveApplication } from '../saveApplication.ts';

/** Accepts a correction; one already accepted is `correction.state`, a stage that only shows them `correction.stage`. */
export async function acceptCorrection(
  context: StaffContext,
  { params, body }: InputOf<typeof applicationEndpoints.acceptCorrection>,
): Promise<number> {
  const row = await lockApplication(context, params.id, { version: body.version });
  refuseIfAny(whyNotAskCorrection(row.status));
  const correction = await correctionOf(context.db, row.id, params.correction);
  const state = afterCorrectionStep(correction.state, 'accept');
  if (typeof state !== 'string') refuseIfAny([state]);
  await context.db
    .updateTable('correction')
    .set({ state: 'ACCEPTED', accepted_at: context.now })
    .where('id', '=', correction.id)
    .execute();
  await saveApplication(context, row, {
    history: { kind: 'correction.accepted', detail: { field: correction.field_key } },
  });
  return row.id;
}

/** Sends an answered correction back for another round; one that waits or is accepted is `correction.state`. */
export async function askCorrectionAgain(
  context: StaffContext,
  { params, body }: InputOf<typeof applicationEndpoints.askCorrectionAgain>,
): Promise<number> {
  const row = await lockApplication(context, params.id, { version: body.version });
  refuseIfAny(whyNotAskCorrection(row.status));
  const correction = await correctionOf(context.db, row.id, params.correction);
  const state = afterCorrectionStep(correction.state, 'askAgain');
  if (typeof state !== 'string') refuseIfAny([state]);
  await context.db
    .updateTable('correction')
    .set({ state: 'REQUESTED', round: correction.round + 1, message: body.message })
    .where('id', '=', correction.id)
    .execute();
  await saveApplication(context, row, {
    history: { kind: 'correction.again', detail: { field: correction.field_key, round: correction.round + 1 } },
  });
  await writeCorrectionMail(context, row, 'correctionsAskedAgain', [correction.field_key], body.message);
  return row.id;
}

async function correctionOf(db: Db, applicationId: number, id: number) {
  const correction = await db
    .selectFrom('correction')
    .selectAll()
    .where('id', '=', id)
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  if (!correction) throw notFound();
  return correction;
}
