import { Button } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconEdit, IconPlus, IconTrash } from '@tabler/icons-react';
import type { KeptQuestion, KeptQuestionGroup } from '@portal/contract/questions.ts';
import { QUESTION_LIMITS } from '@portal/domain/questions/question.ts';
import { RowMenu } from '../../platform/lists/RowMenu.tsx';
import { currentLanguage, useText } from '../../platform/texts/i18n.ts';
import type { OpenOver } from './openOver.ts';
import { OutdatedMark } from '../../platform/forms/languages/OutdatedMark.tsx';
import { placeGroup, removeGroup, stepFrom, type Groups } from './questionEdits.ts';
import { useQuickChange } from './questions.queries.ts';
import { QuestionRow } from './QuestionRow.tsx';
import classes from './Questions.module.css';

interface Props {
  group: KeptQuestionGroup;
  groups: Groups;
  onOpen: (over: OpenOver) => void;
}

/** A heading with its questions, those below an option under their parent. */
export function QuestionGroupPart({ group, groups, onOpen }: Props) {
  const t = useText('interviewQuestions');
  const { press } = useQuickChange();
  const { id, questions } = group;
  const title = group.title[currentLanguage()];
  const step = (by: 1 | -1) => {
    const place = stepFrom(groups, id, by);
    if (place) press({ id, apply: (now) => placeGroup(now, id, place), done: undefined, failed: t('failedOrder') });
  };
  return (
    <li className={classes.group}>
      <header className={classes.head}>
        <h2 className={classes.title}>{title}</h2>
        <OutdatedMark outdated={group.outdated} />
        <span className={classes.acts}>
          <RowMenu
            label={t('groupActs', { title })}
            acts={[
              { label: t('editGroup'), icon: IconEdit, does: () => onOpen({ group: id }) },
              stepFrom(groups, id, -1) !== undefined && { label: t('moveUp'), icon: IconArrowUp, does: () => step(-1) },
              stepFrom(groups, id, 1) !== undefined && {
                label: t('moveDown'),
                icon: IconArrowDown,
                does: () => step(1),
              },
              {
                label: t('removeGroup'),
                icon: IconTrash,
                danger: true,
                does: () =>
                  press({
                    id,
                    apply: (now) => removeGroup(now, id),
                    done: t('groupRemoved'),
                    failed: t('failedRemove'),
                  }),
              },
            ]}
          />
        </span>
      </header>
      {questions.length === 0 && <p className={classes.quiet}>{t('noQuestions')}</p>}
      <Level questions={questions} parent={undefined} groups={groups} groupId={id} onOpen={onOpen} />
      <Button
        variant="subtle"
        size="compact-md"
        className={classes.add ?? ''}
        leftSection={<IconPlus size={16} aria-hidden />}
        disabled={questions.length >= QUESTION_LIMITS.questions}
        aria-label={`${t('addQuestion')}: ${title}`}
        onClick={() => onOpen({ in: id })}
      >
        {t('addQuestion')}
      </Button>
    </li>
  );
}

interface LevelProps {
  questions: readonly KeptQuestion[];
  parent: KeptQuestion | undefined;
  groups: Groups;
  groupId: string;
  onOpen: (over: OpenOver) => void;
}

/** The questions of one parent, and in each those below it. */
function Level({ questions, parent, groups, groupId, onOpen }: LevelProps) {
  const here = questions.filter((one) => one.parent?.question === parent?.id);
  if (here.length === 0) return null;
  return (
    <ol className={classes.level} data-below={parent !== undefined}>
      {here.map((question) => (
        <li key={question.id}>
          <QuestionRow
            question={question}
            under={parent?.options.find(({ id }) => id === question.parent?.option)}
            groups={groups}
            onEdit={() => onOpen({ question: question.id, in: groupId })}
          />
          <Level questions={questions} parent={question} groups={groups} groupId={groupId} onOpen={onOpen} />
        </li>
      ))}
    </ol>
  );
}
