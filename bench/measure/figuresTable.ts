import type { Figures } from './load.ts';

const HEAD = [
  '',
  'connections',
  'requests',
  'per second',
  'p50 ms',
  'p99 ms',
  'server CPU ms',
  'database CPU ms',
  'kB sent',
];

/** The figures as a Markdown table. */
export const figuresTable = (all: readonly Figures[]): string =>
  markdownTable(
    HEAD,
    all.map((one) => [
      one.what,
      String(one.connections),
      String(one.requests),
      one.perSecond.toFixed(0),
      one.p50.toFixed(1),
      one.p99.toFixed(1),
      cost(one.serverMs),
      cost(one.databaseMs),
      one.kilobytes.toFixed(1),
    ]),
  );

/** Columns that line up in a terminal too; the first holds words, the others numbers. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = `|${widths.map((width, column) => (column === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

const cost = (ms: number): string => (Number.isNaN(ms) ? '–' : ms.toFixed(2));
