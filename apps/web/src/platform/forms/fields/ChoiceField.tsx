import { NativeSelect } from '@mantine/core';
import { useController, type Control, type FieldValues, type Path } from 'react-hook-form';
import { chosen } from './checks.ts';
import { choiceWords, useFieldWords, useHint } from './fieldWords.ts';

interface Props<Values extends FieldValues> {
  control: Control<Values>;
  name: Path<Values>;
  label: string;
  hint?: string;
  /** What stands in the field until something is chosen; without it something always is. */
  placeholder?: string;
  choices: readonly { value: string; label: string }[];
  /** Instead of asking that one is chosen. */
  check?: (value: string) => true | string;
  /** Where another choice asks for other fields. */
  onChange?: (value: string) => void;
}

/** One of a few values, by the device's own list. */
export function ChoiceField<Values extends FieldValues>(props: Props<Values>) {
  const { control, name, label, hint, placeholder, choices, check = chosen, onChange } = props;
  useFieldWords(name, label, choiceWords(choices));
  const below = useHint(name, hint);
  const { field, fieldState } = useController({ control, name, rules: { validate: check } });
  return (
    <NativeSelect
      {...field}
      {...(onChange && { onChange: ({ currentTarget }) => onChange(currentTarget.value) })}
      label={label}
      required
      withAsterisk={false}
      error={fieldState.error?.message}
      description={fieldState.error === undefined && below}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data={[...(placeholder === undefined ? [] : [{ value: '', label: placeholder }]), ...choices]}
    />
  );
}
