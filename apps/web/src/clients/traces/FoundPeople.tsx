import { IconEraser } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Traced, TracedLeader } from '@portal/contract/clients/traces.ts';
import { useThisList } from '../../platform/lists/wayBack.ts';
import { formatNumber } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { StateMark } from '../../ui/states/StateMark.tsx';
import { clientName } from '../clientName.ts';
import { CaseLine } from './CaseLine.tsx';
import classes from './Traces.module.css';

interface Props {
  people: readonly Traced[];
  /** Who has no account. */
  recorded: readonly TracedLeader[];
  isFirstOnly: boolean;
}

/** Those who were found, each leading to what is kept of them. */
export function FoundPeople({ people, recorded, isFirstOnly }: Props) {
  const t = useText('traces');
  const here = useThisList();
  return (
    <>
      <ul className={classes.people} aria-label={t('people')}>
        {people.map((person) => (
          <li key={person.id}>
            <Link
              className={classes.name ?? ''}
              to={`/configurations/trace/${person.id}`}
              state={here}
              aria-label={t('openPerson', { name: clientName(person) })}
            >
              {clientName(person)}
            </Link>
            {person.name !== null && <span className={classes.quiet}>{person.email}</span>}
            {person.erasing && (
              <StateMark icon={IconEraser} tone="attention">
                {t('erasing')}
              </StateMark>
            )}
            {person.cases.map((each) => (
              <CaseLine key={each.id} of={each} />
            ))}
          </li>
        ))}
        {recorded.map(({ id, name, email, churches }) => (
          <li key={`leader-${id}`}>
            <Link
              className={classes.name ?? ''}
              to={`/configurations/trace/leader/${id}`}
              state={here}
              aria-label={t('openPerson', { name })}
            >
              {name}
            </Link>
            <span className={classes.quiet}>{[t('recorded'), email].filter(Boolean).join(' · ')}</span>
            {churches.map((church) => (
              <span key={church.id} className={classes.case}>
                {church.name}
              </span>
            ))}
          </li>
        ))}
      </ul>
      {isFirstOnly && (
        <p className={classes.quiet}>{t('firstOnly', { shown: formatNumber(people.length + recorded.length) })}</p>
      )}
    </>
  );
}
