import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeMinistry, type MinistryBand } from './ministryRules.ts';

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

  it('judges every church, and a larger one never lower', () => {
    const rankOf = (classification: string) => (classification === 'BELOW' ? 0 : Number(classification));
    fc.assert(
      fc.property(anyBands, (rules) => {
        const covered = figures.map((figure) => rules.filter((one) => holds(one, figure)).length);
        const within = covered.slice(
          covered.findIndex((n) => n > 0),
          covered.findLastIndex((n) => n > 0) + 1,
        );
        // Bands that stand together: each figure between the lowest and the highest lies in one.
        fc.pre(rules.length > 0 && within.every((n) => n === 1));
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
