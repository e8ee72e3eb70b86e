import { useQueryClient } from '@tanstack/react-query';
import type { UnmatchedPayment } from '@portal/contract/payments.ts';
import { line } from '@portal/domain/fields/rules.ts';
import { SET_ASIDE_MAX } from '@portal/domain/payments/unmatched.ts';
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

/** Settles a payment that is to count for no case, with what is done about the money. */
export default function SetAsideDialog({ payment, onClose }: { payment: UnmatchedPayment; onClose: () => void }) {
  const t = useText('paymentList');
  const client = useQueryClient();
  const renew = () => void client.invalidateQueries({ queryKey: MONEY });
  const { seen, upon } = useSeenRecord('setPaymentAside', payment, renew);
  const form = useKeyedForm({
    defaults: { words: '' },
    async act(body, idempotencyKey) {
      await upon(call('setPaymentAside', { params: { id: payment.id }, body, idempotencyKey }));
      showToast({ tone: 'done', subject: `payment ${payment.id}`, text: t('asideDone') });
      renew();
    },
    done: onClose,
  });
  const isOpen = seen.state === 'UNMATCHED' && seen.refund === null;
  return (
    <UndraftedDialog
      title={t('asideTitle')}
      submitLabel={isOpen ? t('asideSubmit') : undefined}
      next={paymentName(payment)}
      form={form}
      onClose={onClose}
    >
      <p>{t('asideLead')}</p>
      <TextField
        control={form.form.control}
        name="words"
        label={t('asideWords')}
        check={required(line(SET_ASIDE_MAX))}
        most={SET_ASIDE_MAX}
        isFirst
      />
    </UndraftedDialog>
  );
}
