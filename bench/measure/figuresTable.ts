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

/** The figures as a Markdown table, with columns that line up in a terminal too. */
export function figuresTable(all: readonly Figures[]): string {
  const rows = all.map((one) => [
    one.what,
    String(one.connections),
    String(one.requests),
    one.perSecond.toFixed(0),
    one.p50.toFixed(1),
    one.p99.toFixed(1),
    cost(one.serverMs),
    cost(one.databaseMs),
    one.kilobytes.toFixed(1),
  ]);
  const widths = HEAD.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = `|${widths.map((width, column) => (column === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`;
  return [line(HEAD), rule, ...rows.map(line)].join('\n');
}

const cost = (ms: number): string => (Number.isNaN(ms) ? '–' : ms.toFixed(2));
