import { IconEraser } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Traced } from '@portal/contract/clients/traces.ts';
import { useThisList } from '../../platform/lists/wayBack.ts';
import { formatNumber } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { StateMark } from '../../ui/states/StateMark.tsx';
import { clientName } from '../clientName.ts';
import { CaseLine } from './CaseLine.tsx';
import classes from './Traces.module.css';

/** Those who were found, each leading to what is kept of them. */
export function FoundPeople({ people, isFirstOnly }: { people: readonly Traced[]; isFirstOnly: boolean }) {
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
      </ul>
      {isFirstOnly && <p className={classes.quiet}>{t('firstOnly', { shown: formatNumber(people.length) })}</p>}
    </>
  );
}
