import { useQueryClient } from '@tanstack/react-query';
import type { ExonerationLimit } from '@portal/contract/settings.ts';
import { waitsForSecond } from '@portal/domain/payments/exonerations.ts';
import { FormFrame } from '../../platform/forms/FormFrame.tsx';
import { TextField } from '../../platform/forms/fields/TextField.tsx';
import { useRecordForm } from '../../platform/forms/useRecordForm.ts';
import { call } from '../../platform/network/api.ts';
import { problemText } from '../../platform/texts/fieldErrors.ts';
import { formatMoney } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { showToast } from '../../ui/toasts/toasts.ts';
import { centsFromZero } from '../../platform/forms/fields/cents.ts';
import { MONEY } from '../payments.queries.ts';

const typed = (amount: number | null): string => (amount === null ? '' : (amount / 100).toFixed(2));

/** The amount above which an exoneration waits for a second person; empty: none does. */
export function LimitForm({ limit }: { limit: ExonerationLimit }) {
  const t = useText('exonerationList');
  const client = useQueryClient();
  const act = useRecordForm({
    endpoint: 'setExonerationLimit',
    name: 'exonerationLimit',
    record: limit,
    values: (present = limit) => ({ amount: typed(present.amount) }),
    send: ({ amount }, base = limit, idempotencyKey) =>
      call('setExonerationLimit', {
        body: { amount: amount.trim() === '' ? null : (centsFromZero(amount) ?? null), version: base.version },
        idempotencyKey,
      }),
    renew: () => void client.invalidateQueries({ queryKey: MONEY }),
    done: () => showToast({ tone: 'done', subject: 'exonerationLimit', text: t('limitSaved') }),
  });
  const { fee, amount } = act.base ?? limit;
  const today = t(waitsForSecond('PAYMENT', fee, amount) ? 'limitToday' : 'limitNotToday', {
    fee: formatMoney(fee.amount, fee.currency),
  });
  return (
    <FormFrame form={act} submit={t('limitSubmit')}>
      <TextField
        control={act.form.control}
        name="amount"
        label={t('limit')}
        hint={t('limitHint')}
        check={(value) =>
          value.trim() === '' || centsFromZero(value) !== undefined || problemText({ code: 'field.fee' })
        }
        inputMode="decimal"
        optional
      />
      <p>{today}</p>
    </FormFrame>
  );
}
