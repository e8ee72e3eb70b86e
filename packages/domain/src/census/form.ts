/** What the quarterly report asks, as one table: product/census.md#form. Nobody else knows which fields there are. */
import { line, oneOf, paragraph, whole } from '../fields/rules.ts';
import type { Problem } from '../problem.ts';

export const CENSUS_SECTIONS = [
  'membership',
  'homeVision',
  'departments',
  'influence',
  'vision',
  'pastoralCare',
] as const;
export type CensusSection = (typeof CENSUS_SECTIONS)[number];

export const DEPARTMENTS = [
  'children',
  'youth',
  'women',
  'men',
  'couples',
  'worship',
  'evangelism',
  'intercession',
  'media',
  'socialWork',
] as const;
export type Department = (typeof DEPARTMENTS)[number];

export const SATISFACTIONS = ['SATISFIED', 'DISSATISFIED'] as const;
export type Satisfaction = (typeof SATISFACTIONS)[number];

/** A whole number from 0 up to `most`. */
interface CountField {
  kind: 'count';
  most: number;
  /** Without it a report is not sent; 0 is an answer. */
  needed?: true;
}
interface YesNoField {
  kind: 'yesNo';
}
interface SatisfactionField {
  kind: 'satisfaction';
}
interface TextField {
  kind: 'text';
  longest: number;
  /** It may have several lines. */
  lines: boolean;
}
export type CensusField = CountField | YesNoField | SatisfactionField | TextField;

const PEOPLE = 1_000_000;
/** No quarter has more hours. */
const HOURS = 2_208;
const count = (most: number): CountField => ({ kind: 'count', most });
const people = count(PEOPLE);
const neededPeople: CountField = { ...people, needed: true };
const groups = count(100_000);
const followers = count(500_000_000);
const yesNo: YesNoField = { kind: 'yesNo' };
const name: TextField = { kind: 'text', longest: 100, lines: false };
const comment: TextField = { kind: 'text', longest: 2_000, lines: true };
const satisfaction: SatisfactionField = { kind: 'satisfaction' };

type DepartmentFields = Record<`${Department}Active`, YesNoField> &
  Record<`${Department}Leader`, TextField> &
  Record<`${Department}Participants`, CountField>;

const departments = Object.fromEntries(
  DEPARTMENTS.flatMap((department): [string, CensusField][] => [
    [`${department}Active`, yesNo],
    [`${department}Leader`, name],
    [`${department}Participants`, people],
  ]),
) as DepartmentFields;

export const CENSUS_FORM = {
  membership: {
    activeMembers: neededPeople,
    newMembers: people,
    baptisms: people,
    averageAttendance: neededPeople,
    visitors: people,
  },
  homeVision: {
    homeGroups: groups,
    hosts: groups,
    leadersInTraining: groups,
    weeklyAttendance: people,
    conversions: people,
  },
  departments,
  influence: {
    daughterChurches: count(10_000),
    countriesReached: count(250),
    spiritualChildren: groups,
    followersFacebook: followers,
    followersInstagram: followers,
    followersYoutube: followers,
    followersTiktok: followers,
    followersX: followers,
    radioHours: count(HOURS),
    televisionHours: count(HOURS),
  },
  vision: { visionSatisfaction: satisfaction, visionComment: comment },
  pastoralCare: {
    visits: groups,
    counsellingSessions: groups,
    meetingsAttended: groups,
    careSatisfaction: satisfaction,
    careComment: comment,
  },
} satisfies Record<CensusSection, Record<string, CensusField>>;

type KeyIn<Part> = Part extends unknown ? keyof Part & string : never;
export type CensusKey = KeyIn<(typeof CENSUS_FORM)[CensusSection]>;

/** Null: left blank, which is not zero. */
export type CensusValue = number | boolean | string | null;
export type CensusValues = Readonly<Record<CensusKey, CensusValue>>;

/** Every field by its key, in the order of the form. */
export const CENSUS_FIELDS = Object.assign({}, ...Object.values(CENSUS_FORM)) as Readonly<
  Record<CensusKey, CensusField>
>;
export const CENSUS_KEYS = Object.keys(CENSUS_FIELDS) as readonly CensusKey[];
const keysOfKind = (kind: CensusField['kind']): readonly CensusKey[] =>
  CENSUS_KEYS.filter((key) => CENSUS_FIELDS[key].kind === kind);
/** The figures: what is added up and compared from quarter to quarter. */
export const FIGURE_KEYS = keysOfKind('count');

/** The column that keeps a field's answer. */
export const censusColumn = (key: CensusKey): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** What is wrong with an answer, or nothing; a blank is judged when the report is sent. */
export function answerProblem(key: CensusKey, value: CensusValue): Problem | undefined {
  const field = CENSUS_FIELDS[key];
  if (value === null || value === '') return undefined;
  switch (field.kind) {
    case 'count':
      return whole(0, field.most)(String(value), '');
    case 'satisfaction':
      return oneOf(SATISFACTIONS)(String(value), '');
    case 'text':
      return (field.lines ? paragraph : line)(field.longest)(String(value), '');
    case 'yesNo':
      return undefined;
  }
}

/** What is added up of a report's figures, each by the keys that it is made of. */
export const CENSUS_SUMS = {
  departmentParticipants: DEPARTMENTS.map((department): CensusKey => `${department}Participants`),
  followers: [
    'followersFacebook',
    'followersInstagram',
    'followersYoutube',
    'followersTiktok',
    'followersX',
  ] satisfies CensusKey[],
  broadcastHours: ['radioHours', 'televisionHours'] satisfies CensusKey[],
} as const satisfies Record<string, readonly CensusKey[]>;
export type CensusSum = keyof typeof CENSUS_SUMS;

/**
 * A sum over what was answered; null where nothing was, since a blank is no zero.
 * @public The form and the files of a report show it.
 */
export function sumOf(sum: CensusSum, values: Readonly<Partial<Record<CensusKey, CensusValue>>>): number | null {
  const answered = CENSUS_SUMS[sum].map((key) => values[key]).filter((value) => typeof value === 'number');
  return answered.length === 0 ? null : answered.reduce((total, value) => total + value, 0);
}
