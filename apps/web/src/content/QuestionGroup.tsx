import { Button } from '@mantine/core';
import { IconChevronDown, IconChevronRight, IconPlus } from '@tabler/icons-react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { FAQ_LIMITS } from '@portal/domain/content/faq.ts';
import { currentLanguage, useText } from '../platform/texts/i18n.ts';
import { BothTexts } from './BothTexts.tsx';
import { OrderButtons } from './OrderButtons.tsx';
import { emptyElement, type FaqForm } from './faqForm.ts';
import classes from './Questions.module.css';

interface Props {
  index: number;
  isOpen: boolean;
  onOpen: (open: boolean) => void;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** One group: its name and size, and unfolded its title and questions in both languages. */
export function QuestionGroup({ index, isOpen, onOpen, isLast, onMove, onRemove }: Props) {
  const t = useText('content');
  const { control } = useFormContext<FaqForm>();
  const elements = useFieldArray({ control, name: `groups.${index}.elements` });
  const titles = useWatch({ control, name: `groups.${index}.title` });
  const title = titles[currentLanguage()].trim();
  const name = title === '' ? t('groupUntitled', { number: index + 1 }) : t('group', { number: index + 1, title });
  const Fold = isOpen ? IconChevronDown : IconChevronRight;

  return (
    <li className={classes.group}>
      <header className={classes.head}>
        <button type="button" className={classes.unfold} aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
          <Fold size={18} aria-hidden />
          <span className={classes.named}>
            <strong>{name}</strong>
            <small>{t('elements', { count: elements.fields.length })}</small>
          </span>
        </button>
        <OrderButtons
          name={name}
          isFirst={index === 0}
          isLast={isLast}
          onMove={onMove}
          onRemove={onRemove}
          removeLabel={t('removeGroup')}
        />
      </header>
      {isOpen && (
        <div className={classes.inside}>
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
        </div>
      )}
    </li>
  );
}
