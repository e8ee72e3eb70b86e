/** What a demo church answers in a quarter: figures that grow slowly, with words in the leader's language. */
import { changesMuch } from '@portal/domain/census/answers.ts';
import {
  CENSUS_FIELDS,
  CENSUS_KEYS,
  DEPARTMENTS,
  type CensusKey,
  type CensusValue,
} from '@portal/domain/census/form.ts';
import type { Language } from '@portal/domain/languages.ts';

export type DemoAnswers = Partial<Record<CensusKey, CensusValue>>;

/** How large each figure is beside the active members of a church. */
const SHARES: Partial<Record<CensusKey, number>> = {
  newMembers: 0.05,
  baptisms: 0.03,
  averageAttendance: 0.8,
  visitors: 0.12,
  homeGroups: 0.06,
  hosts: 0.06,
  leadersInTraining: 0.08,
  weeklyAttendance: 0.5,
  conversions: 0.04,
  spiritualChildren: 0.05,
  followersFacebook: 6,
  followersInstagram: 4,
  followersYoutube: 2,
  followersTiktok: 1.5,
};
const PLAIN: DemoAnswers = {
  daughterChurches: 1,
  countriesReached: 2,
  radioHours: 24,
  visits: 2,
  counsellingSessions: 6,
  meetingsAttended: 3,
};

/** About the vision, then as many about pastoral care. */
const COMMENTS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Two home groups were born this quarter and the leaders are eager.',
    'Attendance fell during the rains and is recovering.',
    'The young people now lead the evangelism on Saturdays.',
    'We would like a visit before the end of the year.',
    'We felt accompanied in a hard season. Thank you.',
    'Our Ephesian called every month and came for the anniversary.',
  ],
  es: [
    'Este trimestre nacieron dos casas y los líderes tienen mucho ánimo.',
    'La asistencia bajó con las lluvias y se está recuperando.',
    'Los jóvenes dirigen ahora la evangelización de los sábados.',
    'Nos gustaría recibir una visita antes de que termine el año.',
    'Nos sentimos acompañados en un tiempo difícil. Gracias.',
    'Nuestro Efesio llamó cada mes y vino al aniversario.',
  ],
};
const REASONS: Readonly<Record<Language, string>> = {
  en: 'A campaign in the neighborhood this quarter.',
  es: 'Este trimestre hubo una campaña en el barrio.',
};
const LEADERS = ['Ana Cruz', 'Raúl Peña', 'Miriam Solano', 'David Reyes', 'Elena Funes'];

/** Always the same for the same numbers, spread evenly from 0 to 999. */
const spread = (...numbers: readonly number[]): number =>
  numbers.reduce((hash, each) => (hash * 31 + each * 7919 + 104_729) % 1_000_003, 17) % 1000;

/** The answers of a church of so many members in the quarter of a place, counted from the first. */
export function demoAnswers(church: number, members: number, place: number, language: Language): DemoAnswers {
  const now = Math.max(5, Math.round(members * (1 + 0.015 * place) + (spread(church, place) % 7)));
  const values: DemoAnswers = { ...PLAIN, activeMembers: now };
  for (const [key, share] of Object.entries(SHARES) as [CensusKey, number][]) {
    // Within a tenth, as figures of a quarter are.
    values[key] = Math.round(now * share * (0.95 + (spread(church, place, key.length) % 100) / 1000));
  }
  for (const [n, department] of DEPARTMENTS.entries()) {
    const active = spread(church, n) % 4 > 0;
    values[`${department}Active`] = active;
    if (!active) continue;
    values[`${department}Leader`] = LEADERS[(church + n) % LEADERS.length] ?? null;
    values[`${department}Participants`] = Math.round(now * (0.08 + 0.02 * (n % 4)));
  }
  values.visionSatisfaction = spread(church, place, 3) < 860 ? 'SATISFIED' : 'DISSATISFIED';
  // Some leave the choice open.
  values.careSatisfaction =
    spread(church, place, 5) < 90 ? null : spread(church, place, 4) < 780 ? 'SATISFIED' : 'DISSATISFIED';
  const comments = COMMENTS[language];
  // Every third church writes something, in each quarter others.
  const said = comments.length / 2;
  if ((church + place) % 3 === 0) values.visionComment = comments[spread(church, place, 7) % said] ?? null;
  if ((church + place) % 3 === 1) values.careComment = comments[said + (spread(church, place, 9) % said)] ?? null;
  return values;
}

/** A reason beside each figure that changed much. */
export const demoReasons = (now: DemoAnswers, last: DemoAnswers | undefined, language: Language) =>
  Object.fromEntries(
    CENSUS_KEYS.filter((key) => CENSUS_FIELDS[key].kind === 'count' && changesMuch(last?.[key], now[key])).map(
      (key) => [key, REASONS[language]],
    ),
  );

/** How a church did with the report of a quarter. */
export function demoOutcome(church: number, place: number, isRunning: boolean): 'SENT' | 'BEGUN' | 'NOTHING' {
  const drawn = spread(church, place, 11);
  if (isRunning) return drawn < 450 ? 'SENT' : drawn < 650 ? 'BEGUN' : 'NOTHING';
  // Some are silent for long.
  if (church % 9 === 4 && place > 6) return 'NOTHING';
  return drawn < 880 ? 'SENT' : drawn < 930 ? 'BEGUN' : 'NOTHING';
}

/** Days after the sending at which it was received: most early, some on the last days. */
export const demoDays = (church: number, place: number, most: number): number =>
  Math.min(most, 1 + Math.floor((spread(church, place, 13) * (most + 6)) / 1000));
