import { Select } from '@mantine/core';
import { useController, type Control, type FieldValues, type Path } from 'react-hook-form';
import { useText } from '../../texts/i18n.ts';
import { chosen } from './checks.ts';
import { choiceWords, useFieldWords, useHint } from './fieldWords.ts';
import classes from './SelectField.module.css';

interface Props<Values extends FieldValues> {
  control: Control<Values>;
  name: Path<Values>;
  label: string;
  hint?: string | undefined;
  placeholder: string;
  choices: readonly { value: string; label: string }[];
  /** The choice that stands in the field, and what is kept of one, where that is not its value. */
  shown?: string;
  kept?: (option: string) => string;
  inWords?: (value: string) => string;
  /** Beyond that something is chosen. */
  check?: (value: string) => true | string;
  optional?: boolean;
}

/** One of many values, found by typing a part of it. */
export function SelectField<Values extends FieldValues>(props: Props<Values>) {
  const {
    control,
    name,
    label,
    hint,
    placeholder,
    choices,
    optional = false,
    check = optional ? () => true : chosen,
  } = props;
  const t = useText('forms');
  const { shown, kept, inWords = choiceWords(choices) } = props;
  useFieldWords(name, label, inWords);
  const below = useHint(name, hint);
  const { field, fieldState } = useController({ control, name, rules: { validate: check } });
  return (
    <Select
      {...field}
      value={(shown ?? field.value) || null}
      onChange={(value) => field.onChange(kept && value !== null ? kept(value) : (value ?? ''))}
      label={optional ? t('optional', { label }) : label}
      placeholder={placeholder}
      data={choices}
      searchable
      clearable={optional}
      clearButtonProps={{ 'aria-label': t('clear', { label }) }}
      selectFirstOptionOnChange
      nothingFoundMessage={t('nothingFound')}
      // Their list itself scrolls, as those who do not see it expect of one.
      withScrollArea={false}
      classNames={{ options: classes.options ?? '' }}
      required={!optional}
      withAsterisk={false}
      error={fieldState.error?.message}
      description={fieldState.error === undefined && below}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      comboboxProps={{ withinPortal: false }}
      autoComplete="off"
    />
  );
}
