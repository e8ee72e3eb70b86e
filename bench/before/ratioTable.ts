import { markdownTable } from '../measure/figuresTable.ts';
import type { Figures } from '../measure/load.ts';

/** The same load on both servers. */
export interface Pair {
  before: Figures;
  after: Figures;
}

const HEAD = [
  '',
  'connections',
  'p50 ms',
  'after',
  '×',
  'server CPU ms',
  'after',
  '×',
  'database CPU ms',
  'after',
  '×',
  'kB',
  'after',
];

export function ratioTable(pairs: readonly Pair[]): string {
  return markdownTable(
    HEAD,
    pairs.map(({ before, after }) => [
      before.what,
      String(before.connections),
      ...(['p50', 'serverMs', 'databaseMs'] as const).flatMap((name) => [
        before[name].toFixed(2),
        after[name].toFixed(2),
        (after[name] / before[name]).toFixed(2),
      ]),
      before.kilobytes.toFixed(1),
      after.kilobytes.toFixed(1),
    ]),
  );
}
