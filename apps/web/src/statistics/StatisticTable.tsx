import { Link, useNavigate } from 'react-router';
import type { StatisticReply } from '@portal/contract/statistics/statistics.ts';
import { MOST_ROWS, type Behind, type Table } from '@portal/domain/statistics/statistic.ts';
import { late } from '../platform/late/late.tsx';
import { useThisList } from '../platform/lists/wayBack.ts';
import { formatNumber } from '../platform/texts/format.ts';
import { textNow, useText } from '../platform/texts/i18n.ts';
import { ChartFigure } from '../ui/charts/ChartFigure.tsx';
import { SaveChart } from '../ui/charts/SaveChart.tsx';
import type { ChartRow } from '../ui/charts/chartData.ts';
import { SkeletonLines } from '../ui/states/SkeletonLines.tsx';
import { showToast } from '../ui/toasts/toasts.ts';
import type { StatisticWords } from './useStatisticWords.ts';

const Waiting = () => <SkeletonLines lines={6} label={textNow('common', 'loading')} />;
// Each is as heavy as the screen, and the figures above do not wait for them.
const PLOTS = {
  bars: late(async () => ({ default: (await import('../ui/charts/BarPlot.tsx')).BarPlot }), Waiting).Component,
  lines: late(async () => ({ default: (await import('../ui/charts/LinePlot.tsx')).LinePlot }), Waiting).Component,
  world: late(async () => ({ default: (await import('../ui/charts/WorldPlot.tsx')).WorldPlot }), Waiting).Component,
  none: undefined,
};

/** More bars than that are read as a table. */
const MOST_BARS = 20;
const LONGEST_NAME = 110;
const LAST_OF_NAME = 40;
/** A table with more columns than that takes the whole width. */
const MOST_COLUMNS = 3;

interface Props {
  name: string;
  table: Table;
  rows: StatisticReply['tables'][string];
  words: StatisticWords;
  /** The list behind a row. */
  addressOf: (behind: Behind, row: { kind: Table['rows']; key: string }) => string;
}

/** A table of a statistic, drawn, under a title that says what it finds. */
export function StatisticTable({ name, table, rows, words, addressOf }: Props) {
  const { t, own, value, row: rowName } = words;
  const charts = useText('charts');
  const navigate = useNavigate();
  const here = useThisList();
  const units = Object.values(table.series);
  const isDrawn = (key: string) => table.drawn?.includes(key) ?? table.series[key] === units[0];
  const drawn = Object.keys(table.series).flatMap((key, place) =>
    isDrawn(key) && (table.plot !== 'world' || place === 0) ? [place] : [],
  );
  const series = Object.keys(table.series).map((key) => ({ name: own(`series.${key}`) }));
  const title = own(`table.${name}`);
  const of = t(`rows.${table.rows}`);
  const { behind } = table;
  const named = rows.map((row) => ({ ...row, name: rowName(table, row) }));
  const to = (key: string) => behind && addressOf(behind, { kind: table.rows, key });
  const keyOf = new Map(named.map((row) => [shortOf(row.name), row.key]));
  const onRow = (row: ChartRow) => {
    const address = to(keyOf.get(row.name) ?? row.name);
    if (address !== undefined) void navigate(address, { state: here });
  };
  const shownRows = table.plot === 'bars' ? named.slice(0, MOST_BARS) : named;
  return (
    <ChartFigure
      title={findingOf(words, table, {
        title,
        rows: named,
        place: drawn[0] ?? 0,
        of: series.length > 1 && (drawn.length > 1 || !PLOTS[table.plot]) ? series[drawn[0] ?? 0]?.name : undefined,
      })}
      sentence={[
        own(`table.${name}.meaning`),
        rows.length >= MOST_ROWS && t('leftOff', { shown: formatNumber(MOST_ROWS) }),
      ]
        .filter(Boolean)
        .join(' ')}
      data={{
        of,
        series: drawn.map((place) => series[place] ?? { name: '' }),
        rows: shownRows.map((row) => ({
          name: shortOf(row.name),
          values: drawn.map((place) => row.values[place] ?? null),
          ...(table.rows === 'country' && { country: row.key }),
        })),
      }}
      format={(number) => value(number, units[0] ?? 'count')}
      Plot={PLOTS[table.plot]}
      isWide={table.plot === 'none' && series.length > MOST_COLUMNS}
      onRow={behind && onRow}
      numbers={{
        data: {
          of,
          series,
          rows: named.map((row) => ({
            ...row,
            ...(behind && {
              shown: (
                <Link to={to(row.key) ?? ''} state={here}>
                  {row.name}
                </Link>
              ),
            }),
          })),
        },
        format: (number, place) => value(number, units[place] ?? 'count'),
      }}
      tools={
        <SaveChart
          name={title}
          label={t('saveChart')}
          png={t('savePng')}
          svg={t('saveSvg')}
          onFailed={() => showToast({ tone: 'failed', text: t('notSaved') })}
        />
      }
      words={{ asTable: charts('asTable'), asChart: charts('asChart'), empty: charts('empty') }}
    />
  );
}

/** Of a question and its answer both are told, however long the question. */
const shortOf = (name: string): string =>
  name.length > LONGEST_NAME
    ? `${name.slice(0, LONGEST_NAME - LAST_OF_NAME).trimEnd()}…${name.slice(-LAST_OF_NAME).trimStart()}`
    : name;

interface Found {
  title: string;
  rows: readonly { name: string; values: readonly (number | null)[] }[];
  /** The series that is drawn first. */
  place: number;
  /** What that is called, where it is not the only one. */
  of: string | undefined;
}

/** The title as a finding of what is drawn: the row with the most, where one has more than all others, or what the last one came to. */
function findingOf(
  { t, value }: StatisticWords,
  { finds, rows: kind, series }: Table,
  { title, rows, place, of }: Found,
): string {
  const ofTime = kind === 'month' || kind === 'quarter';
  const told = (row: Found['rows'][number] | undefined) => row?.values[place] ?? 0;
  const [first, second] = rows.toSorted((one, other) => told(other) - told(one));
  const most = finds === 'last' ? rows.at(-1) : first;
  if (!most || told(most) === 0 || (most === first && finds !== 'last' && told(second) === told(first))) return title;
  const found = finds === 'last' ? 'finding.last' : ofTime ? 'finding.peak' : 'finding.most';
  const unit = Object.values(series)[place] ?? 'count';
  const figure = value(told(most), unit);
  const named = of === undefined ? figure : t('finding.figure', { value: figure, series: of });
  return t(found, { table: title, name: most.name, value: named });
}
