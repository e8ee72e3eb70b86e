import { FormProvider } from 'react-hook-form';
import type { KeptFaq } from '@portal/contract/content/content.ts';
import { FAQ_LIMITS } from '@portal/domain/content/faq.ts';
import { useFieldWords } from '../platform/forms/fields/fieldWords.ts';
import { FormFrame } from '../platform/forms/FormFrame.tsx';
import { FoldedList } from '../platform/forms/kept/FoldedList.tsx';
import { formatList } from '../platform/texts/format.ts';
import { currentLanguage, useText } from '../platform/texts/i18n.ts';
import { QuestionGroup } from './QuestionGroup.tsx';
import type { FaqForm } from './faqForm.ts';
import { useFaqForm } from './useFaqForm.ts';

/** All groups, one of them unfolded. */
export function QuestionsForm({ kept }: { kept: KeptFaq }) {
  const t = useText('content');
  const { act, groups } = useFaqForm(kept);
  return (
    <FormProvider {...act.form}>
      <FormFrame form={act} submit={t('save')} isLong>
        <GroupsWords />
        <FoldedList list={groups} most={FAQ_LIMITS.groups} emptyText={t('emptyText')} addLabel={t('addGroup')}>
          {groups.entries.map(({ key }, index) => (
            <QuestionGroup key={key} index={index} entry={groups.of(index)} />
          ))}
        </FoldedList>
      </FormFrame>
    </FormProvider>
  );
}

/** What the questions are called, where somebody else changed them: their groups. */
function GroupsWords() {
  const t = useText('content');
  useFieldWords('groups', t('groups'), (groups: FaqForm['groups']) =>
    formatList(groups.map(({ title }) => title[currentLanguage()])),
  );
  return null;
}
