import { useId, useRef, useState } from 'react';
import { Button, Progress, SegmentedControl, Textarea } from '@mantine/core';
import type { Detail } from '@portal/contract/applications/detail.ts';
import type { Interview } from '@portal/contract/interviews.ts';
import { MAX_INTERVIEW_TEXT } from '@portal/domain/applications/interviews.ts';
import type { Language } from '@portal/domain/languages.ts';
import { progressOf, whyNotAnswer } from '@portal/domain/questions/answers.ts';
import { lengthOf } from '@portal/domain/fields/rules.ts';
import { SavingNote } from '../platform/forms/saving/SavingNote.tsx';
import { problemText } from '../platform/texts/fieldErrors.ts';
import { formatNumber } from '../platform/texts/format.ts';
import { currentLanguage, useText } from '../platform/texts/i18n.ts';
import { AskedGroups } from './answering/AskedGroups.tsx';
import { COMMENTS } from './answering/answerStore.ts';
import { useAnswers } from './answering/useAnswers.ts';
import { ResultButtons } from './ResultButtons.tsx';
import { ToldAnswers } from './ToldAnswers.tsx';
import classes from './InterviewTab.module.css';

interface Props {
  application: Detail;
  interview: Interview;
}

/** The questions in one column, saved while they are answered; then comments and the result. */
export function OpenInterview({ application, interview }: Props) {
  const t = useText('interviews');
  const forms = useText('forms');
  const heading = useId();
  const root = useRef<HTMLElement>(null);
  const [language, setLanguage] = useState<Language>(currentLanguage());
  /** Required questions that were found without an answer. */
  const [asked, setAsked] = useState<readonly string[]>([]);
  const { entries, saving, type, keepThis, send, settle } = useAnswers(application.id, interview);
  const { groups } = interview.questions;
  const answers = Object.fromEntries(Object.entries(entries).map(([id, { text }]) => [id, text]));
  const progress = progressOf(groups, answers);

  const problems: Record<string, string> = {};
  for (const { id, ...question } of groups.flatMap(({ questions }) => questions)) {
    const entry = entries[id];
    const found = entry && whyNotAnswer(question, entry.text);
    if (found) problems[id] = problemText(found);
    else if (entry?.problem !== undefined) problems[id] = entry.problem;
    else if (asked.includes(id) && progress.missing.includes(id))
      problems[id] = problemText({ code: 'field.required' });
  }
  const comments = entries[COMMENTS];
  const length = lengthOf(comments?.text ?? '');
  const tooLong =
    length > MAX_INTERVIEW_TEXT
      ? problemText({ code: 'field.max', params: { length: MAX_INTERVIEW_TEXT } })
      : undefined;
  const isWrong = tooLong !== undefined || Object.keys(problems).some((id) => !progress.missing.includes(id));
  const conflict = (id: string) => {
    const other = entries[id]?.overwritten;
    return other ? (
      <output className={classes.note}>
        <p>{t('overwritten', { text: other })}</p>
        <Button size="compact-sm" variant="default" onClick={() => type(id, other)}>
          {t('takeOther')}
        </Button>{' '}
        <Button size="compact-sm" variant="subtle" onClick={() => keepThis(id)}>
          {t('keepThis')}
        </Button>
      </output>
    ) : null;
  };

  return (
    <section ref={root} aria-labelledby={heading} className={classes.open}>
      <div className={classes.head}>
        <h3 id={heading} className={classes.title}>
          {t('title')}
        </h3>
        <SegmentedControl
          size="xs"
          aria-label={t('language')}
          value={language}
          onChange={setLanguage}
          data={[
            { value: 'en', label: t('english') },
            { value: 'es', label: t('spanish') },
          ]}
        />
      </div>
      <div className={classes.progress}>
        <p id={`${heading}-progress`}>
          {t('progress', { answered: formatNumber(progress.answered), asked: formatNumber(progress.asked) })}
        </p>
        <Progress.Root>
          <Progress.Section
            value={progress.asked === 0 ? 0 : (100 * progress.answered) / progress.asked}
            aria-labelledby={`${heading}-progress`}
          />
        </Progress.Root>
        <SavingNote saving={saving} except={isWrong} onRetry={() => void send()} />
      </div>
      <AskedGroups
        groups={groups}
        answers={answers}
        language={language}
        problems={problems}
        onAnswer={({ id }, text) => type(id, text)}
        below={({ id }) => conflict(id)}
      />
      {interview.mine.noLongerAsked.length > 0 && (
        <>
          <h3 className={classes.title}>{t('noLongerAsked')}</h3>
          <ToldAnswers answers={interview.mine.noLongerAsked} />
        </>
      )}
      <Textarea
        label={t('comments')}
        value={comments?.text ?? ''}
        dir="auto"
        autosize
        minRows={3}
        maxRows={14}
        description={
          tooLong === undefined &&
          forms('left', { count: formatNumber(length), length: formatNumber(MAX_INTERVIEW_TEXT) })
        }
        error={tooLong ?? comments?.problem}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        onChange={({ currentTarget }) => type(COMMENTS, currentTarget.value)}
      />
      {conflict(COMMENTS)}
      <ResultButtons
        application={application}
        progress={progress}
        isWrong={isWrong}
        onMissing={setAsked}
        settle={settle}
        root={root}
      />
    </section>
  );
}
