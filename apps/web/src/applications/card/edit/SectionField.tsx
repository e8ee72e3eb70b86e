import { useWatch, type Control } from 'react-hook-form';
import type { Section } from '@portal/domain/applications/form.ts';
import { areaCode, email, phoneNumber } from '@portal/domain/fields/rules.ts';
import { CIVIL_STATUSES, GENDERS, TITLES } from '@portal/domain/applications/values.ts';
import { ChoiceField } from '../../../platform/forms/fields/ChoiceField.tsx';
import { PhoneCodeField } from '../../../platform/forms/fields/PhoneCodeField.tsx';
import { SelectField } from '../../../platform/forms/fields/SelectField.tsx';
import { TextField } from '../../../platform/forms/fields/TextField.tsx';
import { useText } from '../../../platform/texts/i18n.ts';
import { useCountryChoices } from '../../../platform/texts/useCountryChoices.ts';
import { fieldOf, type TypedValues } from './sectionValues.ts';
import { useFieldValue } from '../form/useFieldValue.ts';

interface Props {
  control: Control<TypedValues>;
  section: Section;
  name: string;
  check: () => true | string;
  isFirst: boolean;
}

const CHOICES: Readonly<Record<string, readonly string[]>> = {
  title: TITLES,
  gender: GENDERS,
  civilStatus: CIVIL_STATUSES,
};
const YES_NO = ['true', 'false'];
const JUDGED = ['ministry.members', 'ministry.country'];
/** Of those that have several lines. */
const MOST: Readonly<Record<string, number>> = { productOfDivisionReason: 1000, underDenominationReason: 1000 };

/** One field of a section by its kind; whether it may be empty follows from the form's own rules. */
export function SectionField({ control, section, name, check, isFirst }: Props) {
  const t = useText('applicationForm');
  const detail = useText('applicationDetail');
  const countries = useCountryChoices();
  const [gender, country] = useWatch({ control, name: ['gender', 'country'] });
  const inWords = useFieldValue(gender);
  const { kind, rule } = fieldOf(section, name);
  const shared = {
    control,
    name,
    label: t(`fields.${section}.${name}` as 'fields.leader.name'),
    check,
  };
  const hint = JUDGED.includes(`${section}.${name}`) ? detail('edit.judged') : undefined;

  if (rule === areaCode) {
    return <PhoneCodeField {...shared} placeholder={detail('edit.code')} country={country ?? ''} />;
  }
  if (kind === 'yesNo' || (kind === 'choice' && CHOICES[name])) {
    return (
      <ChoiceField
        {...shared}
        placeholder={detail('edit.choose')}
        choices={(CHOICES[name] ?? YES_NO).map((value) => ({ value, label: inWords(section, name, value) ?? value }))}
      />
    );
  }
  if (kind === 'choice') {
    return <SelectField {...shared} hint={hint} placeholder={detail('edit.country')} choices={countries} />;
  }
  return (
    <TextField
      {...shared}
      hint={hint}
      type={kind === 'date' ? 'date' : rule === email ? 'email' : 'text'}
      inputMode={kind === 'number' || rule === phoneNumber ? 'numeric' : 'text'}
      most={MOST[name]}
      {...(isFirst && { isFirst })}
    />
  );
}
