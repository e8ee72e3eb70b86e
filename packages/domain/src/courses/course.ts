/** Courses, their sections and lessons: what each must be, and when it is shown (product/courses.md#course-section-lesson). */
import type { BothLanguages, Language } from '../languages.ts';
import { LANGUAGES } from '../languages.ts';
import { problem, type Problem } from '../problem.ts';

/** DRAFT: nobody but its editors sees it. ENDED: people took part in it, and nobody does any more. */
export const COURSE_STATUSES = ['DRAFT', 'PUBLISHED', 'ENDED'] as const;
export type CourseStatus = (typeof COURSE_STATUSES)[number];

/** Lengths in characters, the rest in pieces, hours and seconds. */
export const COURSE_LIMITS = {
  courses: 100,
  sections: 50,
  lessons: 100,
  name: 100,
  description: 2000,
  graceHours: 8760,
  lengthSeconds: 43_200,
  reason: 300,
} as const;

/** What its status becomes when it is switched: what people took part in is ended, all else is a draft again. */
export const switched = (published: boolean, inUse: boolean): CourseStatus =>
  published ? 'PUBLISHED' : inUse ? 'ENDED' : 'DRAFT';

/** `course.inUse`: it is ended, not deleted. */
export const whyNotDelete = (inUse: boolean): Problem[] => (inUse ? [problem('course.inUse')] : []);

/** `course.empty`: a course opens with a lesson that is published in a section that is. */
export const whyNotOpen = (lessonsShown: number): Problem[] => (lessonsShown === 0 ? [problem('course.empty')] : []);

/** What has a side in each language, by the field's name; a side without a text is none. */
export type Sides = Readonly<Record<string, Readonly<Record<Language, unknown>>>>;

/**
 * What is missing before it may be published, each at its side: `field.languages` where the other side is there,
 * `field.required` where neither is.
 */
export function missingSides(fields: Sides): Record<string, Problem> {
  const missing = Object.entries(fields).flatMap(([name, sides]) => {
    const isBare = LANGUAGES.every((language) => isNothing(sides[language]));
    return LANGUAGES.filter((language) => isNothing(sides[language])).map(
      (language) => [`${name}.${language}`, problem(isBare ? 'field.required' : 'field.languages')] as const,
    );
  });
  return Object.fromEntries(missing);
}

/** Languages in which something is still missing. */
export const missingLanguages = (fields: Sides): Language[] =>
  LANGUAGES.filter((language) => Object.values(fields).some((sides) => isNothing(sides[language])));

const isNothing = (value: unknown): boolean => value === '' || value === null || value === undefined;

/** The name in the reader's language, else in the other one: a draft may have only one. */
export const nameIn = (name: BothLanguages, language: Language): string =>
  name[language] || name[language === 'en' ? 'es' : 'en'];

/** When the button of a lesson opens and closes, in percent of its length, and how long one waits who missed it. */
export interface LessonTimes {
  available: number;
  disable: number;
  graceHours: number;
}

/** `field.least`, `field.most` outside of 1 to 100; `field.range` where closing does not come after opening; `field.grace`. */
export const lessonTimeProblems = ({ available, disable, graceHours }: LessonTimes) => ({
  available: percentProblem(available),
  disable: percentProblem(disable) ?? (disable > available ? undefined : problem('field.range')),
  graceHours:
    graceHours <= 0
      ? problem('field.grace')
      : graceHours > COURSE_LIMITS.graceHours
        ? problem('field.most', { length: COURSE_LIMITS.graceHours })
        : undefined,
});

function percentProblem(percent: number): Problem | undefined {
  if (percent < 1) return problem('field.least', { length: 1 });
  return percent > 100 ? problem('field.most', { length: 100 }) : undefined;
}

/** Capitals and accents aside, these names are one. The database's `folded` says the same. */
export const isSameName = (one: string, other: string): boolean => folded(one) === folded(other);
const folded = (name: string): string =>
  name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** The name of a copy, which no other has: the same with a number behind it, within the bound. */
export function copyName(name: string, taken: readonly string[]): string {
  if (name === '') return '';
  for (let number = 2; ; number += 1) {
    const ending = ` (${number})`;
    const copy = `${[...name].slice(0, COURSE_LIMITS.name - ending.length).join('')}${ending}`;
    if (!taken.some((one) => isSameName(one, copy))) return copy;
  }
}

/** Right before or right after another: so that two who drag at once each get what they meant. */
export interface Beside {
  beside: number;
  side: 'before' | 'after';
}

/** The ids in their new order; as they were where one of the two is not among them. */
export function placedBeside(ids: readonly number[], moved: number, { beside, side }: Beside): number[] {
  if (moved === beside || !ids.includes(moved) || !ids.includes(beside)) return [...ids];
  const others = ids.filter((id) => id !== moved);
  return others.flatMap((id) => (id !== beside ? [id] : side === 'before' ? [moved, id] : [id, moved]));
}
