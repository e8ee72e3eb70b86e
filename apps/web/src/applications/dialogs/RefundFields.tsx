import { useWatch, type Control, type FieldValues, type Path } from 'react-hook-form';
import { line } from '@portal/domain/fields/rules.ts';
import { REFUND_REASONS } from '@portal/domain/payments/unmatched.ts';
import { centsOf } from '../../platform/forms/fields/cents.ts';
import { required } from '../../platform/forms/fields/checks.ts';
import { ChoiceField } from '../../platform/forms/fields/ChoiceField.tsx';
import { TextField } from '../../platform/forms/fields/TextField.tsx';
import { problemText } from '../../platform/texts/fieldErrors.ts';
import { useText } from '../../platform/texts/i18n.ts';
import type { RefundValues } from './refundForm.ts';

/** What is given back of the payment, where something is. */
export function RefundFields<Values extends FieldValues & RefundValues>({ control }: { control: Control<Values> }) {
  const t = useText('applicationDetail');
  const form = useText('applicationForm');
  const reason = useWatch({ control, name: 'refundReason' as Path<Values> });
  return (
    <>
      <ChoiceField
        control={control}
        name={'refundReason' as Path<Values>}
        label={t('payment.refund')}
        check={() => true}
        choices={[
          { value: '', label: t('refund.none') },
          ...REFUND_REASONS.map((value) => ({ value, label: form(`values.refundReason.${value}`) })),
        ]}
      />
      {reason !== '' && (
        <>
          <TextField
            control={control}
            name={'refundAmount' as Path<Values>}
            label={t('exonerationDialog.amount')}
            hint={t('exonerationDialog.amountHint')}
            check={(typed) => centsOf(typed) !== undefined || problemText({ code: 'field.fee' })}
            inputMode="decimal"
          />
          <TextField
            control={control}
            name={'refundReference' as Path<Values>}
            label={t('exonerationDialog.reference')}
            check={required(line(100))}
          />
        </>
      )}
    </>
  );
}
