import { useFormContext } from 'react-hook-form';
import type { Language } from '@portal/domain/languages.ts';
import { MAIL_TEXT_LIMITS } from '@portal/domain/outbox/mailTexts.ts';
import { TextField } from '../../platform/forms/fields/TextField.tsx';
import { WithPlaceholders } from '../../platform/mails/WithPlaceholders.tsx';
import { useText } from '../../platform/texts/i18n.ts';
import type { MailForm } from './mailForm.ts';
import classes from './CardMails.module.css';

/** Subject and text of a language. What is wrong with them the server tells, at its field. */
export function MailTextFields({ language }: { language: Language }) {
  const t = useText('cardMails');
  const shell = useText('shell');
  const { control } = useFormContext<MailForm>();
  const named = { language: shell(`language.${language}`) };
  const fine = () => true as const;
  return (
    <fieldset aria-label={t('inLanguage', named)} className={classes.language}>
      <WithPlaceholders first={`texts.${language}.text`}>
        <TextField control={control} name={`texts.${language}.subject`} label={t('subject', named)} check={fine} />
        <TextField
          control={control}
          name={`texts.${language}.text`}
          label={t('text', named)}
          check={fine}
          most={MAIL_TEXT_LIMITS.text}
        />
      </WithPlaceholders>
    </fieldset>
  );
}
