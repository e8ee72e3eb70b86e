import type { courseEndpoints as endpoints } from '@portal/contract/courses/courses.ts';
import { lessonTimeProblems } from '@portal/domain/courses/course.ts';
import { readVideo, wrongVideo } from '@portal/domain/fields/videos.ts';
import { LANGUAGES } from '@portal/domain/languages.ts';
import type { StaffContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { refuseFields } from '../platform/http/refusal.ts';
import { sidesOf } from './courseRow.ts';
import { lockPart } from './parts.ts';
import { createPart, updatePart, type Entered } from './savePart.ts';

type Inputs = typeof endpoints;
type Input<Name extends keyof Inputs> = InputOf<Inputs[Name]>;

/** Makes a course, a draft. Refusals: `field.taken`, `field.most`. */
export async function createCourse(context: StaffContext, { body }: Input<'createCourse'>): Promise<number> {
  const { course } = await createPart(context, 'course', undefined, enteredCourse(body));
  return course;
}

/** Changes a course. Refusals: as `updatePart`. */
export const updateCourse = (context: StaffContext, { params, body }: Input<'updateCourse'>): Promise<number> =>
  updatePart(context, 'course', params.id, enteredCourse(body), body);

/** Adds a section to a course. Refusals: not found, as `createPart`. */
export async function createSection(context: StaffContext, { params, body }: Input<'createSection'>): Promise<number> {
  const { id } = await lockPart(context.db, 'course', params.id);
  const parent = { column: 'course_id', id, course: id };
  const { course } = await createPart(context, 'section', parent, enteredSection(body));
  return course;
}

/** Changes a section. Refusals: as `updatePart`. */
export const updateSection = (context: StaffContext, { params, body }: Input<'updateSection'>): Promise<number> =>
  updatePart(context, 'section', params.id, enteredSection(body), body);

/** Adds a lesson to a section. Refusals: not found, as `createPart`, moreover those of its times and videos at their fields. */
export async function createLesson(context: StaffContext, { params, body }: Input<'createLesson'>): Promise<number> {
  const entered = enteredLesson(body);
  const section = await lockPart(context.db, 'section', params.id);
  const parent = { column: 'section_id', id: section.id, course: section.course_id };
  const { course } = await createPart(context, 'lesson', parent, entered);
  return course;
}

/** Changes a lesson. Refusals: as `updatePart`, moreover those of its times and videos at their fields. */
export const updateLesson = (context: StaffContext, { params, body }: Input<'updateLesson'>): Promise<number> =>
  updatePart(context, 'lesson', params.id, enteredLesson(body), body);

function enteredCourse({ name, description }: Input<'createCourse'>['body']): Entered {
  const columns = {
    name_en: name.en,
    name_es: name.es,
    description_en: description.en,
    description_es: description.es,
  };
  return { name, columns, sides: sidesOf.course(columns) };
}

function enteredSection({ name }: Input<'createSection'>['body']): Entered {
  const columns = { name_en: name.en, name_es: name.es };
  return { name, columns, sides: sidesOf.section(columns) };
}

function enteredLesson(body: Input<'createLesson'>['body']): Entered {
  const { name, description, video, length, required } = body;
  const videos = LANGUAGES.map((language) => [language, readVideo(video[language])] as const);
  refuseFields({
    ...lessonTimeProblems(body),
    ...Object.fromEntries(
      videos.map(([language, found]) => [
        `video.${language}`,
        video[language] === '' || found ? undefined : wrongVideo(language),
      ]),
    ),
  });
  const ids = Object.fromEntries(videos.map(([language, found]) => [language, found?.id ?? '']));
  const columns = {
    name_en: name.en,
    name_es: name.es,
    description_en: description.en,
    description_es: description.es,
    video_en: ids['en'] ?? '',
    video_es: ids['es'] ?? '',
    length_en: length.en,
    length_es: length.es,
    available_percent: body.available,
    disable_percent: body.disable,
    grace_hours: body.graceHours,
    required,
  };
  return { name, columns, sides: sidesOf.lesson(columns) };
}
