import { useState } from 'react';
import { useController, type Control, type FieldValues, type Path } from 'react-hook-form';
import { callingCodeOf, mainCountryOf } from '@portal/domain/countries.ts';
import { usePhoneCodeChoices } from '../../texts/useCountryChoices.ts';
import { SelectField } from './SelectField.tsx';

interface Props<Values extends FieldValues> {
  control: Control<Values>;
  name: Path<Values>;
  label: string;
  placeholder: string;
  check: (value: string) => true | string;
  /** Where the person lives: of the countries that share a code it is the likely one. */
  country: string;
}

/** A country code, found by the country or by the digits. The value is the digits. */
export function PhoneCodeField<Values extends FieldValues>({ country, ...props }: Props<Values>) {
  const choices = usePhoneCodeChoices();
  const { field } = useController({ control: props.control, name: props.name });
  const [picked, setPicked] = useState('');
  const digits = String(field.value);
  const shown =
    [picked, country].find((one) => digits !== '' && callingCodeOf(one) === digits) ?? mainCountryOf(digits) ?? '';
  return (
    <SelectField
      {...props}
      choices={choices}
      shown={shown}
      kept={(option) => {
        setPicked(option);
        return callingCodeOf(option) ?? '';
      }}
      inWords={(code: string) => (code === '' ? '' : `+${code}`)}
      optional
    />
  );
}
