import { Select } from '@mantine/core';
import type { Language } from '@portal/domain/languages.ts';
import { readyTextsFor } from '@portal/domain/applications/readyTexts.ts';
import { currentLanguage, useText } from '../../platform/texts/i18n.ts';
import { useReadyTexts } from './readyTexts.queries.ts';

interface Props {
  /** What is asked for: a field's key, and its name. */
  field: string;
  name: string;
  /** Of the applicant, in which the text is taken. */
  language: Language;
  onTake: (text: string) => void;
}

/** The ready texts that suit a field, in the reader's language; one that is chosen is taken in the applicant's. */
export function ReadyTextChoice({ field, name, language, onTake }: Props) {
  const t = useText('applicationDetail');
  const texts = readyTextsFor(useReadyTexts().data?.texts ?? [], field);
  if (texts.length === 0) return null;
  return (
    <Select
      label={t('readyText.of', { field: name })}
      placeholder={t('readyText.choose')}
      description={language === currentLanguage() ? undefined : t(`readyText.taken.${language}`)}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data={texts.map(({ text }, index) => ({ value: String(index), label: text[currentLanguage()] }))}
      value={null}
      onChange={(chosen) => {
        const found = chosen === null ? undefined : texts[Number(chosen)];
        if (found) onTake(found.text[language]);
      }}
      withScrollArea={false}
      styles={{ dropdown: { maxHeight: 240, overflowY: 'auto' } }}
      comboboxProps={{ withinPortal: false }}
    />
  );
}
