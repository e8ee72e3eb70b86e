import { reachOf } from '@portal/domain/access/reach.ts';
import { STATISTICS, STATISTIC_NAMES, type StatisticName } from '@portal/domain/statistics/allStatistics.ts';
import { endpointOf } from '@portal/domain/statistics/endpointOf.ts';
import type { Statistic, Unit } from '@portal/domain/statistics/statistic.ts';
import type { Namespace } from '@portal/messages/browserTexts.ts';
import { rowText } from '@portal/messages/statistics/rowText.ts';
import { exportColumns, type ExportedList } from '../platform/lists/exportOf.ts';
import type { ExportWords } from '../platform/lists/exportWords.ts';
import { readStatistic, type Question } from './readStatistic.ts';
import type { StatisticReach } from './scope.ts';

/** A figure of a statistic: by itself, or of a row of one of its tables. */
interface Line {
  part: (words: ExportWords) => string;
  row: (words: ExportWords) => string | null;
  series: (words: ExportWords) => string;
  meaning: (words: ExportWords) => string;
  unit: Unit;
  now: number | null;
  before: number | null;
  year: number | null;
}

const COLUMNS = exportColumns<Line, 'statistics'>('statistics', [
  { key: 'file.part', text: ({ part }, words) => part(words), width: 30 },
  { key: 'file.row', text: ({ row }, words) => row(words), width: 30 },
  { key: 'file.series', text: ({ series }, words) => series(words), width: 30 },
  { key: 'file.unit', text: ({ unit }, words) => words.say('statistics', `unit.${unit}`), width: 14 },
  { key: 'file.now', decimal: ({ now }) => now },
  { key: 'file.before', decimal: ({ before }) => before },
  { key: 'file.year', decimal: ({ year }) => year },
  { key: 'file.meaning', text: ({ meaning }, words) => meaning(words), width: 60 },
]);

/** Nobody waits for a file with the screen before them, and it has all rows. */
const LONGEST_MS = 240_000;

/** Every statistic as a file, a line a figure (product/statistics.md#files). */
export const exportStatistics = (conditions: StatisticReach): ExportedList[] =>
  STATISTIC_NAMES.map((name) => ({
    name: endpointOf(name),
    noun: `${name}Statistic`,
    columns: COLUMNS,
    async rows(context, query) {
      const asked = { ...context, reach: reachOf(context.actor) };
      const found = await readStatistic(asked, conditions, {
        name,
        question: query as Question,
        longestMs: LONGEST_MS,
      });
      const lines = linesOf(name, found);
      return {
        count: async () => lines.length,
        async *batches() {
          yield lines;
        },
      };
    },
  }));

function linesOf(name: StatisticName, { figures, tables }: Awaited<ReturnType<typeof readStatistic>>): Line[] {
  const statistic: Statistic = STATISTICS[name];
  const say = (key: string) => (words: ExportWords) => words.say(`${name}Statistic` as Namespace, key as never);
  const single = Object.entries(statistic.figures).map(([key, { unit }]): Line => ({
    part: (words) => words.say('statistics', 'figures'),
    row: () => null,
    series: say(`figure.${key}`),
    meaning: say(`figure.${key}.meaning`),
    unit,
    ...(figures[key] ?? { now: null, before: null, year: null }),
  }));
  const ofTables = Object.entries(statistic.tables).flatMap(([key, table]) =>
    (tables[key] ?? []).flatMap((row) =>
      Object.entries(table.series).map(([series, unit], place): Line => ({
        part: say(`table.${key}`),
        row: (words) => rowText(words, table, row),
        series: say(`series.${series}`),
        meaning: say(`table.${key}.meaning`),
        unit,
        now: row.values[place] ?? null,
        before: null,
        year: null,
      })),
    ),
  );
  return [...single, ...ofTables];
}
