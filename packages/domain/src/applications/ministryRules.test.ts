import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedCountries, judgeMinistry, whyNotRules, type MinistryBand } from './ministryRules.ts';

const band = (country: string, min: number, max: number | null, colour = '#000000'): MinistryBand => ({
  country,
  colour,
  threshold: { min, max },
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

  it('rejects nobody where the lowest band begins at 0', () => {
    expect(judgeMinistry([band('*', 0, 50), band('*', 51, null)], 'MX', 0).classification).toBe('1');
  });
});

const figure = fc.integer({ min: 0, max: 12 });
const anyBands = fc.array(
  fc
    .tuple(figure, fc.option(figure, { nil: null }))
    .map(([min, max]) => band('MX', min, max))
    .filter(({ threshold: { min, max } }) => max === null || max >= min),
  { maxLength: 4 },
);

describe('over any bands', () => {
  const TOP = 15;
  const figures = Array.from({ length: TOP }, (_, members) => members);
  const holds = ({ threshold: { min, max } }: MinistryBand, members: number) =>
    members >= min && members <= (max ?? TOP);

  it('judges every church, and a larger one never lower', () => {
    const rankOf = (classification: string) => (classification === 'BELOW' ? 0 : Number(classification));
    fc.assert(
      fc.property(anyBands, (rules) => {
        const covered = figures.map((members) => rules.filter((one) => holds(one, members)).length);
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

describe('rules that may be kept', () => {
  it.each<[string, MinistryBand[], Record<string, unknown>]>([
    ['none at all', [], {}],
    ['bands that follow each other, in whatever order', [band('MX', 11, null), band('MX', 0, 10), band('*', 5, 9)], {}],
    ['a minimum of −1', [band('MX', -1, 10)], { '0.threshold.min': { code: 'SUR003' } }],
    ['a maximum of −1', [band('MX', 0, -1)], { '0.threshold.max': { code: 'SUR005' } }],
    ['a maximum of 0 at a minimum of 0', [band('MX', 0, 0)], {}],
    ['a maximum below its minimum', [band('MX', 10, 9)], { '0.threshold.max': { code: 'SUR006' } }],
    [
      'a band that begins where the one before ends',
      [band('MX', 0, 10), band('MX', 10, 20)],
      { '1.threshold.min': { code: 'rules.overlap', params: { start: 11 } } },
    ],
    [
      'a band that leaves one figure out',
      [band('MX', 12, 20), band('MX', 0, 10)],
      { '0.threshold.min': { code: 'rules.gap', params: { start: 11 } } },
    ],
    [
      'a band above one without an end',
      [band('MX', 0, null), band('MX', 10, 20)],
      { '0.threshold.max': { code: 'rules.endless' } },
    ],
    ['the same figures in two countries', [band('MX', 0, 10), band('PE', 0, 10)], {}],
  ])('%s', (_name, rules, found) => expect(whyNotRules(rules)).toEqual(found));

  it('keeps rules whose every figure lies in one band, and refuses all others', () => {
    const TOP = 15;
    const bands = fc.array(
      fc.tuple(fc.integer({ min: 0, max: 12 }), fc.option(fc.integer({ min: 0, max: 12 }), { nil: null })),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(bands, (given) => {
        const rules = given
          .map(([min, max]) => band('MX', min, max))
          .filter(({ threshold: { min, max } }) => max === null || max >= min);
        const lying = Array.from(
          { length: TOP },
          (_, members) =>
            rules.filter(({ threshold: { min, max } }) => members >= min && members <= (max ?? TOP)).length,
        );
        const within = lying.slice(
          lying.findIndex((n) => n > 0),
          lying.findLastIndex((n) => n > 0) + 1,
        );
        const isWhole = rules.length === 0 || within.every((n) => n === 1);
        expect(Object.keys(whyNotRules(rules)).length === 0).toBe(isWhole);
      }),
    );
  });

  it('names the countries whose bands are others', () => {
    const before = [band('MX', 0, null), band('PE', 0, 9), band('PE', 10, null), band('*', 0, null)];
    const after = [
      band('PE', 10, null),
      band('PE', 0, 9),
      band('MX', 1, null),
      band('GT', 0, null),
      band('*', 0, null),
    ];
    expect(changedCountries(before, after).toSorted()).toEqual(['GT', 'MX']);
  });
});
