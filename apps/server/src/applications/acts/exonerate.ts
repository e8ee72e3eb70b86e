import type { Updateable } from 'kysely';
import type { applicationEndpoints } from '@portal/contract/applications/acts.ts';
import { stageAfterPayment, stageAfterProcessExoneration, waivesInterview } from '@portal/domain/applications/money.ts';
import { takeUpload } from '../../platform/files/waitingUpload.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { refusal } from '../../platform/http/refusal.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import type { ApplicationRow } from '../applicationRow.ts';
import type { ApplicationTable } from '../applications.tables.ts';
import { assigneeOnTheWay } from './assigneeOf.ts';
import { cardAct } from './cardAct.ts';
import { applicationSubject, type ActFileKind } from '../files/applicationFiles.ts';

type Input = InputOf<typeof applicationEndpoints.exonerate>;

/**
 * Exonerates by payment or by process (product/money.md#exoneration). Refusals: `exonerate.payment`, `exonerate.process`,
 * `exonerate.notPaid`, `exonerate.corrections`; `assign.kind` where an analyst is named but nothing moves to ANALYSIS.
 */
export const exonerate = cardAct({
  act: (_actor, { body }: Input) => (body.type === 'PAYMENT' ? 'exoneratePayment' : 'exonerateProcess'),
  async write({ context, row }, { body }: Input) {
    const changes = body.type === 'PAYMENT' ? paymentChanges(context, row) : processChanges(row);
    const entersAnalysis = row.status !== 'ANALYSIS' && changes.status === 'ANALYSIS';
    const analyst = await analystColumn(context, row, body.analyst, entersAnalysis);
    const { id } = await context.db
      .insertInto('exoneration')
      .values({
        application_id: row.id,
        type: body.type,
        reason: body.reason,
        observations: body.observations,
        user_id: context.actor.userId,
        at: context.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const document = { upload: body.document, field: 'document' };
    const place = { kind: 'exoneration' satisfies ActFileKind, place: id };
    await takeUpload(context, applicationSubject(row.id), place, document);
    return {
      changes: { ...changes, ...analyst, exoneration_type: body.type, exoneration_reason: body.reason },
      history: {
        kind: 'exonerated',
        detail: { type: body.type, reason: body.reason, from: row.status, to: changes.status },
      },
    };
  },
});

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
  return { analyst_id: (await assigneeOnTheWay({ context, row }, 'analyst', analyst)).id };
}
