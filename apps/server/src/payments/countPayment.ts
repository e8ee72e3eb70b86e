import { stageAfterPayment, type Fee } from '@portal/domain/applications/money.ts';
import type { ApplicationRow } from '../applications/applicationRow.ts';
import { saveApplication } from '../applications/saveApplication.ts';
import { mailApplicant } from '../applications/mails/mailApplicant.ts';
import { moneyText, timeText } from '../outbox/mailFormats.ts';
import type { AnyActor, Context } from '../platform/http/context.ts';

/** Has a payment by the provider count for a locked application that takes it, and mails the applicant a receipt. */
export async function countPayment(
  context: Context<AnyActor>,
  row: ApplicationRow,
  { reference, ...paid }: Fee & { reference: string | null },
  by: { kind: 'paid.online'; by: 'system' } | { kind: 'paid.assigned' },
): Promise<void> {
  const { now } = context;
  const to = stageAfterPayment(row.status, 'payment');
  await saveApplication(context, row, {
    changes: {
      status: to,
      payment_status: 'PAID',
      payment_type: 'ONLINE',
      payment_detail_key: 'ONLINE',
      payment_detail_value: reference,
      paid_at: now,
    },
    history: { ...by, detail: { from: row.status, to } },
  });
  await mailApplicant(context, row, {
    template: 'paymentReceived',
    params: (language) => ({
      caseNumber: row.case_number ?? '',
      amount: moneyText(language, paid),
      date: timeText(language, now),
    }),
    path: `/request/${row.id}`,
  });
}
