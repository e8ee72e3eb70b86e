import { useRef, useState, type KeyboardEvent } from 'react';
import { ActionIcon } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconEdit,
  IconEye,
  IconEyeOff,
  IconGripVertical,
  IconTrash,
} from '@tabler/icons-react';
import type { KeptQuestion } from '@portal/contract/questions.ts';
import type { Option } from '@portal/domain/questions/question.ts';
import { useDropPlace } from '../../platform/dragging/useDropPlace.ts';
import { RowMenu } from '../../platform/lists/RowMenu.tsx';
import { currentLanguage, useText } from '../../platform/texts/i18n.ts';
import { OutdatedMark } from '../../platform/forms/languages/OutdatedMark.tsx';
import {
  placeQuestion,
  removeQuestion,
  setVisible,
  siblingsOf,
  stepFrom,
  type Groups,
  type Place,
} from './questionEdits.ts';
import { useQuickChange } from './questions.queries.ts';
import classes from './Questions.module.css';

interface Props {
  question: KeptQuestion;
  /** The option of its parent that it is asked under. */
  under: Option | undefined;
  groups: Groups;
  onEdit: () => void;
}

/** One question: what it asks and how, a handle that moves it by hand and by key, and its menu. */
export function QuestionRow({ question, under, groups, onEdit }: Props) {
  const t = useText('interviewQuestions');
  const { press } = useQuickChange();
  const [said, setSaid] = useState('');
  const { id, visible } = question;
  const language = currentLanguage();
  const text = question.text[language];
  const siblings = siblingsOf(groups.find(({ questions }) => questions.includes(question))?.questions ?? [], question);
  const row = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const over = useDropPlace({
    row,
    handle,
    id,
    kind: 'interviewQuestion',
    onDrop: (moved, place) => move(moved, place),
  });

  function move(moved: string, place: Place): void {
    press({ id: moved, apply: (now) => placeQuestion(now, moved, place), done: undefined, failed: t('failedOrder') });
  }
  function step(by: 1 | -1): void {
    const place = stepFrom(siblings, id, by);
    if (!place) return;
    move(id, place);
    setSaid(t('moved', { text, place: siblings.findIndex((one) => one.id === id) + by + 1, count: siblings.length }));
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? -1 : 1);
  };
  const facts = [
    t(`type.${question.type}`),
    question.required && t('required'),
    question.reportable && t('reportable'),
    !visible && t('hidden'),
  ].filter((fact) => fact !== false);
  return (
    <div ref={row} className={classes.row} data-hidden={!visible} data-over={over} data-question={id}>
      <ActionIcon
        ref={handle}
        variant="subtle"
        color="gray"
        size="lg"
        className={classes.handle ?? ''}
        aria-label={t('move', { text })}
        onKeyDown={onKeyDown}
      >
        <IconGripVertical size={18} aria-hidden />
      </ActionIcon>
      <div className={classes.said}>
        {under && <p className={classes.under}>{t('under', { option: under.label[language] })}</p>}
        <p>{text}</p>
        <p className={classes.facts}>
          {facts.join(' · ')} <OutdatedMark outdated={question.outdated} />
        </p>
        <output className={classes.unseen}>{said}</output>
      </div>
      <RowMenu
        label={t('questionActs', { text })}
        acts={[
          { label: t('questionTitle'), icon: IconEdit, does: onEdit },
          stepFrom(siblings, id, -1) !== undefined && { label: t('moveUp'), icon: IconArrowUp, does: () => step(-1) },
          stepFrom(siblings, id, 1) !== undefined && { label: t('moveDown'), icon: IconArrowDown, does: () => step(1) },
          {
            label: t(visible ? 'askNoMore' : 'askAgain'),
            icon: visible ? IconEyeOff : IconEye,
            does: () =>
              press({
                id,
                apply: (now) => setVisible(now, id, !visible),
                done: t(visible ? 'nowHidden' : 'nowAsked'),
                failed: t('failedStatus'),
              }),
          },
          {
            label: t('removeQuestion'),
            icon: IconTrash,
            danger: true,
            does: () =>
              press({
                id,
                apply: (now) => removeQuestion(now, id),
                done: t('questionRemoved'),
                failed: t('failedRemove'),
              }),
          },
        ]}
      />
    </div>
  );
}
