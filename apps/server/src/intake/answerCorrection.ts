import type { intakeEndpoints } from '@portal/contract/intake.ts';
import { afterCorrectionStep, whyNotAskCorrection } from '@portal/domain/applications/corrections.ts';
import { fieldTarget } from '@portal/domain/applications/form.ts';
import { applicationSubject } from '../applications/files/applicationFiles.ts';
import { keepSteps } from '../applications/corrections/keepSteps.ts';
import { fieldValueText } from '../applications/corrections/fieldValueText.ts';
import { lockOwnApplication } from '../applications/lockApplication.ts';
import { saveApplication } from '../applications/saveApplication.ts';
import { noteActivity } from '../clients/noteActivity.ts';
import { attach } from '../platform/files/attach.ts';
import type { ReceivedFile } from '../platform/files/receiveFile.ts';
import type { ClientContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { notFound, refusal, refuseIfAny } from '../platform/http/refusal.ts';
import { correctField } from './correctField.ts';
import { followForm } from './followForm.ts';

/**
 * Answers a correction: only its field opens, by the rules of the form (at the field `value`, or `file`). Old and new
 * stand in the correction and in the list of changes; what hangs on the field follows. Refusals: not found,
 * `correction.state` when it is already answered, `correction.stage` where nothing can be corrected any more.
 */
export async function answerCorrection(
  context: ClientContext,
  { params, body }: InputOf<typeof intakeEndpoints.answerCorrection>,
  file: ReceivedFile | undefined,
): Promise<number> {
  const { db, now } = context;
  const row = await lockOwnApplication(context, params.id);
  const correction = await db
    .selectFrom('correction')
    .selectAll()
    .where('id', '=', params.correction)
    .where('application_id', '=', row.id)
    .executeTakeFirst();
  const target = correction && fieldTarget(correction.field_key);
  if (!correction || !target) throw notFound();
  refuseIfAny(whyNotAskCorrection(row.status));
  const state = afterCorrectionStep(correction.state, 'answer');
  if (typeof state !== 'string') throw refusal(state.code);

  const key = correction.field_key;
  const oldValue = await fieldValueText(db, row.id, key);
  if (target.type === 'field') await correctField(context, row.id, target, body?.value);
  else if (file) await attach(db, applicationSubject(row.id), { kind: key }, file, context);
  const newValue = await fieldValueText(db, row.id, key);

  await db
    .updateTable('correction')
    .set({ state, old_value: oldValue, new_value: newValue, answered_at: now })
    .where('id', '=', correction.id)
    .execute();
  const { id: correction_id, round } = correction;
  await keepSteps(context, [{ correction_id, step: 'answer', round, old_value: oldValue, new_value: newValue }]);
  await db
    .insertInto('field_change')
    .values({
      application_id: row.id,
      field_key: key,
      old_value: oldValue,
      new_value: newValue,
      user_id: null,
      at: now,
    })
    .execute();
  await saveApplication(context, row, {
    changes: await followForm(context, row, [key]),
    history: { kind: 'correction.answered', detail: { field: key, round: correction.round } },
  });
  await noteActivity(context);
  return row.id;
}
