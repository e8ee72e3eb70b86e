import type { intakeEndpoints } from '@portal/contract/intake.ts';
import { noteActivity } from '../clients/noteActivity.ts';
import type { ClientContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { refusal } from '../platform/http/refusal.ts';
import { enterBoard } from './submission/enterBoard.ts';
import { readFormFacts } from './formFacts.ts';
import { lockUnfinished } from './lockUnfinished.ts';
import { churchOf, personOf } from './personAndChurch.ts';

/**
 * Submits the form (product/form.md#submission): person and church, then what every submission comes to. Refusals:
 * `submission.done`; `submission.incomplete` with everything missing by field key.
 */
export async function submitApplication(
  context: ClientContext,
  { params }: InputOf<typeof intakeEndpoints.submitApplication>,
): Promise<number> {
  const row = await lockUnfinished(context, params.id);
  const { form, missing } = await readFormFacts(context, row.id);
  if (Object.keys(missing).length > 0) {
    throw refusal('submission.incomplete', undefined, { fields: missing });
  }
  const personId = await personOf(context, form);
  const churchId = await churchOf(context, form);
  await enterBoard(context, row, { form, personId, churchId });
  await noteActivity(context);
  return row.id;
}
