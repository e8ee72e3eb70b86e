/** The namespaces of courses, as the browser loads them: one chunk a noun and language. */
import type { Language } from '@portal/domain/languages.ts';
import type { Load } from '../census/censusTexts.ts';
import type { certificates } from '../en/courses/certificates.ts';
import type { courseHistory } from '../en/courses/courseHistory.ts';
import type { courseTracking } from '../en/courses/courseTracking.ts';
import type { courses } from '../en/courses/courses.ts';

export interface CourseTexts {
  certificates: typeof certificates;
  courseHistory: typeof courseHistory;
  courses: typeof courses;
  courseTracking: typeof courseTracking;
}

export const COURSE_LOADERS: Readonly<Record<Language, Readonly<Record<keyof CourseTexts, Load>>>> = {
  en: {
    certificates: () => import('../en/courses/certificates.ts'),
    courseHistory: () => import('../en/courses/courseHistory.ts'),
    courses: () => import('../en/courses/courses.ts'),
    courseTracking: () => import('../en/courses/courseTracking.ts'),
  },
  es: {
    certificates: () => import('../es/courses/certificates.ts'),
    courseHistory: () => import('../es/courses/courseHistory.ts'),
    courses: () => import('../es/courses/courses.ts'),
    courseTracking: () => import('../es/courses/courseTracking.ts'),
  },
};
