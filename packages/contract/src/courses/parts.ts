/** What a course, a section and a lesson are, as they are entered and told: product/courses.md#course-section-lesson. */
import * as z from 'zod/mini';
import { COURSE_LIMITS, COURSE_STATUSES } from '@portal/domain/courses/course.ts';
import { VIDEO_PROVIDERS } from '@portal/domain/fields/videos.ts';
import { line, paragraph, tidy, type FieldRule } from '@portal/domain/fields/rules.ts';
import { id, language } from '../fields.ts';

/** A text in both languages, of which a draft may lack one or both; what must be there is asked when it is published. */
const sides = (rule: FieldRule) => {
  const side = z.string().check(
    z.overwrite(tidy),
    z.check((ctx) => {
      const found = ctx.value === '' ? undefined : rule(ctx.value, '');
      if (found) ctx.issues.push({ code: 'custom', message: found.code, params: found, input: ctx.value });
    }),
  );
  return z.object({ en: side, es: side });
};
/** The same of which one language at least is there. */
const named = sides(line(COURSE_LIMITS.name)).check(
  z.check((ctx) => {
    if (ctx.value.en !== '' || ctx.value.es !== '') return;
    for (const side of ['en', 'es']) {
      ctx.issues.push({
        code: 'custom',
        message: 'field.required',
        params: { code: 'field.required' },
        input: '',
        path: [side],
      });
    }
  }),
);
const described = sides(paragraph(COURSE_LIMITS.description));
/** The other language was looked at, and still says the same. */
export const confirmed = z._default(z.boolean(), false);
export const version = z.int().check(z.minimum(1), z.maximum(2_147_483_647));

export const aCourse = { name: named, description: described };
export const aSection = { name: named };
/** A number that the domain judges. */
const number = z.int().check(z.minimum(-1_000_000), z.maximum(1_000_000));
const seconds = z.nullable(z.int().check(z.minimum(1), z.maximum(COURSE_LIMITS.lengthSeconds)));
export const aLesson = {
  ...aCourse,
  /** An id at YouTube or Vimeo, or an address as it is pasted; kept is the id. */
  video: sides(line(300)),
  /** The length of each video in seconds, as its editors state it. */
  length: z.object({ en: seconds, es: seconds }),
  /** Percent of the length at which the button opens, and behind which it closes. */
  available: number,
  disable: number,
  /** So long somebody waits who missed it. */
  graceHours: number,
  required: z.boolean(),
};

const text = z.object({ en: z.string(), es: z.string() });
const part = {
  id,
  name: text,
  status: z.enum(COURSE_STATUSES),
  /** The language that nobody has looked at since the other changed. */
  outdated: z.nullable(language),
  /** Languages in which something is missing; it is not published then. */
  missing: z.array(language),
  /** People took part in it: it is ended, not deleted. */
  inUse: z.boolean(),
  version: z.int(),
};
const lesson = z.object({
  ...part,
  description: text,
  video: text,
  /** Who shows it; null: no video is named yet. */
  providers: z.object({ en: z.nullable(z.enum(VIDEO_PROVIDERS)), es: z.nullable(z.enum(VIDEO_PROVIDERS)) }),
  length: z.object({ en: z.nullable(z.int()), es: z.nullable(z.int()) }),
  available: z.int(),
  disable: z.int(),
  graceHours: z.int(),
  required: z.boolean(),
});
const section = z.object({ ...part, lessons: z.array(lesson) });
const image = z.nullable(z.object({ url: z.string(), thumb: z.nullable(z.string()) }));
export const course = z.object({
  ...part,
  description: text,
  image,
  sections: z.array(section),
});
export type Course = z.output<typeof course>;
export type CourseSection = z.output<typeof section>;
export type CourseLesson = z.output<typeof lesson>;

export const listedCourse = z.object({
  ...part,
  image,
  /** Drafts among them, ended ones not. */
  sections: z.int(),
  lessons: z.int(),
  /** People who began it, and those who hold its certificate. */
  learners: z.int(),
  certified: z.int(),
});
export type ListedCourse = z.output<typeof listedCourse>;
