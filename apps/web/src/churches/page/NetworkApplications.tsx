import { Link } from 'react-router';
import type { NetworkApplication } from '@portal/contract/churches/churches.ts';
import { DEACTIVATION_TYPES } from '@portal/domain/applications/values.ts';
import { formatDate } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { Panel } from '../../ui/Panel.tsx';
import classes from './NetworkPage.module.css';

/** The applications of a church or a leader, each leading to its card; of a deactivated one it says why. */
export function NetworkApplications({ applications }: { applications: readonly NetworkApplication[] }) {
  const t = useText('churchPages');
  const stages = useText('stages');
  const form = useText('applicationForm');
  const whyRejected = (type: string | null) => {
    const known = DEACTIVATION_TYPES.find((one) => one === type);
    return known && form(`values.deactivationType.${known}`);
  };
  return (
    <Panel title={t('applications')}>
      {applications.length === 0 && <p className={classes.quiet}>{t('noApplications')}</p>}
      <ul className={classes.list}>
        {applications.map(({ id, caseNumber, stage, submittedAt, rejectType }) => (
          <li key={id}>
            <Link className={classes.link ?? ''} to={`/requests/dashboard?card=${id}`}>
              {caseNumber ?? t('application')}
            </Link>
            <span>{[stages(stage), stage === 'REJECTED' && whyRejected(rejectType)].filter(Boolean).join(' · ')}</span>
            {submittedAt !== null && (
              <span className={classes.quiet}>{t('submittedOn', { date: formatDate(submittedAt) })}</span>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
