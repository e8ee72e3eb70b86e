import type { ProblemReport } from '@portal/contract/problems.ts';
import { formatInstant } from '../platform/format.ts';
import { useText } from '../platform/i18n.ts';
import { ProblemFacts } from './ProblemFacts.tsx';
import { ProblemState } from './ProblemState.tsx';
import { SettleButton, type Settling } from './SettleButton.tsx';
import classes from './ProblemTable.module.css';

interface Props extends Settling {
  problems: readonly ProblemReport[];
}

export function ProblemTable({ problems, ...settling }: Props) {
  const t = useText('problems');
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th>{t('whoAndWhen')}</th>
          <th>{t('what')}</th>
          <th>{t('screen')}</th>
          <th>{t('state')}</th>
        </tr>
      </thead>
      <tbody>
        {problems.map((problem) => (
          <tr key={problem.id}>
            <td className={classes.who}>
              <strong>{problem.reporter}</strong>
              <p className={classes.quiet}>{formatInstant(problem.createdAt)}</p>
            </td>
            <td>
              <ProblemFacts problem={problem} />
            </td>
            <td className={classes.where}>
              <span className={classes.screen}>{problem.screen}</span>
            </td>
            <td className={classes.now}>
              <div className={classes.stack}>
                <ProblemState problem={problem} />
                <SettleButton problem={problem} {...settling} />
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The same on a phone, a card each. */
export function ProblemCards({ problems, ...settling }: Props) {
  const t = useText('problems');
  return (
    <ul className={classes.cards}>
      {problems.map((problem) => (
        <li key={problem.id}>
          <strong>{problem.reporter}</strong>
          <span className={classes.quiet}>{formatInstant(problem.createdAt)}</span>
          <ProblemFacts problem={problem} />
          <span className={classes.quiet}>
            {t('screen')} <span className={classes.screen}>{problem.screen}</span>
          </span>
          <ProblemState problem={problem} />
          <SettleButton problem={problem} {...settling} />
        </li>
      ))}
    </ul>
  );
}
