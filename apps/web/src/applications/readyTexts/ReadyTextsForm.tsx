import { FormProvider } from 'react-hook-form';
import type { KeptReadyTexts } from '@portal/contract/applications/readyTexts.ts';
import { READY_TEXT_LIMITS } from '@portal/domain/applications/readyTexts.ts';
import { useFieldWords } from '../../platform/forms/fields/fieldWords.ts';
import { FormFrame } from '../../platform/forms/FormFrame.tsx';
import { FoldedList } from '../../platform/forms/kept/FoldedList.tsx';
import { currentLanguage, useText } from '../../platform/texts/i18n.ts';
import { ReadyTextItem } from './ReadyTextItem.tsx';
import type { ReadyTextsForm as Values } from './readyTextsForm.ts';
import { useReadyTextsForm } from './useReadyTextsForm.ts';

/** All ready texts in their order, one of them unfolded. */
export function ReadyTextsForm({ kept }: { kept: KeptReadyTexts }) {
  const t = useText('readyTexts');
  const { act, texts } = useReadyTextsForm(kept);
  return (
    <FormProvider {...act.form}>
      <FormFrame form={act} submit={t('save')} isLong>
        <TextsWords />
        <FoldedList list={texts} most={READY_TEXT_LIMITS.texts} emptyText={t('emptyText')} addLabel={t('add')}>
          {texts.entries.map(({ key }, index) => (
            <ReadyTextItem key={key} index={index} entry={texts.of(index)} />
          ))}
        </FoldedList>
      </FormFrame>
    </FormProvider>
  );
}

/** What the texts are called, where somebody else changed them: how many there are, and the first of them. */
function TextsWords() {
  const t = useText('readyTexts');
  useFieldWords('texts', t('texts'), (texts: Values['texts']) =>
    t('inWords', { count: texts.length, first: texts[0]?.text[currentLanguage()] ?? '' }),
  );
  return null;
}
