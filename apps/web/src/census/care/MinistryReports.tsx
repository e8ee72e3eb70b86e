import { UntilRead } from '../../platform/failures/UntilRead.tsx';
import { useText } from '../../platform/texts/i18n.ts';
import { Panel } from '../../ui/Panel.tsx';
import { QuarterlyReports } from '../quarterly/QuarterlyReports.tsx';
import { useChurchReports } from '../reports.queries.ts';

/** The church's quarterly reports, the newest first. */
export function MinistryReports({ church: id }: { church: number }) {
  const t = useText('myRegion');
  const query = useChurchReports(id);
  const { data } = query;
  return (
    <Panel title={t('reports')}>
      <UntilRead query={query} />
      {data?.reports.length === 0 && <p>{t('noReports')}</p>}
      {data && data.reports.length > 0 && <QuarterlyReports church={data.church} reports={data.reports} />}
    </Panel>
  );
}
