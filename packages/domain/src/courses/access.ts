/** Who reads courses and how they are watched (product/courses.md#rights). */
import type { Permission } from '../access/permissions.ts';

/** Those who make courses, and those who let people pass. */
export const COURSE_READERS = [
  'business.course.manage',
  'business.course.pass',
] as const satisfies readonly Permission[];
