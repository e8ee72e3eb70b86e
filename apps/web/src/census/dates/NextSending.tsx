import type { ToldReportDates } from '@portal/contract/census/reportDates.ts';
import { formatDate, formatNumber } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Panel } from '../../ui/Panel.tsx';
import classes from './ReportDates.module.css';

/** What goes out next and to how many, and what went out and may still be sent. */
export function NextSending({ dates: { next, running } }: { dates: ToldReportDates }) {
  const t = useText('reportDates');
  const reports = useText('reportChurches');
  return (
    <div className={classes.told}>
      {next && (
        <Panel title={t('next')}>
          <Facts
            facts={[
              [t('which'), reports('quarterOf', next.census)],
              [t('sending'), t('sendingAt', { day: formatDate(next.sending) })],
              [t('deadline'), t('deadlineAt', { day: formatDate(next.deadline) })],
              [t('reach'), t('churches', { count: next.churches, shown: formatNumber(next.churches) })],
            ]}
          />
        </Panel>
      )}
      {running.length > 0 && (
        <Panel title={t('running')}>
          {running.map(({ census, deadline }) => (
            <p key={census.id}>
              {t('runningText', { report: reports('quarterOf', census), day: formatDate(deadline) })}
            </p>
          ))}
        </Panel>
      )}
    </div>
  );
}
