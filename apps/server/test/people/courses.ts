/** Courses as an administrator makes them, through the portal's own calls. */
import type { Course } from '@portal/contract/courses/parts.ts';
import type { Answer, Caller } from '../buildTestServer.ts';

export const both = (text: string) => ({ en: text, es: `${text} (es)` });

export const lessonBody = (name: string) => ({
  name: both(name),
  description: both(`About ${name}`),
  video: { en: 'dQw4w9WgXcQ', es: '76979871' },
  length: { en: 600, es: 600 },
  available: 80,
  disable: 95,
  graceHours: 24,
  required: true,
});

const done = (answer: Answer): any => {
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.data;
};

let made = 0;

/** A course; a published one has a section with a lesson of ten minutes. */
export async function newCourse(
  admin: Caller,
  {
    name = both(`Course ${(made += 1)}`),
    published = false,
  }: { name?: { en: string; es: string }; published?: boolean } = {},
): Promise<Course> {
  const body = { name, description: both('What it is about') };
  const course = done(await admin.send('POST', '/api/business/course', body)) as Course;
  if (!published) return course;
  const section = await newSection(admin, course.id);
  await newLesson(admin, section, { published: true });
  done(await admin.send('POST', `/api/business/course-section/${section}/switch`, { published: true }));
  return done(await admin.send('POST', `/api/business/course/${course.id}/switch`, { published: true }));
}

/** A section of a course, by its id. */
export async function newSection(admin: Caller, course: number, name = 'First'): Promise<number> {
  const { sections } = done(await admin.send('POST', `/api/business/course/${course}/section`, { name: both(name) }));
  return sections.at(-1).id;
}

/** A lesson of a section, by its id. */
export async function newLesson(
  admin: Caller,
  section: number,
  {
    name = 'Lesson',
    published = false,
    ...more
  }: Record<string, unknown> & { name?: string; published?: boolean } = {},
): Promise<number> {
  const body = { ...lessonBody(name), ...more };
  const { sections } = done(await admin.send('POST', `/api/business/course-section/${section}/lesson`, body));
  const { id } = sections.find((one: { id: number }) => one.id === section).lessons.at(-1);
  if (published) done(await admin.send('POST', `/api/business/course-lesson/${id}/switch`, { published: true }));
  return id;
}
