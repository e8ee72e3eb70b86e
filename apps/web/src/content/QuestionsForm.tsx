import { Button } from '@mantine/core';
import { IconMessageQuestion, IconPlus } from '@tabler/icons-react';
import { FormProvider } from 'react-hook-form';
import type { KeptFaq } from '@portal/contract/content.ts';
import { FAQ_LIMITS } from '@portal/domain/content/faq.ts';
import { useFieldWords } from '../platform/forms/fields/fieldWords.ts';
import { FormFrame } from '../platform/forms/FormFrame.tsx';
import { formatList } from '../platform/texts/format.ts';
import { currentLanguage, useText } from '../platform/texts/i18n.ts';
import { EmptyState } from '../ui/states/EmptyState.tsx';
import { QuestionGroup } from './QuestionGroup.tsx';
import type { FaqForm } from './faqForm.ts';
import { useFaqForm } from './useFaqForm.ts';
import classes from './Questions.module.css';

/** All groups, one of them unfolded. */
export function QuestionsForm({ kept }: { kept: KeptFaq }) {
  const t = useText('content');
  const tables = useText('tables');
  const { act, groups, open, unfold, add, move, remove } = useFaqForm(kept);
  return (
    <FormProvider {...act.form}>
      <FormFrame form={act} submit={t('save')} isLong>
        <GroupsWords />
        {groups.length === 0 && (
          <EmptyState
            icon={<IconMessageQuestion size={28} stroke={1.5} />}
            title={tables('emptyData')}
            text={t('emptyText')}
          />
        )}
        <ol className={classes.list}>
          {groups.map(({ id }, index) => (
            <QuestionGroup
              key={id}
              index={index}
              isOpen={open === index}
              onOpen={(unfolded) => unfold(unfolded ? index : undefined)}
              isLast={index === groups.length - 1}
              onMove={(by) => move(index, by)}
              onRemove={() => remove(index)}
            />
          ))}
        </ol>
        <Button
          variant="default"
          className={classes.add ?? ''}
          leftSection={<IconPlus size={18} aria-hidden />}
          disabled={groups.length >= FAQ_LIMITS.groups}
          onClick={add}
        >
          {t('addGroup')}
        </Button>
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
