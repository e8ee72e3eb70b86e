import { IconCircleCheck, IconCircleDot } from '@tabler/icons-react';
import type { ProblemReport } from '@portal/contract/problems.ts';
import { formatInstant } from '../platform/format.ts';
import { useText } from '../platform/i18n.ts';
import classes from './ProblemState.module.css';

export function ProblemState({ problem }: { problem: ProblemReport }) {
  const t = useText('problems');
  const { settledAt, settledBy } = problem;
  const isSettled = settledAt !== null;
  const Mark = isSettled ? IconCircleCheck : IconCircleDot;
  return (
    <div>
      <span className={classes.state} data-settled={isSettled}>
        <Mark size={16} stroke={1.8} aria-hidden />
        {t(isSettled ? 'state.settled' : 'state.open')}
      </span>
      {isSettled && (
        <p className={classes.by}>{t('settledBy', { name: settledBy ?? '', instant: formatInstant(settledAt) })}</p>
      )}
    </div>
  );
}
