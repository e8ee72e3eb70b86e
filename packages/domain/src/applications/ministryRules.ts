/** Ministry rules: bands of members by country, which classify an application or reject it (decisions.md §3). */
import { problem, type Problem } from '../problem.ts';

export interface MinistryBand {
  /** ISO 3166 alpha-2, or `*` for every country without rules of its own. */
  country: string;
  /** `#rrggbb`: the card's flag. */
  colour: string;
  /** Members, both ends included; null = open. */
  min: number | null;
  max: number | null;
}

export interface Judgement {
  /** The band's rank from the smallest (`1`), `BELOW` under the lowest band, `NONE` without a rule. */
  classification: string;
  flag: string | null;
  /** Below the lowest band the submission goes to REJECT_BY_TAG. */
  rejected: boolean;
}

const bandsOf = (rules: readonly MinistryBand[], country: string): MinistryBand[] =>
  rules.filter((band) => band.country === country).sort((a, b) => (a.min ?? 0) - (b.min ?? 0));

/** What the rules say of a church with that many members in that country. */
export function judgeMinistry(rules: readonly MinistryBand[], country: string, members: number): Judgement {
  const own = bandsOf(rules, country);
  const bands = own.length > 0 ? own : bandsOf(rules, '*');
  const lowest = bands[0];
  if (lowest === undefined) return { classification: 'NONE', flag: null, rejected: false };
  if (lowest.min !== null && members < lowest.min) {
    return { classification: 'BELOW', flag: lowest.colour, rejected: true };
  }
  const index = bands.findIndex((band) => band.max === null || members <= band.max);
  // Above the highest band's maximum the highest band still holds: a church never grows out of the network.
  const rank = index === -1 ? bands.length : index + 1;
  return { classification: String(rank), flag: (bands[rank - 1] ?? lowest).colour, rejected: false };
}

/**
 * Why a country's bands cannot stand together: SUR003 / SUR005 for a negative end, SUR006 for a maximum below its
 * minimum, `rules.overlap`, `rules.gap`. One problem for each band at fault, by its index in the given list.
 */
export function whyNotRules(rules: readonly MinistryBand[]): { index: number; problem: Problem }[] {
  const faults: { index: number; problem: Problem }[] = [];
  rules.forEach(({ min, max }, index) => {
    if (min !== null && min < 0) faults.push({ index, problem: problem('SUR003') });
    else if (max !== null && max < 0) faults.push({ index, problem: problem('SUR005') });
    else if (min !== null && max !== null && max < min) faults.push({ index, problem: problem('SUR006') });
  });
  if (faults.length > 0) return faults;
  for (const country of new Set(rules.map((band) => band.country))) {
    const bands = bandsOf(rules, country);
    // The highest figure held so far: a band may lie wholly within an earlier one.
    let top = -1;
    for (const [place, band] of bands.entries()) {
      const [least, most] = [band.min ?? 0, band.max ?? Infinity];
      if (place > 0 && least !== top + 1) {
        const code = least <= top ? 'rules.overlap' : 'rules.gap';
        faults.push({ index: rules.indexOf(band), problem: problem(code) });
      }
      top = Math.max(top, most);
    }
  }
  return faults;
}
