import type { Updateable } from 'kysely';
import type { applicationEndpoints } from '@portal/contract/applications/acts.ts';
import {
  stageAfterPayment,
  stageAfterProcessExoneration,
  waivesInterview,
  whyNotExoneratePayment,
  whyNotExonerateProcess,
} from '@portal/domain/applications/money.ts';
import { canAssign, slugOfAct } from '@portal/domain/access/can.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { refuseIfAny, refusal } from '../../platform/http/refusal.ts';
import { notPermitted } from '../../platform/http/serve.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { gateFacts, type ApplicationRow } from '../applicationRow.ts';
import type { ApplicationTable } from '../applications.tables.ts';
import { assigneeOf } from './assigneeOf.ts';
import { lockApplication } from '../lockApplication.ts';
import { saveApplication } from '../saveApplication.ts';
import { takeUpload } from '../files/stagedUpload.ts';

type Input = InputOf<typeof applicationEndpoints.exonerate>;

/**
 * Exonerates by payment or by process (decisions.md §2 Money). Refusals: `exonerate.payment`, `exonerate.process`,
 * `exonerate.notPaid`, `exonerate.corrections`; `assign.kind` where an analyst is named but nothing moves to ANALYSIS.
 */
export async function exonerate(context: StaffContext, { params, body }: Input): Promise<number> {
  const row = await lockApplication(context, params.id, { version: body.version });
  const facts = gateFacts(row);
  refuseIfAny(body.type === 'PAYMENT' ? whyNotExoneratePayment(facts) : whyNotExonerateProcess(facts));
  const changes = body.type === 'PAYMENT' ? paymentChanges(context, row) : processChanges(row);
  const analyst = await analystColumn(
    context,
    row,
    body.analyst,
    row.status !== 'ANALYSIS' && changes.status === 'ANALYSIS',
  );
  await context.db
    .insertInto('exoneration')
    .values({
      application_id: row.id,
      type: body.type,
      reason: body.reason,
      observations: body.observations,
      ...(await takeUpload(context, row.id, body.document)),
      user_id: context.actor.userId,
      at: context.now,
    })
    .execute();
  await saveApplication(context, row, {
    changes: { ...changes, ...analyst, exoneration_type: body.type, exoneration_reason: body.reason },
    history: {
      kind: 'exonerated',
      detail: { type: body.type, reason: body.reason, from: row.status, to: changes.status },
    },
  });
  return row.id;
}

const paymentChanges = ({ now }: StaffContext, row: ApplicationRow): Updateable<ApplicationTable> => ({
  status: stageAfterPayment(row.status, 'exoneration'),
  payment_status: 'EXONERATED',
  payment_type: 'EXONERATED',
  paid_at: now,
});

const processChanges = (row: ApplicationRow): Updateable<ApplicationTable> => ({
  status: stageAfterProcessExoneration(row.status),
  ...(waivesInterview(row.status) && { interview_waived: true }),
});

async function analystColumn(
  context: StaffContext,
  row: ApplicationRow,
  analyst: number | undefined,
  entersAnalysis: boolean,
) {
  if (analyst === undefined) return {};
  if (!entersAnalysis) throw refusal('assign.kind');
  const facts = gateFacts(row);
  if (!canAssign(context.actor, facts, 'analyst', analyst))
    throw notPermitted(context.actor, slugOfAct('assign', facts));
  return { analyst_id: (await assigneeOf(context.db, 'analyst', analyst)).id };
}
