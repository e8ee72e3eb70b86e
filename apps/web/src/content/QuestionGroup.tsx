import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { FAQ_LIMITS } from '@portal/domain/content/faq.ts';
import { currentLanguage, useText } from '../platform/texts/i18n.ts';
import { BothTexts } from '../platform/forms/fields/BothTexts.tsx';
import { FoldedItem } from '../platform/forms/kept/FoldedItem.tsx';
import type { FoldedEntry } from '../platform/forms/kept/useFolded.ts';
import { OrderButtons } from '../platform/forms/OrderButtons.tsx';
import { emptyElement, type FaqForm } from './faqForm.ts';
import classes from '../platform/forms/EditedList.module.css';

interface Props {
  index: number;
  entry: FoldedEntry;
}

/** One group: its name and size, and unfolded its title and questions in both languages. */
export function QuestionGroup({ index, entry }: Props) {
  const t = useText('content');
  const { control } = useFormContext<FaqForm>();
  const elements = useFieldArray({ control, name: `groups.${index}.elements` });
  const titles = useWatch({ control, name: `groups.${index}.title` });
  const title = titles[currentLanguage()].trim();
  const name = title === '' ? t('groupUntitled', { number: index + 1 }) : t('group', { number: index + 1, title });
  return (
    <FoldedItem
      entry={entry}
      title={<strong>{name}</strong>}
      note={t('elements', { count: elements.fields.length })}
      order={{ name, removeLabel: t('removeGroup') }}
    >
      <BothTexts name={`groups.${index}.title`} label={t('groupTitle')} most={FAQ_LIMITS.title} />
      {elements.fields.map(({ id }, at) => {
        const number = t('questionNumber', { number: at + 1 });
        return (
          <fieldset key={id} className={classes.element}>
            <legend className={classes.head}>
              <span>{number}</span>
              <OrderButtons
                name={number}
                isFirst={at === 0}
                isLast={at === elements.fields.length - 1}
                onMove={(by) => elements.move(at, at + by)}
                onRemove={elements.fields.length > 1 ? () => elements.remove(at) : undefined}
                removeLabel={t('removeQuestion')}
              />
            </legend>
            <BothTexts
              name={`groups.${index}.elements.${at}.question`}
              label={t('question')}
              most={FAQ_LIMITS.question}
            />
            <BothTexts
              name={`groups.${index}.elements.${at}.answer`}
              label={t('answer')}
              most={FAQ_LIMITS.answer}
              lines
            />
          </fieldset>
        );
      })}
      <Button
        variant="subtle"
        className={classes.add}
        leftSection={<IconPlus size={18} aria-hidden />}
        disabled={elements.fields.length >= FAQ_LIMITS.elements}
        onClick={() => elements.append(emptyElement())}
      >
        {t('addQuestion')}
      </Button>
    </FoldedItem>
  );
}
