import { Textarea, TextInput } from '@mantine/core';
import { useController, useFormContext } from 'react-hook-form';
import type { Language } from '@portal/domain/languages.ts';
import { useText } from '../../texts/i18n.ts';
import classes from '../EditedList.module.css';

interface Props {
  /** Of the pair in the form, which holds a text for each language. */
  name: string;
  label: string;
  most: number;
  lines?: boolean;
}

/** One text in English and Spanish, side by side. */
export function BothTexts(props: Props) {
  return (
    <div className={classes.pair}>
      <Side {...props} language="en" />
      <Side {...props} language="es" />
    </div>
  );
}

function Side({ name, label, most, lines = false, language }: Props & { language: Language }) {
  const t = useText('forms');
  const { control } = useFormContext();
  const { field, fieldState } = useController({ control, name: `${name}.${language}` });
  const Field = lines ? Textarea : TextInput;
  return (
    <Field
      {...field}
      label={`${label} · ${t(language === 'en' ? 'english' : 'spanish')}`}
      lang={language}
      maxLength={most}
      error={fieldState.error?.message}
      {...(lines && { autosize: true, minRows: 3, maxRows: 12 })}
    />
  );
}
