import { Textarea, TextInput } from '@mantine/core';
import { useController, useFormContext } from 'react-hook-form';
import type { Language } from '@portal/domain/languages.ts';
import { useText } from '../platform/texts/i18n.ts';
import type { FaqForm } from './faqForm.ts';
import classes from './Questions.module.css';

type PairName =
  | `groups.${number}.title`
  | `groups.${number}.elements.${number}.question`
  | `groups.${number}.elements.${number}.answer`;

interface Props {
  name: PairName;
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
  const t = useText('content');
  const { control } = useFormContext<FaqForm>();
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
