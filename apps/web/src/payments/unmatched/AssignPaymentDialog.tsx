import { useQueryClient } from '@tanstack/react-query';
import type { UnmatchedPayment } from '@portal/contract/payments.ts';
import { SETTLED_STATES } from '@portal/domain/payments/unmatched.ts';
import { line } from '@portal/domain/fields/rules.ts';
import { required } from '../../platform/forms/fields/checks.ts';
import { TextField } from '../../platform/forms/fields/TextField.tsx';
import { UndraftedDialog } from '../../platform/forms/UndraftedDialog.tsx';
import { useKeyedForm } from '../../platform/forms/useKeyedForm.ts';
import { useSeenRecord } from '../../platform/forms/useSeenRecord.ts';
import { call } from '../../platform/network/api.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { showToast } from '../../ui/toasts/toasts.ts';
import { MONEY } from '../payments.queries.ts';
import { paymentName } from './paymentName.ts';
import { FoundCase } from './FoundCase.tsx';

/** Has a payment count for a case, which is found by its number and named before anything is done. */
export default function AssignPaymentDialog({ payment, onClose }: { payment: UnmatchedPayment; onClose: () => void }) {
  const t = useText('paymentList');
  const client = useQueryClient();
  const renew = () => void client.invalidateQueries({ queryKey: MONEY });
  const { seen: now, upon } = useSeenRecord('assignPayment', payment, renew);
  const seen = SETTLED_STATES.find((state) => state === now.state && now.refund === null);
  const form = useKeyedForm({
    defaults: { caseNumber: '' },
    async act({ caseNumber }, idempotencyKey) {
      const body = { caseNumber, seen: seen ?? 'UNMATCHED' };
      await upon(call('assignPayment', { params: { id: payment.id }, body, idempotencyKey }));
      showToast({ tone: 'done', subject: `payment ${payment.id}`, text: t('assigned', { caseNumber }) });
      renew();
    },
    done: onClose,
  });
  const { control, watch } = form.form;
  return (
    <UndraftedDialog
      title={t('assignTitle')}
      submitLabel={seen && t('assignSubmit')}
      next={paymentName(payment)}
      form={form}
      onClose={onClose}
    >
      <TextField
        control={control}
        name="caseNumber"
        label={t('caseNumber')}
        hint={t('caseNumberHint')}
        check={required(line(20))}
        isFirst
      />
      {!form.form.formState.errors.caseNumber && <FoundCase payment={payment.id} typed={watch('caseNumber')} />}
    </UndraftedDialog>
  );
}
