import { Button } from '@mantine/core';
import { IconBellRinging, IconReportAnalytics } from '@tabler/icons-react';
import type { ReportChurch } from '@portal/contract/census/reportChurches.ts';
import { chasesReports } from '@portal/domain/census/access.ts';
import { useAskedOfMany } from '../../platform/bulk/useAskedOfMany.ts';
import { lateOver } from '../../platform/late/late.tsx';
import { cellOf, shownList } from '../../platform/lists/listColumn.ts';
import { ListPart } from '../../platform/lists/ListPart.tsx';
import { PersonCell } from '../../platform/lists/PersonCell.tsx';
import { useList } from '../../platform/lists/useList.ts';
import { useActor } from '../../platform/session/actor.ts';
import { formatNumber } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { Screen } from '../../ui/Screen.tsx';
import type { Selection } from '../../ui/table/selection.ts';
import { useCensusChoices } from '../censuses.queries.ts';
import { useReportsLive } from '../reports.live.ts';
import { REPORTS } from '../reports.queries.ts';
import { ContactCell, LeaderCell, RecordCell, StateCell } from './chaseCells.tsx';
import { ChurchMenu } from './ChurchMenu.tsx';
import { QuarterRates } from './QuarterRates.tsx';
import { StepCell } from './StepCell.tsx';

const RemindDialog = lateOver(() => import('../chasing/RemindDialog.tsx'));

const NOTHING = '–';

const LIST = shownList('listReportChurches', 'reportChurches', [
  {
    key: 'name',
    cell: ({ id, name, city, country }) => (
      <PersonCell
        name={name}
        email={[city, cellOf.country(country)].filter(Boolean).join(', ')}
        to={`/reports/list-churches/${id}/quarterly-list`}
      />
    ),
    sorts: 'up',
    fixed: true,
    width: 10.5,
    tall: true,
    title: true,
  },
  { key: 'leader', cell: (church) => <LeaderCell church={church} />, width: 9, tall: true },
  { key: 'state', cell: (church) => <StateCell church={church} />, width: 8.5, tall: true, zoned: true },
  {
    key: 'waiting',
    cell: ({ waitingSince }) => (waitingSince === null ? NOTHING : cellOf.date(waitingSince)),
    sorts: 'up',
    width: 7,
  },
  { key: 'record', cell: (church) => <RecordCell church={church} />, width: 8, tall: true },
  { key: 'contact', cell: (church) => <ContactCell church={church} />, width: 8.5, tall: true },
  { key: 'step', cell: (church) => <StepCell church={church} />, width: 8.5, tall: true },
  { key: 'quarter', cell: ({ last }, t) => (last ? t('quarterOf', last.census) : NOTHING), width: 9, rare: true },
  { key: 'ephesian', cell: ({ last }) => last?.ephesian?.name ?? NOTHING, width: 8, rare: true },
  { key: 'vision', cell: ({ last }, t) => (last?.vision ? t(`vision.${last.vision}`) : NOTHING), width: 7, rare: true },
  { key: 'care', cell: ({ last }, t) => (last?.care ? t(`care.${last.care}`) : NOTHING), width: 8, rare: true },
  { key: 'silence', cell: ({ silence }) => formatNumber(silence), width: 7, rare: true },
  {
    key: 'received',
    cell: ({ receivedAt }) => cellOf.instant(receivedAt, NOTHING),
    width: 7.5,
    zoned: true,
    rare: true,
  },
]);

const menuOf = (church: ReportChurch) => <ChurchMenu church={church} />;

/**
 * The churches with their newest quarterly report, and everything to chase those that have not answered it
 * (product/census.md#chasing); a row leads to all of its reports.
 */
export function ReportChurchesScreen() {
  const t = useText('reportChurches');
  const common = useText('common');
  const list = useList(LIST, REPORTS);
  const isChasing = chasesReports(useActor());
  const { ask, asked } = useAskedOfMany(list);
  useReportsLive();
  const remind = (selection: Selection, done: () => void) => (
    <Button
      size="compact-md"
      leftSection={<IconBellRinging size={16} aria-hidden />}
      onClick={() => ask(selection, done)}
    >
      {t('remind')}
    </Button>
  );
  return (
    <Screen title={t('title')} product={common('productName')} lead={t('lead')}>
      <QuarterRates />
      <ListPart
        of={LIST}
        list={list}
        choices={{ census: useCensusChoices() }}
        nameOf={({ name }) => name}
        {...(isChasing && { bulk: remind })}
        rowActions={menuOf}
        icon={<IconReportAnalytics size={28} stroke={1.5} />}
      />
      {asked && <RemindDialog {...asked} />}
    </Screen>
  );
}
