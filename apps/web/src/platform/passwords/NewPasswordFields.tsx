import { IconCheck, IconCircle } from '@tabler/icons-react';
import { useWatch, type Control, type FieldValues, type Path } from 'react-hook-form';
import { password as passwordRule, passwordParts } from '@portal/domain/fields/rules.ts';
import { problemText } from '../texts/fieldErrors.ts';
import { useText } from '../texts/i18n.ts';
import { SecretField } from './SecretField.tsx';
import classes from './NewPasswordFields.module.css';

interface Props<Values extends FieldValues & NewPassword> {
  control: Control<Values>;
  size?: 'sm' | 'md';
}

export interface NewPassword {
  password: string;
  confirmPassword: string;
}

const RULE = 'password-rule';

/** A new password, twice. Each part of the rule says while one types whether it is fulfilled. */
export function NewPasswordFields<Values extends FieldValues & NewPassword>({ control, size = 'sm' }: Props<Values>) {
  const t = useText('accounts');
  const values = useWatch({ control }) as Partial<NewPassword>;
  const typed = values.password ?? '';
  const checkNew = (text: string) => {
    if (text === '') return problemText({ code: 'field.required' });
    const found = passwordRule(text, '');
    return found ? problemText(found) : true;
  };
  const checkSame = (text: string) => {
    if (text === '') return problemText({ code: 'field.required' });
    return text === typed || problemText({ code: 'field.match' });
  };
  return (
    <>
      <SecretField
        control={control}
        name={'password' as Path<Values>}
        label={t('newPassword')}
        check={checkNew}
        autoComplete="new-password"
        size={size}
        describedBy={RULE}
      />
      <div id={RULE} className={classes.rule}>
        <p>{t('passwordRule')}</p>
        <ul>
          {PARTS.map((part) => (
            <Part key={part} text={t(`passwordRule.${part}`)} fulfilled={passwordParts(typed)[part]} />
          ))}
        </ul>
      </div>
      <SecretField
        control={control}
        name={'confirmPassword' as Path<Values>}
        label={t('repeatPassword')}
        check={checkSame}
        autoComplete="new-password"
        size={size}
      />
    </>
  );
}

const PARTS = ['length', 'letter', 'number', 'special'] as const;

function Part({ text, fulfilled }: { text: string; fulfilled: boolean }) {
  const t = useText('accounts');
  const Mark = fulfilled ? IconCheck : IconCircle;
  return (
    <li data-fulfilled={fulfilled}>
      <Mark size={16} stroke={fulfilled ? 2.4 : 1.6} aria-hidden />
      <span>{t(fulfilled ? 'partFulfilled' : 'partMissing', { part: text })}</span>
    </li>
  );
}
