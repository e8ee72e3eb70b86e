import type { ChurchStyle } from '../churches.ts';
import type { NameSet } from '../names/nameSet.ts';
import { list } from '../random.ts';

export interface City {
  name: string;
  state: string | null;
  /** `#` stands for a digit; null where the country has no postal codes. */
  zip: string | null;
  /** National numbers as dialled after the country's calling code. */
  phone: string;
}

/** A country as the demonstration sees it. */
export interface Place {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Applicants in every deck (see `dealt`). */
  weight: number;
  language: 'en' | 'es';
  /** The last set is written in Latin letters: addresses of mail and web are made from it. */
  names: readonly (readonly [NameSet, number])[];
  churches: readonly (readonly [ChurchStyle, number])[];
  /** Skin tones of the portraits that look at home there, 0 (fair) to 5 (deep). */
  tones: readonly number[];
  cities: readonly City[];
  streets: readonly string[];
  /** `{street}`, and `#` for digits; `N` for a number without leading zero. */
  address: string;
}

interface PlaceRow extends Omit<Place, 'country' | 'weight' | 'cities' | 'streets'> {
  /** `City/State/zip/phone`, comma between cities; what is left out is taken from `zip` and `phone`. */
  cities: string;
  streets: string;
  zip?: string;
  phone: string;
}

/** Writes a country down in one row. */
export function place(country: string, weight: number, { zip, phone, ...row }: PlaceRow): Place {
  const cities = list(row.cities).map((entry) => {
    const [name = '', state, ownZip, ownPhone] = entry.split('/');
    return { name, state: state || null, zip: ownZip || zip || null, phone: ownPhone || phone };
  });
  return { ...row, country, weight, cities, streets: list(row.streets) };
}
