import { describe, expect, test } from 'vitest';
import { findUnshapelyStatistics } from './statistics.ts';
import { tree } from './tree.ts';

const README = [
  '| `packages/domain/src/statistics/<name>.ts` | what |',
  '| `apps/server/src/statistics/queries/<name>.ts` | how |',
  '| `packages/messages/src/{en,es}/statistics/<name>Statistic.ts` | words |',
].join('\n');
const WHOLE = {
  'apps/server/src/statistics/README.md': README,
  'packages/domain/src/statistics/macro.ts': 'export const MACRO = declareStatistic({});',
  'packages/domain/src/statistics/period.ts': 'export const later = 1;',
  'apps/server/src/statistics/queries/macro.ts': 'sql`select 1 from leaders join churches on true`',
  'packages/messages/src/en/statistics/macroStatistic.ts': '',
  'packages/messages/src/es/statistics/macroStatistic.ts': '',
};

describe('statistics', () => {
  test('cost the four files that are told', () => {
    expect(findUnshapelyStatistics(tree(WHOLE))).toEqual([]);
  });

  test('go red where one of them is missing, or a fifth is told', () => {
    const { 'packages/messages/src/es/statistics/macroStatistic.ts': _, ...rest } = WHOLE;
    expect(findUnshapelyStatistics(tree(rest))).toEqual([
      expect.stringContaining('packages/messages/src/es/statistics/macroStatistic.ts is not there'),
    ]);
    const more = { ...WHOLE, 'apps/server/src/statistics/README.md': `${README}\n| \`apps/web/<name>.ts\` | screen |` };
    expect(findUnshapelyStatistics(tree(more))[0]).toContain('5 files are told');
  });

  test('go red where a query reads past the reach', () => {
    const query = 'sql`select 1 from leaders join census_report on true`';
    expect(findUnshapelyStatistics(tree({ ...WHOLE, 'apps/server/src/statistics/queries/macro.ts': query }))).toEqual([
      expect.stringContaining('census_report is read past the reach'),
    ]);
  });

  test('fail where there are none', () => {
    expect(() => findUnshapelyStatistics(tree({ 'apps/server/src/statistics/README.md': README }))).toThrow(
      'No statistics',
    );
  });
});
