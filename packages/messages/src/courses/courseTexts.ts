/** The namespaces of courses, as the browser loads them: one chunk a noun and language. */
import type { Language } from '@portal/domain/languages.ts';
import type { Load } from '../census/censusTexts.ts';
import type { courseHistory } from '../en/courses/courseHistory.ts';
import type { courseTracking } from '../en/courses/courseTracking.ts';
import type { courses } from '../en/courses/courses.ts';

export interface CourseTexts {
  courseHistory: typeof courseHistory;
  courses: typeof courses;
  courseTracking: typeof courseTracking;
}

export const COURSE_LOADERS: Readonly<Record<Language, Readonly<Record<keyof CourseTexts, Load>>>> = {
  en: {
    courseHistory: async () => (await import('../en/courses/courseHistory.ts')).courseHistory,
    courses: async () => (await import('../en/courses/courses.ts')).courses,
    courseTracking: async () => (await import('../en/courses/courseTracking.ts')).courseTracking,
  },
  es: {
    courseHistory: async () => (await import('../es/courses/courseHistory.ts')).courseHistory,
    courses: async () => (await import('../es/courses/courses.ts')).courses,
    courseTracking: async () => (await import('../es/courses/courseTracking.ts')).courseTracking,
  },
};
