import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeMinistry, whyNotRules, type MinistryBand } from './ministryRules.ts';

const band = (country: string, min: number | null, max: number | null, colour = '#000000'): MinistryBand => ({
  country,
  colour,
  min,
  max,
});

const RULES = [
  band('MX', 201, null, '#00aa00'),
  band('MX', 20, 50, '#aa0000'),
  band('MX', 51, 200, '#aaaa00'),
  band('*', 10, 100, '#0000aa'),
  band('*', 101, 500, '#00aaaa'),
];

describe('judging a church', () => {
  it.each([
    ['MX', 0, 'BELOW', '#aa0000'],
    ['MX', 19, 'BELOW', '#aa0000'],
    ['MX', 20, '1', '#aa0000'],
    ['MX', 21, '1', '#aa0000'],
    ['MX', 49, '1', '#aa0000'],
    ['MX', 50, '1', '#aa0000'],
    ['MX', 51, '2', '#aaaa00'],
    ['MX', 200, '2', '#aaaa00'],
    ['MX', 201, '3', '#00aa00'],
    ['MX', 9_999_999, '3', '#00aa00'],
    ['PE', 9, 'BELOW', '#0000aa'],
    ['PE', 10, '1', '#0000aa'],
    ['PE', 100, '1', '#0000aa'],
    ['PE', 101, '2', '#00aaaa'],
    ['PE', 500, '2', '#00aaaa'],
    ['PE', 501, '2', '#00aaaa'],
  ])('in %s with %i members: %s, flag %s', (country, members, classification, flag) => {
    const rejected = classification === 'BELOW';
    expect(judgeMinistry(RULES, country, members)).toEqual({ classification, flag, rejected });
  });

  it('says NONE, without a flag, where no rule speaks of the country', () => {
    const none = { classification: 'NONE', flag: null, rejected: false };
    expect(judgeMinistry([], 'MX', 0)).toEqual(none);
    expect(judgeMinistry([band('MX', 20, null)], 'PE', 0)).toEqual(none);
  });

  it('never mixes the bands of * into a country with bands of its own', () => {
    const rules = [band('MX', 100, null), band('*', 0, null)];
    expect(judgeMinistry(rules, 'MX', 99).classification).toBe('BELOW');
  });

  it('rejects nobody where the lowest band is open below', () => {
    expect(judgeMinistry([band('*', null, 50), band('*', 51, null)], 'MX', 0).classification).toBe('1');
  });
});

describe('rules that cannot stand', () => {
  const at = (index: number, code: string) => ({ index, problem: { code } });

  it.each<[string, MinistryBand[], unknown[]]>([
    ['the rules above', RULES, []],
    ['no rules', [], []],
    ['one band, open at both ends', [band('MX', null, null)], []],
    ['a band of one figure', [band('MX', 0, 0), band('MX', 1, 1)], []],
    ['a minimum of −1', [band('MX', -1, 10)], [at(0, 'SUR003')]],
    ['a minimum of 0', [band('MX', 0, 10)], []],
    ['a maximum of −1', [band('MX', null, -1)], [at(0, 'SUR005')]],
    ['a maximum of 0', [band('MX', null, 0)], []],
    ['a maximum one below its minimum', [band('MX', 10, 9)], [at(0, 'SUR006')]],
    ['a fault in two bands', [band('MX', 10, 9), band('PE', -1, 4)], [at(0, 'SUR006'), at(1, 'SUR003')]],
    ['a shared end', [band('MX', 0, 10), band('MX', 10, null)], [at(1, 'rules.overlap')]],
    ['ends that meet', [band('MX', 0, 10), band('MX', 11, null)], []],
    ['one figure left out', [band('MX', 0, 10), band('MX', 12, null)], [at(1, 'rules.gap')]],
    ['a band after an open end', [band('MX', 0, null), band('MX', 11, null)], [at(1, 'rules.overlap')]],
    ['two bands open below', [band('MX', null, 10), band('MX', null, 20)], [at(1, 'rules.overlap')]],
    ['the same band in two countries', [band('MX', 0, 10), band('PE', 0, 10), band('*', 0, 10)], []],
    ['a gap given out of order', [band('MX', 30, null), band('MX', 0, 10)], [at(0, 'rules.gap')]],
    [
      'a band inside another, and one beside both',
      [band('MX', 0, 100), band('MX', 10, 20), band('MX', 101, null)],
      [at(1, 'rules.overlap')],
    ],
  ])('%s', (_name, rules, faults) => {
    expect(whyNotRules(rules)).toEqual(faults);
  });
});

const end = fc.option(fc.integer({ min: 0, max: 12 }), { nil: null });
const anyBands = fc.array(
  fc
    .tuple(end, end)
    .map(([min, max]) => band('MX', min, max))
    .filter(({ min, max }) => max === null || max >= (min ?? 0)),
  { maxLength: 4 },
);

describe('over any bands', () => {
  const TOP = 15;
  const figures = Array.from({ length: TOP }, (_, figure) => figure);
  const holds = ({ min, max }: MinistryBand, figure: number) => figure >= (min ?? 0) && figure <= (max ?? TOP);

  it('tells an overlap exactly when a figure lies in two bands, a gap exactly when one between them lies in none', () => {
    fc.assert(
      fc.property(anyBands, (rules) => {
        const codes = new Set(whyNotRules(rules).map(({ problem }) => problem.code));
        const covered = figures.map((figure) => rules.filter((one) => holds(one, figure)).length);
        const inside = covered.slice(
          covered.findIndex((n) => n > 0),
          covered.findLastIndex((n) => n > 0) + 1,
        );
        expect(codes.has('rules.overlap')).toBe(covered.some((n) => n > 1));
        expect(codes.has('rules.gap')).toBe(inside.includes(0));
      }),
      { numRuns: 2000 },
    );
  });

  it('judges every church, and a larger one never lower', () => {
    const rankOf = (classification: string) => (classification === 'BELOW' ? 0 : Number(classification));
    fc.assert(
      fc.property(anyBands, (rules) => {
        fc.pre(rules.length > 0 && whyNotRules(rules).length === 0);
        const ranks = figures.map((members) => rankOf(judgeMinistry(rules, 'MX', members).classification));
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
        for (const [members, rank] of ranks.entries()) {
          const judged = judgeMinistry(rules, 'MX', members);
          expect(judged.rejected).toBe(rank === 0);
          expect(rules.some(({ colour }) => colour === judged.flag)).toBe(true);
          if (rules.some((one) => holds(one, members))) expect(rank).toBeGreaterThan(0);
        }
      }),
    );
  });
});
