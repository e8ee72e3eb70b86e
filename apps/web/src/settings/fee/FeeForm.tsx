import { useQueryClient } from '@tanstack/react-query';
import type { ToldFee } from '@portal/contract/settings.ts';
import { FormFrame } from '../../platform/forms/FormFrame.tsx';
import { centsOf } from '../../platform/forms/fields/cents.ts';
import { TextField } from '../../platform/forms/fields/TextField.tsx';
import { useRecordForm } from '../../platform/forms/useRecordForm.ts';
import { call } from '../../platform/network/api.ts';
import { problemText } from '../../platform/texts/fieldErrors.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { showToast } from '../../ui/toasts/toasts.ts';
import { feeQuery } from '../settings.queries.ts';

const isBelowZero = (typed: string): boolean => /^\s*[-−]/.test(typed);

/** The application fee, in dollars with two decimals. */
export function FeeForm({ fee }: { fee: ToldFee }) {
  const t = useText('configuration');
  const client = useQueryClient();
  const act = useRecordForm({
    endpoint: 'setFee',
    name: 'fee',
    record: fee,
    values: (present = fee) => ({ amount: (present.amount / 100).toFixed(2) }),
    send: ({ amount }, base = fee, idempotencyKey) =>
      call('setFee', { body: { amount: centsOf(amount) ?? 0, version: base.version }, idempotencyKey }),
    renew: () => void client.invalidateQueries({ queryKey: ['setting'] }),
    done: (saved) => {
      client.setQueryData(feeQuery.queryKey, saved);
      showToast({ tone: 'done', subject: 'fee', text: t('feeSaved') });
    },
  });
  return (
    <FormFrame form={act} submit={t('feeSubmit')}>
      <TextField
        control={act.form.control}
        name="amount"
        label={t('fee', { currency: fee.currency })}
        check={(value) =>
          centsOf(value) !== undefined || problemText({ code: isBelowZero(value) ? 'SUP004' : 'field.fee' })
        }
        inputMode="decimal"
      />
    </FormFrame>
  );
}
