import { useId } from 'react';
import { Checkbox } from '@mantine/core';
import { useController, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { useFieldWords, useHint } from './fieldWords.ts';
import { problemText } from '../../texts/fieldErrors.ts';
import { formatList } from '../../texts/format.ts';
import { FieldError } from '../../../ui/fields/FieldError.tsx';
import { FieldGroup } from '../../../ui/fields/FieldGroup.tsx';

interface Props<Values extends FieldValues, Value extends string> {
  control: Control<Values>;
  name: FieldPathByValue<Values, Value[]>;
  label: string;
  hint: string;
  choices: readonly { value: Value; label: string }[];
  optional?: boolean;
}

/** Some of a few values; unless it is optional, at least one. */
export function ChecksField<Values extends FieldValues, Value extends string>({
  control,
  name,
  label,
  hint,
  choices,
  optional = false,
}: Props<Values, Value>) {
  const errorId = useId();
  useFieldWords(name, label, (chosen: readonly string[]) =>
    formatList(choices.filter(({ value }) => chosen.includes(value)).map((choice) => choice.label)),
  );
  const below = useHint(name, hint);
  const { field, fieldState } = useController({
    control,
    name,
    rules: {
      validate: (chosen: readonly string[]) => optional || chosen.length > 0 || problemText({ code: 'field.checkbox' }),
    },
  });
  const chosen: readonly string[] = field.value;
  const change = (value: string, on: boolean) =>
    field.onChange((on ? [...chosen, value] : chosen.filter((one) => one !== value)).toSorted());
  return (
    <FieldGroup title={label}>
      <p>{below}</p>
      <FieldError id={errorId} text={fieldState.error?.message} />
      {choices.map(({ value, label: said }, index) => (
        <Checkbox
          key={value}
          ref={index === 0 ? field.ref : undefined}
          onBlur={field.onBlur}
          label={said}
          checked={chosen.includes(value)}
          onChange={({ currentTarget }) => change(value, currentTarget.checked)}
          aria-invalid={fieldState.invalid}
          aria-describedby={fieldState.invalid ? errorId : undefined}
        />
      ))}
    </FieldGroup>
  );
}
