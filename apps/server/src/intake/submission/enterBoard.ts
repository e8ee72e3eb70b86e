import type { FormValues } from '@portal/domain/applications/form.ts';
import type { Language } from '@portal/domain/languages.ts';
import type { BoardStage } from '@portal/domain/applications/stages.ts';
import type { ApplicationRow } from '../../applications/applicationRow.ts';
import { mailApplicant } from '../../applications/mails/mailApplicant.ts';
import { presentOnes } from '../../applications/merging/presentOnes.ts';
import { saveApplication } from '../../applications/saveApplication.ts';
import { ephesianInCharge } from '../../churches/ephesianInCharge.ts';
import { moneyText, timeText } from '../../outbox/mailFormats.ts';
import type { ClientContext, StaffContext } from '../../platform/http/context.ts';
import { getFee } from '../../settings/fee.ts';
import { judgementOf } from './judgement.ts';
import { nextCaseNumber } from '../nextCaseNumber.ts';
import { noteSeen } from './noteSeen.ts';

type Submitter = ClientContext | StaffContext;

interface Entering {
  /** Complete: what it lacks was asked before. */
  form: FormValues;
  personId: number | null;
  churchId: number | null;
}

export interface Entered {
  id: number;
  caseNumber: string;
  status: BoardStage;
}

/**
 * What every submission comes to (product/form.md#submission): what was seen before, the ministry rules' judgement, the
 * Ephesian in charge, the case number, the applicant's receipt.
 */
export async function enterBoard(
  context: Submitter,
  row: ApplicationRow,
  { form, ...ones }: Entering,
): Promise<Entered> {
  const { db, now } = context;
  const { personId, churchId } = await presentOnes(db, ones);
  await noteSeen(db, { id: row.id, personId, churchId }, form);
  const { classification, flag, rejected } = await judgementOf(db, form);
  const country = form.ministry.country ?? '';
  const ephesianId = personId === null ? null : await ephesianInCharge(db, personId, country);
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
  await mailReceipt(context, row, caseNumber, rejected);
  return { id: row.id, caseNumber, status };
}

/** Below the network's rules nothing is due yet: the mail asks for no payment, and says nothing of the reason. */
async function mailReceipt(
  context: Submitter,
  row: ApplicationRow,
  caseNumber: string,
  rejected: boolean,
): Promise<void> {
  const path = `/request/${row.id}`;
  const told = (language: Language) => ({ caseNumber, date: timeText(language, context.now) });
  if (rejected) return mailApplicant(context, row, { template: 'submissionBelow', params: told, path });
  const fee = await getFee(context.db);
  await mailApplicant(context, row, {
    template: 'submissionReceived',
    params: (language) => ({ ...told(language), fee: moneyText(language, fee) }),
    path,
  });
}
