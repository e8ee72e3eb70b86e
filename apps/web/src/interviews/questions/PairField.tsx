import type { Control, FieldValues, Path } from 'react-hook-form';
import { LANGUAGES } from '@portal/domain/languages.ts';
import { TextField } from '../../platform/forms/fields/TextField.tsx';
import { useText } from '../../platform/texts/i18n.ts';
import classes from './Questions.module.css';

interface Props<Values extends FieldValues> {
  control: Control<Values>;
  /** Of the pair, `text`: its sides are `text.en` and `text.es`. */
  name: string;
  label: string;
  isFirst?: true;
}

/** One text in English and Spanish, side by side. What is wrong with it the server tells, at its side. */
export function PairField<Values extends FieldValues>({ control, name, label, isFirst }: Props<Values>) {
  const t = useText('interviewQuestions');
  return (
    <div className={classes.pair}>
      {LANGUAGES.map((language) => (
        <TextField
          key={language}
          control={control}
          name={`${name}.${language}` as Path<Values>}
          label={t('in', { label, language: t(language === 'en' ? 'english' : 'spanish') })}
          check={() => true}
          {...(isFirst && language === 'en' && { isFirst })}
        />
      ))}
    </div>
  );
}
