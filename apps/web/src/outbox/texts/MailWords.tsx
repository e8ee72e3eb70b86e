import { useId, useState } from 'react';
import { Button } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useFormContext, useWatch, type FieldValues } from 'react-hook-form';
import { LANGUAGES, type Language } from '@portal/domain/languages.ts';
import { MAIL_TEXT_LIMITS } from '@portal/domain/outbox/mailTexts.ts';
import { BothTexts } from '../../platform/forms/fields/BothTexts.tsx';
import { ConfirmedField } from '../../platform/forms/languages/ConfirmedField.tsx';
import { MailPreview } from '../../platform/mails/MailPreview.tsx';
import { WithPlaceholders } from '../../platform/mails/WithPlaceholders.tsx';
import { useText } from '../../platform/texts/i18n.ts';
import type { Words } from './mailTextsForm.ts';
import { SAMPLE_VALUES } from './sampleValues.ts';
import editing from '../../platform/forms/EditedList.module.css';

interface Props {
  /** Of the text in the form. */
  at: string;
  /** As it was kept; nothing of a new one. */
  before: (Words & { outdated: Language | null }) | undefined;
}

/** Subject and text in both languages, the values to put in, and how it reads with those of an invented case. */
export function MailWords({ at, before }: Props) {
  const t = useText('mailTexts');
  const forms = useText('forms');
  const { control } = useFormContext();
  const [isRead, read] = useState(false);
  const id = useId();
  const words = useWatch({ control, name: at }) as Words;
  const Eye = isRead ? IconEyeOff : IconEye;
  return (
    <>
      <WithPlaceholders first={`${at}.text.en`}>
        <BothTexts name={`${at}.subject`} label={t('subject')} most={MAIL_TEXT_LIMITS.subject} />
        <BothTexts name={`${at}.text`} label={t('text')} most={MAIL_TEXT_LIMITS.text} lines />
      </WithPlaceholders>
      <ConfirmedField<FieldValues, Words>
        control={control}
        at={at}
        before={before}
        textsOf={({ subject, text }) => [subject, text]}
      />
      <Button
        variant="subtle"
        className={editing.add}
        leftSection={<Eye size={18} aria-hidden />}
        aria-expanded={isRead}
        aria-controls={id}
        onClick={() => read(!isRead)}
      >
        {t(isRead ? 'hidePreview' : 'preview')}
      </Button>
      <div id={id} className={editing.pair} hidden={!isRead}>
        {isRead &&
          LANGUAGES.map((language) => (
            <MailPreview
              key={language}
              title={t('sample', { language: forms(language === 'en' ? 'english' : 'spanish') })}
              language={language}
              subject={words.subject[language]}
              text={words.text[language]}
              values={SAMPLE_VALUES[language]}
              none={t('nothingYet')}
            />
          ))}
      </div>
    </>
  );
}
