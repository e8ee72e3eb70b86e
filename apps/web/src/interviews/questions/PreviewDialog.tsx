import { useState } from 'react';
import { SegmentedControl } from '@mantine/core';
import type { Language } from '@portal/domain/languages.ts';
import { whyNotAnswer, type Answers } from '@portal/domain/questions/answers.ts';
import { problemText } from '../../platform/texts/fieldErrors.ts';
import { currentLanguage, useText } from '../../platform/texts/i18n.ts';
import { DialogFrame } from '../../ui/dialog/DialogFrame.tsx';
import { AskedGroups } from '../answering/AskedGroups.tsx';
import { findQuestion, type Groups } from './questionEdits.ts';
import classes from './Questions.module.css';

/** The questions as the interviewer sees them, in either language; answers open children and are kept nowhere. */
export function PreviewDialog({ groups, onClose }: { groups: Groups; onClose: () => void }) {
  const t = useText('interviewQuestions');
  const common = useText('common');
  const [language, setLanguage] = useState<Language>(currentLanguage());
  const [answers, setAnswers] = useState<Answers>({});
  const problems = Object.fromEntries(
    Object.entries(answers).flatMap(([id, answer]) => {
      const question = findQuestion(groups, id);
      const found = question && whyNotAnswer(question, answer);
      return found ? [[id, problemText(found)]] : [];
    }),
  );
  return (
    <DialogFrame title={t('previewTitle')} size="large" closeLabel={common('close')} onClose={onClose}>
      <p className={classes.quiet}>{t('previewHint')}</p>
      <SegmentedControl
        aria-label={t('previewLanguage')}
        value={language}
        onChange={setLanguage}
        data={[
          { value: 'en', label: t('english') },
          { value: 'es', label: t('spanish') },
        ]}
      />
      <AskedGroups
        groups={groups}
        answers={answers}
        language={language}
        problems={problems}
        onAnswer={({ id }, answer) => setAnswers((now) => ({ ...now, [id]: answer }))}
      />
    </DialogFrame>
  );
}
