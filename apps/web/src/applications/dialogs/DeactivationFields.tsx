import type { Control, FieldValues, Path } from 'react-hook-form';
import { date, line, paragraph } from '@portal/domain/fields/rules.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { optional, required } from '../../platform/forms/fields/checks.ts';
import { FileField } from './FileField.tsx';
import { TextField } from '../../platform/forms/fields/TextField.tsx';

export interface DeactivationValues {
  reason: string;
  description: string;
  departureDate: string;
  /** The upload's name, or empty. */
  document: string;
}

interface Props<Values extends FieldValues> {
  control: Control<Values>;
  applicationId: number;
  reasonLabel: string;
}

const REASON_MAX = 250;
const DESCRIPTION_MAX = 1000;

/** What every deactivation says beside its type. */
export function DeactivationFields<Values extends DeactivationValues>({
  control,
  applicationId,
  reasonLabel,
}: Props<Values>) {
  const t = useText('applicationDetail');
  return (
    <>
      <TextField
        control={control}
        name={'reason' as Path<Values>}
        label={reasonLabel}
        check={required(line(REASON_MAX))}
      />
      <TextField
        control={control}
        name={'description' as Path<Values>}
        label={t('moveDialog.description')}
        check={optional(paragraph(DESCRIPTION_MAX))}
        optional
        most={DESCRIPTION_MAX}
      />
      <TextField
        control={control}
        name={'departureDate' as Path<Values>}
        label={t('moveDialog.departureDate')}
        check={optional(date)}
        optional
        type="date"
      />
      <FileField control={control} name={'document' as Path<Values>} applicationId={applicationId} />
    </>
  );
}
