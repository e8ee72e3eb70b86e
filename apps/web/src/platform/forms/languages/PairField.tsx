import type { Control, FieldValues, Path } from 'react-hook-form';
import { LANGUAGES, type Language } from '@portal/domain/languages.ts';
import { useText } from '../../texts/i18n.ts';
import { TextField } from '../fields/TextField.tsx';
import classes from './PairField.module.css';

interface Props<Values extends FieldValues> {
  control: Control<Values>;
  /** Of the pair, `text`: its sides are `text.en` and `text.es`. */
  name: string;
  label: string;
  hint?: string;
  /** What the browser knows to be wrong with a side; the rest the server tells, there. */
  check?: (value: string, language: Language) => true | string;
  /** Several lines, with how many characters of the most are used. */
  most?: number;
  isFirst?: true;
}

/** One text in English and Spanish, side by side. */
export function PairField<Values extends FieldValues>(props: Props<Values>) {
  const { control, name, label, hint, check, most, isFirst } = props;
  const t = useText('forms');
  return (
    <div className={classes.pair}>
      {LANGUAGES.map((language) => (
        <TextField
          key={language}
          control={control}
          name={`${name}.${language}` as Path<Values>}
          label={t('in', { label, language: t(language === 'en' ? 'english' : 'spanish') })}
          hint={hint}
          check={(value) => check?.(value, language) ?? true}
          most={most}
          {...(isFirst && language === 'en' && { isFirst })}
        />
      ))}
    </div>
  );
}
