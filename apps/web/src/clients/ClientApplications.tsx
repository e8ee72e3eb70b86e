import { Link } from 'react-router';
import type { ClientDetail } from '@portal/contract/clients/clients.ts';
import { formatDate } from '../platform/texts/format.ts';
import { useText } from '../platform/texts/i18n.ts';
import { Panel } from '../ui/Panel.tsx';
import { StageName } from './StageName.tsx';
import classes from './ClientScreen.module.css';

/** The applications of an account, each leading to its card. */
export function ClientApplications({ applications }: Pick<ClientDetail, 'applications'>) {
  const t = useText('clients');
  return (
    <Panel title={t('applications')}>
      {applications.length === 0 && <p className={classes.note}>{t('noApplications')}</p>}
      <ul className={classes.applications}>
        {applications.map(({ id, caseNumber, stage, startedAt, submittedAt }) => (
          <li key={id}>
            {caseNumber === null ? (
              <span>{t('noCase')}</span>
            ) : (
              <Link
                className={classes.card ?? ''}
                to={`/requests/dashboard?card=${id}`}
                aria-label={t('openCard', { caseNumber })}
              >
                {caseNumber}
              </Link>
            )}
            <StageName stage={stage} />
            <span className={classes.note}>
              {submittedAt === null
                ? t('started', { date: formatDate(startedAt) })
                : t('submitted', { date: formatDate(submittedAt) })}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
