import type { intakeEndpoints } from '@portal/contract/intake.ts';
import { saveApplication } from '../applications/saveApplication.ts';
import { ephesianInCharge } from '../churches/ephesianInCharge.ts';
import { noteActivity } from '../clients/noteActivity.ts';
import { moneyText, timeText } from '../outbox/mailFormats.ts';
import { writeMail } from '../outbox/writeMail.ts';
import type { ClientContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { refusal } from '../platform/http/refusal.ts';
import { getFee } from '../settings/fee.ts';
import { readFormFacts } from './formFacts.ts';
import { judgementOf } from './judgement.ts';
import { lockUnfinished } from './lockUnfinished.ts';
import { nextCaseNumber } from './nextCaseNumber.ts';
import { noteSeen } from './noteSeen.ts';
import { churchOf, personOf } from './personAndChurch.ts';

/**
 * Submits the form (product/form.md#submission): person and church, what was seen before, the ministry rules' judgement, the
 * Ephesian in charge, the case number. Refusals: `submission.done`; `submission.incomplete` with everything missing
 * by field key.
 */
export async function submitApplication(
  context: ClientContext,
  { params }: InputOf<typeof intakeEndpoints.submitApplication>,
): Promise<number> {
  const { db, now } = context;
  const row = await lockUnfinished(context, params.id);
  const { form, missing } = await readFormFacts(context, row.id);
  if (Object.keys(missing).length > 0) {
    throw refusal('submission.incomplete', undefined, { fields: missing });
  }
  const personId = await personOf(context, form);
  const churchId = await churchOf(context, form);
  await noteSeen(db, row.id, form);
  const { classification, flag, rejected } = await judgementOf(db, form);
  const country = form.ministry.country ?? '';
  const ephesianId = await ephesianInCharge(db, personId, country);
  const status = rejected ? 'REJECT_BY_TAG' : 'COMPLETE';
  const caseNumber = await nextCaseNumber(db, now);
  await saveApplication(context, row, {
    changes: {
      status,
      submitted_at: now,
      case_number: caseNumber,
      person_id: personId,
      church_id: churchId,
      classification,
      flag,
      country,
      ephesian_id: ephesianId,
      form_state: 'FORM_STATE_DOCUMENTS',
    },
    history: {
      kind: 'submitted',
      detail: {
        to: status,
        ...(ephesianId !== null && { kind: 'ephesian', assigneeFrom: null, assigneeTo: ephesianId }),
      },
    },
  });
  await noteActivity(context);
  await mailReceipt(context, row.id, caseNumber, rejected);
  return row.id;
}

/** Below the network's rules nothing is due yet: the mail asks for no payment, and says nothing of the reason. */
async function mailReceipt(context: ClientContext, id: number, caseNumber: string, rejected: boolean): Promise<void> {
  const { email, language } = context.actor;
  const date = timeText(language, context.now);
  const links = [`${context.services.settings.clientUrl}/request/${id}`];
  if (rejected) {
    await writeMail(context, { to: email, language, template: 'submissionBelow', params: { caseNumber, date }, links });
    return;
  }
  const fee = moneyText(language, await getFee(context.db));
  await writeMail(context, {
    to: email,
    language,
    template: 'submissionReceived',
    params: { caseNumber, date, fee },
    links,
  });
}
