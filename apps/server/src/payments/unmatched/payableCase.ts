import { sql } from 'kysely';
import type { unmatchedPaymentEndpoints } from '@portal/contract/payments.ts';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import { reachOf } from '@portal/domain/access/reach.ts';
import { isBoardStage } from '@portal/domain/applications/stages.ts';
import { whyNotAssignPayment } from '@portal/domain/payments/unmatched.ts';
import { gateFacts, selectApplicationRows } from '../../applications/applicationRow.ts';
import { reachCondition } from '../../access/reachCondition.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { refusalAt } from '../../platform/http/refusal.ts';
import { getFee } from '../../settings/fee.ts';
import { getUnmatchedPayment } from './unmatchedPayment.ts';

type Endpoint = typeof unmatchedPaymentEndpoints.findPayableCase;

/** Which case a number means, before a payment is assigned to it, and what would keep it from counting. */
export async function findPayableCase(
  context: StaffContext,
  { params, query }: InputOf<Endpoint>,
): Promise<ReplyOf<Endpoint>> {
  const payment = await getUnmatchedPayment(context, params.id);
  const [row] = await selectApplicationRows(context.db, caseInSight(context, query.caseNumber));
  if (!row || !isBoardStage(row.status)) throw refusalAt('caseNumber', 'payment.case');
  const why = whyNotAssignPayment(gateFacts(row), await getFee(context.db), payment);
  return {
    id: row.id,
    caseNumber: row.case_number ?? '',
    name: [row.leader_name, row.leader_last_name].filter(Boolean).join(' '),
    churchName: row.ministry_name ?? '',
    status: row.status,
    whyNot: why.map(({ code }) => code as ReplyOf<Endpoint>['whyNot'][number]),
  };
}

/** The application of a case number that the actor sees. */
export const caseInSight = ({ actor }: StaffContext, caseNumber: string) =>
  sql<boolean>`application.case_number = ${caseNumber} and ${reachCondition(reachOf(actor))}`;
