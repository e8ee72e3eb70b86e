import type { Control } from 'react-hook-form';
import { date, line, paragraph } from '@portal/domain/fields/rules.ts';
import { optional, required } from '../../platform/forms/fields/checks.ts';
import { TextField } from '../../platform/forms/fields/TextField.tsx';
import { useText } from '../../platform/texts/i18n.ts';

interface Values {
  reason: string;
  description: string;
  departureDate: string;
}

const REASON_MAX = 250;
const DESCRIPTION_MAX = 1000;

/** Why an application is deactivated, in words. */
export function DeactivationTexts<More extends Values>(props: { control: Control<More>; reasonLabel: string }) {
  const t = useText('applicationDetail');
  // The types of a form are of one shape alone; these fields are among those of each.
  const control = props.control as unknown as Control<Values>;
  return (
    <>
      <TextField control={control} name="reason" label={props.reasonLabel} check={required(line(REASON_MAX))} />
      <TextField
        control={control}
        name="description"
        label={t('moveDialog.description')}
        check={optional(paragraph(DESCRIPTION_MAX))}
        optional
        most={DESCRIPTION_MAX}
      />
      <TextField
        control={control}
        name="departureDate"
        label={t('moveDialog.departureDate')}
        check={optional(date)}
        optional
        type="date"
      />
    </>
  );
}
