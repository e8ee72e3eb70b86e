import { NativeSelect } from '@mantine/core';
import { useFormContext, useWatch } from 'react-hook-form';
import { OutdatedMark } from '../../platform/forms/languages/OutdatedMark.tsx';
import { useMailTexts } from '../../platform/mails/mailTexts.queries.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { languagesIn, type MailForm } from './mailForm.ts';

/** A template to begin with, in both languages, or one's own text; says where a language that is used is outdated. */
export function TemplateChoice() {
  const t = useText('cardMails');
  const { control, setValue } = useFormContext<MailForm>();
  const templates = useMailTexts().data?.templates ?? [];
  const mail = useWatch({ control }) as MailForm;
  const chosen = templates.find(({ id }) => id === mail.template);
  const outdated = languagesIn(mail).find((language) => language === chosen?.outdated) ?? null;

  const choose = (id: string) => {
    const template = templates.find((one) => one.id === id);
    setValue('template', id);
    const words = (language: 'en' | 'es') =>
      template ? { subject: template.subject[language], text: template.text[language] } : { subject: '', text: '' };
    setValue('texts', { en: words('en'), es: words('es') });
  };
  if (templates.length === 0) return null;
  return (
    <div>
      <NativeSelect
        label={t('template')}
        description={t('templateHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data={[{ value: '', label: t('ownText') }, ...templates.map(({ id, name }) => ({ value: id, label: name }))]}
        value={chosen ? mail.template : ''}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      <OutdatedMark outdated={outdated} />
    </div>
  );
}
