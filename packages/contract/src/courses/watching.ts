/** Courses as leaders watch them (`/client/course`): product/courses.md#client-calls. */
import * as z from 'zod/mini';
import { SIGNALS, VIEW_STATES } from '@portal/domain/courses/watching.ts';
import { VIDEO_PROVIDERS } from '@portal/domain/fields/videos.ts';
import { endpoints } from '../endpoints.ts';
import { id, idText, instant, language } from '../fields.ts';
import { certificate } from './certificates.ts';

const text = z.object({ en: z.string(), es: z.string() });

/** How far the leader is with a lesson in a language. */
const view = z.object({
  language,
  state: z.enum(VIEW_STATES),
  /** Unique seconds, no faster than the server's clock. */
  watched: z.number(),
  /** Where the video goes on, in seconds. */
  position: z.number(),
  /** CLOSED: too little is watched. PAST: the video stands behind the mark. MISSED: it closed unpressed. */
  button: z.enum(['CLOSED', 'OPEN', 'PAST', 'MISSED', 'CONFIRMED']),
  /** Of one that was missed: when it begins anew. */
  again: z.nullable(instant),
});
export type OwnView = z.output<typeof view>;

const lesson = z.object({
  id,
  name: text,
  description: text,
  required: z.boolean(),
  /** In either language, or let pass by the staff. */
  done: z.boolean(),
  /** The video of each language. */
  videos: z.array(
    z.object({
      language,
      provider: z.enum(VIDEO_PROVIDERS),
      id: z.string(),
      /** Seconds. */
      length: z.int(),
      /** Percent of the length at which the button opens, and behind which it closes. */
      available: z.int(),
      disable: z.int(),
    }),
  ),
  views: z.array(view),
});
export type OwnLesson = z.output<typeof lesson>;

const summary = {
  id,
  name: text,
  description: text,
  image: z.nullable(z.string()),
  /** Of the lessons that the certificate asks for. */
  required: z.int(),
  done: z.int(),
  /** All that the certificate asks for is done. */
  completed: z.boolean(),
  /** Nobody goes on in it; what was watched stays. */
  ended: z.boolean(),
  certificate: z.nullable(certificate),
};
const own = z.object({ ...summary, sections: z.array(z.object({ id, name: text, lessons: z.array(lesson) })) });
export type OwnCourse = z.output<typeof own>;

/** Which open page says so, and its words numbered: one that comes twice changes nothing. */
const said = {
  language,
  player: z.string().check(z.regex(/^[\w-]{8,40}$/)),
  number: z.int().check(z.minimum(0), z.maximum(2_147_483_647)),
  /** Seconds. */
  position: z.number().check(z.minimum(0), z.maximum(1_000_000)),
};
const heard = z.object({
  ...view.shape,
  /** Whether this page's words count: where another one plays, it stops. */
  counts: z.boolean(),
});
const params = z.object({ id: idText });

export const watchingEndpoints = endpoints({
  listOwnCourses: {
    method: 'GET',
    path: '/client/course',
    permission: 'client',
    does: 'The courses that are open to the leader, and those of before; nothing before admission.',
    reply: z.array(z.object(summary)),
  },
  getOwnCourse: {
    method: 'GET',
    path: '/client/course/:id',
    permission: 'client',
    does: 'A course with its lessons, their videos, and how far the leader is with each.',
    params,
    reply: own,
  },
  sendSignal: {
    method: 'POST',
    path: '/client/course-lesson/:id/views',
    permission: 'client',
    does: 'Says what the video of a lesson does: it plays, goes on (each 15 seconds), pauses, is moved, has ended.',
    params,
    body: z.object({ ...said, kind: z.enum(SIGNALS), from: z.optional(said.position) }),
    reply: heard,
    errors: ['course.ended', 'lesson.missed'],
  },
  confirmLesson: {
    method: 'POST',
    path: '/client/course-lesson/:id/confirmations',
    permission: 'client',
    does: 'Presses the button of a lesson, at the position where the video stands.',
    params,
    body: z.object(said),
    reply: heard,
    errors: ['course.ended', 'lesson.missed', 'lesson.notYet'],
  },
});
