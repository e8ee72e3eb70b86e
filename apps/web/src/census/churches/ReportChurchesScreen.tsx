import { IconReportAnalytics } from '@tabler/icons-react';
import type { ReportChurch } from '@portal/contract/census/reports.ts';
import { cellOf, shownList } from '../../platform/lists/listColumn.ts';
import { ListPage } from '../../platform/lists/ListPage.tsx';
import { PersonCell } from '../../platform/lists/PersonCell.tsx';
import { useList } from '../../platform/lists/useList.ts';
import { useActor } from '../../platform/session/actor.ts';
import { formatNumber } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { ChurchMenu } from './ChurchMenu.tsx';
import { useCensusChoices } from '../censuses.queries.ts';
import { REPORTS } from '../reports.queries.ts';
import { ReportState } from '../ReportState.tsx';

const NOTHING = '–';

const LIST = shownList('listReportChurches', 'reportChurches', [
  {
    key: 'name',
    cell: ({ id, name, city }) => (
      <PersonCell name={name} email={city} to={`/reports/list-churches/${id}/quarterly-list`} />
    ),
    sorts: 'up',
    fixed: true,
    width: 12,
    tall: true,
    title: true,
  },
  { key: 'leader', cell: ({ leader }) => leader ?? NOTHING, width: 8, tall: true },
  { key: 'country', cell: ({ country }) => cellOf.country(country), width: 7 },
  { key: 'quarter', cell: ({ last }, t) => (last ? t('quarterOf', last.census) : NOTHING), width: 9 },
  { key: 'state', cell: ({ last }) => (last ? <ReportState state={last.state} /> : NOTHING), width: 8 },
  { key: 'deadline', cell: ({ last }) => (last ? cellOf.date(last.deadline) : NOTHING), width: 7, zoned: true },
  { key: 'ephesian', cell: ({ last }) => last?.ephesian?.name ?? NOTHING, width: 8, rare: true },
  { key: 'vision', cell: ({ last }, t) => (last?.vision ? t(`vision.${last.vision}`) : NOTHING), width: 7, rare: true },
  { key: 'care', cell: ({ last }, t) => (last?.care ? t(`care.${last.care}`) : NOTHING), width: 8, rare: true },
  { key: 'silence', cell: ({ silence }) => formatNumber(silence), width: 7 },
  {
    key: 'received',
    cell: ({ receivedAt }) => cellOf.instant(receivedAt, NOTHING),
    width: 7.5,
    zoned: true,
    rare: true,
  },
]);

const menuOf = (church: ReportChurch) => <ChurchMenu church={church} />;

/** The churches with their newest quarterly report (product/census.md#reports); a row leads to all of its reports. */
export function ReportChurchesScreen() {
  const t = useText('reportChurches');
  const list = useList(LIST, REPORTS);
  const { permissions } = useActor();
  return (
    <ListPage
      of={LIST}
      list={list}
      choices={{ census: useCensusChoices() }}
      lead={t('lead')}
      nameOf={({ name }) => name}
      {...(permissions.has('business.report.census') && { rowActions: menuOf })}
      icon={<IconReportAnalytics size={28} stroke={1.5} />}
    />
  );
}
