import { Checkbox, NativeSelect } from '@mantine/core';
import { FormProvider } from 'react-hook-form';
import { LANGUAGES, type Language } from '@portal/domain/languages.ts';
import { CARD_RECIPIENTS } from '@portal/domain/outbox/cardMails.ts';
import type { AskedOfMany } from '../../platform/bulk/BulkDialog.tsx';
import { useText } from '../../platform/texts/i18n.ts';
import { chosenIn, type MailForm } from '../mails/mailForm.ts';
import { MailTextFields } from '../mails/MailTextFields.tsx';
import { TemplateChoice } from '../mails/TemplateChoice.tsx';
import { ActOnMany } from './ActOnMany.tsx';
import classes from './Many.module.css';

interface Values extends MailForm {
  language: 'own' | Language;
}

const EMPTY = { subject: '', text: '' };
const DEFAULTS: Values = {
  chosen: { leader: true, spouse: false, contact: false },
  languages: { leader: 'en', spouse: 'es', contact: 'en' },
  template: '',
  texts: { en: EMPTY, es: EMPTY },
  language: 'own',
};

const used = ({ language }: Pick<Values, 'language'>): readonly Language[] =>
  language === 'own' ? LANGUAGES : [language];

const ANY = { subject: '-', text: '-' };

/** Writes to leader, spouse or contact person of many applications, from the same templates as from one card. */
export function EmailMany(asked: AskedOfMany) {
  const t = useText('many');
  const mails = useText('cardMails');
  const shell = useText('shell');
  return (
    <ActOnMany
      {...asked}
      defaults={DEFAULTS}
      size="large"
      isWhole={(mail) => chosenIn(mail).length > 0}
      nameOf={(path) => path.replace(/^recipients/, 'chosen')}
      actOf={(mail) => ({
        do: 'email' as const,
        recipients: chosenIn(mail),
        language: mail.language,
        texts: {
          en: used(mail).includes('en') ? mail.texts.en : null,
          es: used(mail).includes('es') ? mail.texts.es : null,
        },
      })}
      toForesee={(act) => (act.do === 'email' ? { ...act, language: 'own', texts: { en: ANY, es: ANY } } : act)}
      renderFields={(form) => (
        <FormProvider {...form}>
          <fieldset className={classes.boxes}>
            <legend>{mails('to')}</legend>
            {CARD_RECIPIENTS.map((to) => (
              <Checkbox
                key={to}
                label={mails(`to.${to}`)}
                checked={form.watch(`chosen.${to}`)}
                onChange={({ currentTarget }) => form.setValue(`chosen.${to}`, currentTarget.checked)}
              />
            ))}
            {form.formState.errors.chosen?.message !== undefined && (
              <p className={classes.error} role="alert">
                {form.formState.errors.chosen.message}
              </p>
            )}
          </fieldset>
          <NativeSelect
            label={t('language')}
            data={[
              { value: 'own', label: t('languageOwn') },
              ...LANGUAGES.map((one) => ({ value: one, label: shell(`language.${one}`) })),
            ]}
            value={form.watch('language')}
            onChange={({ currentTarget }) => form.setValue('language', currentTarget.value as Values['language'])}
          />
          <TemplateChoice />
          {used({ language: form.watch('language') }).map((language) => (
            <MailTextFields key={language} language={language} />
          ))}
        </FormProvider>
      )}
    />
  );
}
