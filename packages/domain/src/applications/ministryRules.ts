/**
 * Ministry rules: bands of members by country, which classify an application or reject it
 * (product/configuration.md#ministry-rules).
 */
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
