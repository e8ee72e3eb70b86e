/** Bands as they are typed in a form, and what stands there as rules. Pure. */
import { BAND_COLOURS, MOST_MEMBERS, type MinistryBand } from '@portal/domain/applications/ministryRules.ts';

export interface TypedBand {
  from: string;
  /** Empty: no upper limit. */
  to: string;
  colour: string;
}

export interface BandValues {
  bands: TypedBand[];
}

/** A whole number of members as typed, or nothing. */
export function membersOf(typed: string): number | undefined {
  const text = typed.trim().replace('−', '-');
  const members = /^-?\d{1,7}$/.test(text) ? Number(text) : Number.NaN;
  return members <= MOST_MEMBERS ? members : undefined;
}

export const typedBands = (bands: readonly MinistryBand[]): TypedBand[] =>
  bands.map(({ colour, threshold: { min, max } }) => ({
    from: String(min),
    to: max === null ? '' : String(max),
    colour,
  }));

/** A band that goes on where the last one ends. */
export function nextBand(bands: readonly TypedBand[]): TypedBand {
  const end = membersOf(bands.at(-1)?.to ?? '');
  const from = bands.length === 0 ? '0' : end === undefined ? '' : String(end + 1);
  return { from, to: '', colour: BAND_COLOURS[bands.length] ?? BAND_COLOURS[3] };
}

/** What stands there as rules of a country; nothing while a figure is none. */
export function rulesOf(country: string, bands: readonly TypedBand[]): MinistryBand[] | undefined {
  const rules: MinistryBand[] = [];
  for (const { from, to, colour } of bands) {
    const min = membersOf(from);
    const max = to.trim() === '' ? null : membersOf(to);
    if (min === undefined || max === undefined) return undefined;
    rules.push({ country, colour, threshold: { min, max } });
  }
  return rules;
}
