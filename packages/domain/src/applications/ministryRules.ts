/**
 * Ministry rules: bands of members by country, which classify an application or reject it
 * (product/configuration.md#ministry-rules).
 */
import { problem, type Problem } from '../problem.ts';

export interface MinistryBand {
  /** ISO 3166 alpha-2, or `*` for every country without rules of its own. */
  country: string;
  /** `#rrggbb`: the card's flag. */
  colour: string;
  /** Members, both ends included; no maximum = open above. */
  threshold: { min: number; max: number | null };
}

/** What new bands begin with, from the smallest. */
export const BAND_COLOURS = ['#c2410c', '#b8860b', '#2e7d32', '#1d4ed8'] as const;

/** So many bands may be kept. */
export const MOST_BANDS = 1_000;
/** So many members may be asked for. */
export const MOST_MEMBERS = 9_999_999;

export interface Judgement {
  /** The band's rank from the smallest (`1`), `BELOW` under the lowest band, `NONE` without a rule. */
  classification: string;
  flag: string | null;
  /** Below the lowest band the submission goes to REJECT_BY_TAG. */
  rejected: boolean;
}

/** The bands of a country, from the smallest. */
export const bandsOf = <Band extends MinistryBand>(rules: readonly Band[], country: string): Band[] =>
  rules.filter((band) => band.country === country).sort((a, b) => a.threshold.min - b.threshold.min);

/** What the rules say of a church with that many members in that country. */
export function judgeMinistry(rules: readonly MinistryBand[], country: string, members: number): Judgement {
  const own = bandsOf(rules, country);
  const bands = own.length > 0 ? own : bandsOf(rules, '*');
  const lowest = bands[0];
  if (lowest === undefined) return { classification: 'NONE', flag: null, rejected: false };
  if (members < lowest.threshold.min) {
    return { classification: 'BELOW', flag: lowest.colour, rejected: true };
  }
  const index = bands.findIndex(({ threshold: { max } }) => max === null || members <= max);
  // Above the highest band's maximum the highest band still holds: a church never grows out of the network.
  const rank = index === -1 ? bands.length : index + 1;
  return { classification: String(rank), flag: (bands[rank - 1] ?? lowest).colour, rejected: false };
}

/**
 * What is wrong with such rules, by the path of the field within them (`0.threshold.min`). A minimum or maximum below 0
 * (SUR003, SUR005), a maximum below its minimum (SUR006); when each band is right by itself, a band that begins within
 * the one before (`rules.overlap`) or leaves members in none (`rules.gap`), both with where it is to begin.
 */
export function whyNotRules(rules: readonly MinistryBand[]): Record<string, Problem> {
  const found: Record<string, Problem> = {};
  for (const [index, { threshold }] of rules.entries()) {
    const { min, max } = threshold;
    if (min < 0) found[`${index}.threshold.min`] = problem('SUR003');
    if (max !== null && max < 0) found[`${index}.threshold.max`] = problem('SUR005');
    else if (max !== null && max < min) found[`${index}.threshold.max`] = problem('SUR006');
  }
  if (Object.keys(found).length > 0) return found;
  const numbered = rules.map((band, index) => ({ ...band, index }));
  for (const country of new Set(rules.map((band) => band.country))) {
    const bands = bandsOf(numbered, country);
    for (const [rank, { index, threshold }] of bands.entries()) {
      const before = bands[rank - 1];
      if (!before) continue;
      const { max } = before.threshold;
      if (max === null) found[`${before.index}.threshold.max`] = problem('rules.endless');
      else if (threshold.min !== max + 1) {
        const code = threshold.min <= max ? 'rules.overlap' : 'rules.gap';
        found[`${index}.threshold.min`] = problem(code, { start: max + 1 });
      }
    }
  }
  return found;
}

/** Countries whose bands are others than before; `*` where those for all others are. */
export function changedCountries(before: readonly MinistryBand[], after: readonly MinistryBand[]): string[] {
  const said = (rules: readonly MinistryBand[], country: string) =>
    JSON.stringify(bandsOf(rules, country).map(({ colour, threshold: { min, max } }) => [colour, min, max]));
  const all = new Set([...before, ...after].map(({ country }) => country));
  return [...all].filter((country) => said(before, country) !== said(after, country));
}
