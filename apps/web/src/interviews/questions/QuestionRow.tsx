import { IconEdit, IconEye, IconEyeOff, IconTrash } from '@tabler/icons-react';
import type { KeptQuestion } from '@portal/contract/questions.ts';
import type { Option } from '@portal/domain/questions/question.ts';
import { useOrderedRow } from '../../platform/dragging/useOrderedRow.tsx';
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
  const { id, visible } = question;
  const language = currentLanguage();
  const text = question.text[language];
  const siblings = siblingsOf(groups.find(({ questions }) => questions.includes(question))?.questions ?? [], question);
  function move(moved: string, place: Place): void {
    press({ id: moved, apply: (now) => placeQuestion(now, moved, place), done: undefined, failed: t('failedOrder') });
  }
  const { ref, over, handle, said, acts } = useOrderedRow<HTMLDivElement>({
    id,
    kind: 'interviewQuestion',
    at: siblings.findIndex((one) => one.id === id),
    count: siblings.length,
    step(by) {
      const place = stepFrom(siblings, id, by);
      if (place) move(id, place);
    },
    onDrop: move,
    words: {
      move: t('move', { text }),
      up: t('moveUp'),
      down: t('moveDown'),
      moved: (place) => t('moved', { text, place, count: siblings.length }),
    },
  });
  const facts = [
    t(`type.${question.type}`),
    question.required && t('required'),
    question.reportable && t('reportable'),
    !visible && t('hidden'),
  ].filter((fact) => fact !== false);
  return (
    <div ref={ref} className={classes.row} data-hidden={!visible} data-over={over} data-question={id}>
      {handle}
      <div className={classes.said}>
        {under && <p className={classes.under}>{t('under', { option: under.label[language] })}</p>}
        <p>{text}</p>
        <p className={classes.facts}>
          {facts.join(' · ')} <OutdatedMark outdated={question.outdated} />
        </p>
        {said}
      </div>
      <RowMenu
        label={t('questionActs', { text })}
        acts={[
          { label: t('questionTitle'), icon: IconEdit, does: onEdit },
          ...acts,
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
