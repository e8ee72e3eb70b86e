/** Who watched which lesson, how far and with what, and who is let pass by hand: product/courses.md#tracking. */
import * as z from 'zod/mini';
import { COURSE_READERS } from '@portal/domain/courses/access.ts';
import { CERTIFICATE_STANDINGS } from '@portal/domain/courses/certificate.ts';
import { COURSE_LIMITS } from '@portal/domain/courses/course.ts';
import { VIEW_OUTCOMES, VIEW_STATES } from '@portal/domain/courses/watching.ts';
import { paragraph } from '@portal/domain/fields/rules.ts';
import { LANGUAGES } from '@portal/domain/languages.ts';
import { anyOf, endpoints } from '../endpoints.ts';
import { id, idText, instant, language, ruled } from '../fields.ts';
import { declareList, listOf } from '../lists.ts';
import { heldCertificate } from './certificates.ts';

const named = z.object({ id, name: z.object({ en: z.string(), es: z.string() }) });

/** A person's view of a lesson in a language. */
const courseView = z.object({
  id,
  person: z.object({ id, name: z.string() }),
  course: named,
  lesson: named,
  language,
  state: z.enum(VIEW_STATES),
  outcome: z.enum(VIEW_OUTCOMES),
  /** Unique seconds, and their share of the length in whole percent. */
  watched: z.int(),
  percent: z.int(),
  plays: z.int(),
  /** As the browser named itself. */
  browser: z.nullable(z.string()),
  ip: z.nullable(z.string()),
  firstPlay: z.nullable(instant),
  lastPlay: z.nullable(instant),
  /** Of the person and the course. */
  certificate: z.nullable(heldCertificate),
  /** Let pass by hand: by whom, when and why. */
  passed: z.nullable(z.object({ by: z.nullable(z.string()), at: instant, reason: z.nullable(z.string()) })),
});
export type CourseView = z.output<typeof courseView>;

/** By the certificate of the person and the course. */
const CERTIFIED = [...CERTIFICATE_STANDINGS, 'NONE'] as const;

export const VIEW_LIST = declareList({
  search: 'words',
  filters: {
    course: { kind: 'record' },
    state: { kind: 'several', of: { kind: 'oneOf', values: VIEW_STATES } },
    outcome: { kind: 'several', of: { kind: 'oneOf', values: VIEW_OUTCOMES } },
    certificate: { kind: 'oneOf', values: CERTIFIED },
    language: { kind: 'oneOf', values: LANGUAGES },
    last: { kind: 'date' },
  },
  sorts: ['last'],
  usual: '-last',
});

/** Of the people who began a course, how many stand how with a lesson. */
const stops = z.object({
  lesson: named,
  section: named,
  /** Confirmed or passed, in either language. */
  done: z.int(),
  /** Begun and neither done nor missed. */
  open: z.int(),
  missed: z.int(),
});

export const trackingEndpoints = endpoints({
  listCourseStops: {
    method: 'GET',
    path: '/business/course/:id/stops',
    permission: anyOf(...COURSE_READERS),
    does: 'Where people within the reader’s reach stopped in a course: by lesson, how many are done, in the midst of it, or missed it.',
    params: z.object({ id: idText }),
    reply: z.array(stops),
  },
  listCourseViews: {
    path: '/business/course-view',
    permission: anyOf(...COURSE_READERS),
    does: 'How far people within the reader’s reach are with lessons, 25 a page, those who played last first.',
    ...listOf(VIEW_LIST, courseView),
  },
  passLesson: {
    method: 'POST',
    path: '/business/course-view/:id/passes',
    permission: anyOf('business.course.pass'),
    does: 'Lets a person pass in a lesson, with the reason, which stays to be seen.',
    params: z.object({ id: idText }),
    body: z.object({ reason: ruled(paragraph(COURSE_LIMITS.reason)) }),
    reply: courseView,
    errors: ['lesson.done'],
  },
});
