import { IconCircleCheck, IconCircleDot } from '@tabler/icons-react';
import type { ProblemReport } from '@portal/contract/problems.ts';
import { formatMoment } from '../platform/texts/format.ts';
import { useText } from '../platform/texts/i18n.ts';
import { StateMark } from '../ui/states/StateMark.tsx';
import classes from './ProblemState.module.css';

export function ProblemState({ problem: { settledAt, settledBy } }: { problem: ProblemReport }) {
  const t = useText('problems');
  if (settledAt === null) {
    return (
      <StateMark icon={IconCircleDot} tone="attention">
        {t('state.open')}
      </StateMark>
    );
  }
  return (
    <div>
      <StateMark icon={IconCircleCheck} tone="good">
        {t('state.settled')}
      </StateMark>
      <p className={classes.by}>{t('settledBy', { name: settledBy ?? '', instant: formatMoment(settledAt) })}</p>
    </div>
  );
}
