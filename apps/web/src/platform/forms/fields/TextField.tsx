import { Textarea, TextInput } from '@mantine/core';
import { useController, type Control, type FieldValues, type Path } from 'react-hook-form';
import { lengthOf } from '@portal/domain/fields/rules.ts';
import { formatNumber } from '../../texts/format.ts';
import { useText } from '../../texts/i18n.ts';
import { useFieldWords, useHint } from './fieldWords.ts';

interface Props<Values extends FieldValues> {
  control: Control<Values>;
  name: Path<Values>;
  label: string;
  hint?: string | undefined;
  check: (value: string, all: Values) => true | string;
  optional?: boolean;
  type?: 'text' | 'date' | 'time' | 'email';
  inputMode?: 'text' | 'decimal' | 'numeric';
  /** Several lines, with how many characters of the most are used. */
  most?: number | undefined;
  /** A dialog opens with the focus in it. */
  isFirst?: true;
}

/** A field of text or a date: label above, hint below, and in its place what is wrong, in words. */
export function TextField<Values extends FieldValues>({
  control,
  name,
  label,
  hint,
  check,
  optional,
  type,
  inputMode,
  most,
  isFirst,
}: Props<Values>) {
  const t = useText('forms');
  useFieldWords(name, label);
  const below = useHint(name, hint);
  const { field, fieldState } = useController({
    control,
    name,
    rules: { validate: (value: string, all: Values) => check(value, all) },
  });
  const error = fieldState.error?.message;
  const shared = {
    ...field,
    label: optional ? t('optional', { label }) : label,
    required: !optional,
    withAsterisk: false,
    'data-autofocus': isFirst,
  };
  if (most === undefined) {
    return (
      <TextInput
        {...shared}
        type={type ?? 'text'}
        inputMode={inputMode ?? 'text'}
        description={error === undefined && below}
        error={error}
        inputWrapperOrder={ORDER}
      />
    );
  }
  const length = lengthOf(String(field.value));
  const used = t('left', { count: formatNumber(length), length: formatNumber(most) });
  return (
    <Textarea
      {...shared}
      autosize
      minRows={3}
      maxRows={10}
      description={error === undefined && (below ? `${below} · ${used}` : used)}
      // Who shortens it sees how far they are.
      error={error !== undefined && length > most ? `${error} · ${used}` : error}
      inputWrapperOrder={ORDER}
    />
  );
}

const ORDER: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];
