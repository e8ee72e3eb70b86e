import { list } from '../random.ts';

/** How the people of one culture are called, in one script. */
export interface NameSet {
  female: readonly string[];
  male: readonly string[];
  family: readonly string[];
  /** Women's forms in the order of `family`, where the language has them. */
  familyFemale: readonly string[];
  /** Two where a person carries the father's and the mother's family name. */
  familyNames: 1 | 2;
  /** How likely a second given name is. */
  second: number;
  /** How likely a couple carries one family name. */
  shared: number;
}

interface Customs {
  familyFemale?: string;
  familyNames?: 1 | 2;
  second?: number;
  shared?: number;
}

export const nameSet = (female: string, male: string, family: string, customs: Customs = {}): NameSet => ({
  female: list(female),
  male: list(male),
  family: list(family),
  familyFemale: list(customs.familyFemale ?? family),
  familyNames: customs.familyNames ?? 1,
  second: customs.second ?? 0,
  shared: customs.shared ?? 0,
});
