import { useState } from 'react';
import type { CensusReport, QuarterlyReport } from '@portal/contract/census/reports.ts';
import type { CensusAct } from '@portal/domain/census/states.ts';
import { lateOver } from '../../platform/late/late.tsx';
import { PersonCell } from '../../platform/lists/PersonCell.tsx';
import { useTableTexts } from '../../platform/lists/useTableTexts.ts';
import { useDensity } from '../../platform/session/useDensity.ts';
import { formatDate } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import type { Column } from '../../ui/table/column.ts';
import { DataCards } from '../../ui/table/DataCards.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { useAsCards } from '../../ui/table/useAsCards.ts';
import { ReportState } from '../ReportState.tsx';
import { DeadlineCell } from './DeadlineCell.tsx';
import { ReceivedCell } from './ReceivedCell.tsx';
import { ReportActs } from './ReportActs.tsx';
import { reportAddress } from './reportAddress.ts';
import classes from './Quarterly.module.css';

const ReopenDialog = lateOver(async () => ({ default: (await import('./ReopenDialog.tsx')).ReopenDialog }));

interface Props {
  church: CensusReport['church'];
  reports: readonly QuarterlyReport[];
}

type Row = QuarterlyReport & { id: number; church: number };

const OPENS: readonly CensusAct[] = ['start', 'edit', 'view'];

/** The form of a report, as this reader may open it. */
function formOf({ church, may, census }: Row): string | undefined {
  const mode = may.find((act) => OPENS.includes(act));
  return mode && reportAddress(church, census.id, mode);
}

const QuarterCell = ({ report }: { report: Row }) => (
  <PersonCell name={useText('reportChurches')('quarterOf', report.census)} to={formOf(report)} />
);

const COLUMNS = [
  {
    key: 'quarter',
    cell: (report: Row) => <QuarterCell report={report} />,
    width: 10,
    tall: true,
    onCard: 'title',
  },
  { key: 'state', cell: ({ state }: Row) => <ReportState state={state} />, width: 8, onCard: 'line' },
  { key: 'sending', cell: ({ sending }: Row) => formatDate(sending), width: 7, onCard: 'line' },
  {
    key: 'deadline',
    cell: (report: Row) => <DeadlineCell report={report} />,
    width: 8,
    tall: true,
    onCard: 'line',
  },
  {
    key: 'received',
    cell: (report: Row) => <ReceivedCell report={report} />,
    width: 9,
    tall: true,
    onCard: 'line',
  },
] as const satisfies readonly Omit<Column<Row>, 'header'>[];

const nothing = () => {};

/** They as a table, on a phone as cards; the name of a quarter opens its report. */
export function QuarterlyReports({ church, reports }: Props) {
  const t = useText('quarterlyReports');
  const names = useText('reportChurches');
  const texts = useTableTexts();
  const [density] = useDensity('lists');
  const [reopening, setReopening] = useState<QuarterlyReport>();
  const Shape = useAsCards() ? DataCards<Row> : DataTable<Row>;
  const acts = (report: Row) => <ReportActs church={church.id} report={report} onReopen={() => setReopening(report)} />;
  return (
    <>
      <p className={classes.zone}>{t('zone')}</p>
      <Shape
        label={t('title')}
        rows={reports.map((report) => ({ ...report, id: report.census.id, church: church.id }))}
        nameOf={({ census }) => names('quarterOf', census)}
        columns={COLUMNS.map((column) => ({ ...column, header: t(column.key) }))}
        sort=""
        onSort={nothing}
        rowActions={acts}
        actionsWidth={19}
        onSelect={nothing}
        stale={false}
        loading={false}
        compact={density === 'compact'}
        texts={texts}
      />
      {reopening && <ReopenDialog church={church} report={reopening} onClose={() => setReopening(undefined)} />}
    </>
  );
}
