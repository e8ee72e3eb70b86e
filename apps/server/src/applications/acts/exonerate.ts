import type { Updateable } from 'kysely';
import type { applicationEndpoints } from '@portal/contract/applications/acts.ts';
import { waitsForSecond } from '@portal/domain/payments/exonerations.ts';
import { stageAfterPayment, stageAfterProcessExoneration, waivesInterview } from '@portal/domain/applications/money.ts';
import type { ExonerationType } from '@portal/domain/applications/values.ts';
import { takeUpload } from '../../platform/files/waitingUpload.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { refusal } from '../../platform/http/refusal.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { getExonerationLimit } from '../../settings/exonerationLimit.ts';
import { getFee } from '../../settings/fee.ts';
import type { ApplicationRow } from '../applicationRow.ts';
import type { ApplicationTable } from '../applications.tables.ts';
import { assigneeOnTheWay } from './assigneeOf.ts';
import { cardAct, type CardInHand } from './cardAct.ts';
import { applicationSubject, type ActFileKind } from '../files/applicationFiles.ts';

type Input = InputOf<typeof applicationEndpoints.exonerate>;

/**
 * Exonerates by payment or by process (product/money.md#exoneration); above the limit it is only asked for, and another
 * person decides (product/money.md#second-person). Refusals: `exonerate.payment`, `exonerate.waiting`,
 * `exonerate.process`, `exonerate.notPaid`, `exonerate.corrections`; `assign.kind` where an analyst is named but nothing
 * moves to ANALYSIS.
 */
export const exonerate = cardAct({
  act: (_actor, { body }: Input) => (body.type === 'PAYMENT' ? 'exoneratePayment' : 'exonerateProcess'),
  async write({ context, row }, { body }: Input) {
    const { db, actor, now } = context;
    const fee = await getFee(db);
    const waits = waitsForSecond(body.type, fee, await getExonerationLimit(db));
    const change = await exonerationChanges({ context, row }, body);
    const { id } = await db
      .insertInto('exoneration')
      .values({
        application_id: row.id,
        type: body.type,
        reason: body.reason,
        observations: body.observations,
        user_id: actor.userId,
        at: now,
        ...(body.type === 'PAYMENT' && { amount: fee.amount, currency: fee.currency }),
        ...(waits
          ? { state: 'WAITING' as const, analyst_id: body.analyst ?? null }
          : { decided_by: actor.userId, decided_at: now }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const document = { upload: body.document, field: 'document' };
    const place = { kind: 'exoneration' satisfies ActFileKind, place: id };
    await takeUpload(context, applicationSubject(row.id), place, document);
    if (!waits) return change;
    return { history: { kind: 'exoneration.asked' as const, detail: { exoneration: id, reason: body.reason } } };
  },
});

interface Granted {
  type: ExonerationType;
  reason: string;
  analyst?: number | undefined;
}

/** How a card changes by an exoneration that is granted, and what is told of it. */
export async function exonerationChanges(
  { context, row }: Pick<CardInHand, 'context' | 'row'>,
  { type, reason, analyst: chosen }: Granted,
) {
  const changes = type === 'PAYMENT' ? paymentChanges(context, row) : processChanges(row);
  const entersAnalysis = row.status !== 'ANALYSIS' && changes.status === 'ANALYSIS';
  const analyst = await analystChange(context, row, chosen, entersAnalysis);
  return {
    changes: { ...changes, ...analyst.columns, exoneration_type: type, exoneration_reason: reason },
    history: {
      kind: 'exonerated' as const,
      detail: { type, reason, from: row.status, to: changes.status, ...analyst.told },
    },
  };
}

const paymentChanges = ({ now }: StaffContext, row: ApplicationRow) => ({
  status: stageAfterPayment(row.status, 'exoneration'),
  payment_status: 'EXONERATED' as const,
  payment_type: 'EXONERATED' as const,
  paid_at: now,
});

const processChanges = (row: ApplicationRow): Updateable<ApplicationTable> => ({
  status: stageAfterProcessExoneration(row.status),
  ...(waivesInterview(row.status) && { interview_waived: true }),
});

async function analystChange(
  context: StaffContext,
  row: ApplicationRow,
  analyst: number | undefined,
  entersAnalysis: boolean,
) {
  if (analyst === undefined) return { columns: {}, told: {} };
  if (!entersAnalysis) throw refusal('assign.kind');
  const { id } = await assigneeOnTheWay({ context, row }, 'analyst', analyst);
  return {
    columns: { analyst_id: id },
    told: { kind: 'analyst', assigneeFrom: row.analyst_id, assigneeTo: id } as const,
  };
}
