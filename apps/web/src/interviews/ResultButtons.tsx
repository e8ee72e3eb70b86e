import { useState, type RefObject } from 'react';
import { Button } from '@mantine/core';
import type { Detail } from '@portal/contract/applications/detail.ts';
import type { InterviewResult } from '@portal/domain/applications/values.ts';
import type { Progress } from '@portal/domain/questions/answers.ts';
import { useBoardActions } from '../applications/board/BoardActions.ts';
import { focusFirstError, problemText } from '../platform/texts/fieldErrors.ts';
import { useText } from '../platform/texts/i18n.ts';
import { Failures } from '../ui/states/Failures.tsx';
import classes from './InterviewTab.module.css';

interface Props {
  application: Detail;
  progress: Progress;
  /** An answer is none, or too long. */
  isWrong: boolean;
  /** Marks required questions that have no answer. */
  onMissing: (ids: readonly string[]) => void;
  /** Whether the server has everything that was typed. */
  settle: () => Promise<boolean>;
  /** Where the first error has the focus. */
  root: RefObject<HTMLElement | null>;
}

/** What the interview comes to. What is missing is told together, the focus on the first; nothing is decided by one press. */
export function ResultButtons({ application, progress, isWrong, onMissing, settle, root }: Props) {
  const t = useText('interviews');
  const forms = useText('forms');
  const actions = useBoardActions();
  const [said, setSaid] = useState<string>();
  const [busy, setBusy] = useState<InterviewResult>();

  function whyNot(result: InterviewResult): string | undefined {
    if (isWrong) return t('wrong');
    if (progress.asked > 0 && progress.answered === 0) return problemText({ code: 'interview.empty' });
    const isShort = result === 'ACCEPTED' && progress.missing.length > 0;
    return isShort ? t('missing', { count: progress.missing.length }) : undefined;
  }
  async function decide(result: InterviewResult): Promise<void> {
    const why = whyNot(result);
    setSaid(why);
    onMissing(result === 'ACCEPTED' ? progress.missing : []);
    if (why !== undefined) {
      if (root.current) focusFirstError(root.current);
      return;
    }
    setBusy(result);
    const isThere = await settle();
    setBusy(undefined);
    if (isThere) actions.begin({ row: 'interview', card: application, result });
    else setSaid(forms('saveFailed'));
  }
  return (
    <div className={classes.result}>
      <h3 className={classes.title}>{t('result')}</h3>
      <p className={classes.quiet}>{t('resultHint')}</p>
      {said !== undefined && <Failures texts={[said]} />}
      <div className={classes.buttons}>
        <Button loading={busy === 'ACCEPTED'} onClick={() => void decide('ACCEPTED')}>
          {t('accept')}
        </Button>
        <Button variant="default" loading={busy === 'LATER'} onClick={() => void decide('LATER')}>
          {t('later')}
        </Button>
        <Button variant="subtle" color="red" loading={busy === 'DENIED'} onClick={() => void decide('DENIED')}>
          {t('deny')}
        </Button>
      </div>
    </div>
  );
}
