import { sql } from 'kysely';
import type { Course, CourseLesson, ListedCourse } from '@portal/contract/courses/parts.ts';
import { missingLanguages, type CourseStatus, type Sides } from '@portal/domain/courses/course.ts';
import { videoOf } from '@portal/domain/fields/videos.ts';
import type { Language } from '@portal/domain/languages.ts';
import { jsonRows } from '../platform/database/jsonRows.ts';
import type { Db } from '../platform/database/tables.ts';
import { presentAttachment, type Attachment } from '../platform/files/attachments.ts';
import type { StaffContext } from '../platform/http/context.ts';
import { IMAGES } from './courseFiles.ts';
import { inUse } from './inUse.ts';
import './courses.tables.ts';

interface Part {
  id: number;
  name_en: string;
  name_es: string;
  status: CourseStatus;
  outdated: Language | null;
  in_use: boolean;
  version: number;
}

interface Lesson extends Part {
  section_id: number;
  description_en: string;
  description_es: string;
  video_en: string;
  video_es: string;
  length_en: number | null;
  length_es: number | null;
  available_percent: number;
  disable_percent: number;
  grace_hours: number;
  required: boolean;
}

interface CourseRow extends Part {
  description_en: string;
  description_es: string;
  images: Attachment[];
  sections: Part[];
  lessons: Lesson[];
}

type SidesOf<Row, Name extends string> = Row extends { [K in `${Name}_en` | `${Name}_es`]: infer Side } ? Side : never;

/** Both sides of a field as they lie in a row. */
const both = <Name extends string, Row extends Record<`${Name}_en` | `${Name}_es`, unknown>>(row: Row, name: Name) =>
  ({ en: row[`${name}_en`], es: row[`${name}_es`] }) as Record<Language, SidesOf<Row, Name>>;

/** What of each part must be there in both languages before it is published. */
export const sidesOf = {
  course: (row: Pick<CourseRow, `${'name' | 'description'}_${Language}`>): Sides => ({
    name: both(row, 'name'),
    description: both(row, 'description'),
  }),
  section: (row: Pick<Part, `name_${Language}`>): Sides => ({ name: both(row, 'name') }),
  lesson: (row: Pick<Lesson, `${'name' | 'description' | 'video' | 'length'}_${Language}`>): Sides => ({
    name: both(row, 'name'),
    description: both(row, 'description'),
    video: both(row, 'video'),
    length: both(row, 'length'),
  }),
};

/** A course with all that is in it; nothing where there is none. */
export async function findCourse(db: Db, id: number): Promise<CourseRow | undefined> {
  const { rows } = await sql<CourseRow>`
    select course.*, ${IMAGES} as images,
      ${inUse.course(sql`course.id`)} as in_use,
      ${jsonRows(sql`
        select section.*, ${inUse.section(sql`section.id`)} as in_use
        from course_section section where section.course_id = course.id order by position, id`)} as sections,
      ${jsonRows(sql`
        select lesson.*, ${inUse.lesson(sql`lesson.id`)} as in_use
        from course_lesson lesson where lesson.course_id = course.id order by position, id`)} as lessons
    from course where course.id = ${id}`.execute(db);
  return rows[0];
}

const tellPart = (row: Part, sides: Sides) => ({
  id: row.id,
  name: both(row, 'name'),
  status: row.status,
  outdated: row.outdated,
  missing: missingLanguages(sides),
  inUse: row.in_use,
  version: row.version,
});

const providerOf = (video: string) => videoOf(video)?.provider ?? null;

const tellLesson = (row: Lesson): CourseLesson => ({
  ...tellPart(row, sidesOf.lesson(row)),
  description: both(row, 'description'),
  video: both(row, 'video'),
  providers: { en: providerOf(row.video_en), es: providerOf(row.video_es) },
  length: both(row, 'length'),
  available: row.available_percent,
  disable: row.disable_percent,
  graceHours: row.grace_hours,
  required: row.required,
});

const tellImage = (context: StaffContext, images: readonly Attachment[]): Course['image'] => {
  const [image] = images.map((each) => presentAttachment(context, each));
  return image ? { url: image.url, thumb: image.thumb } : null;
};

export const tellCourse = (context: StaffContext, row: CourseRow): Course => ({
  ...tellPart(row, sidesOf.course(row)),
  description: both(row, 'description'),
  image: tellImage(context, row.images),
  sections: row.sections.map((section) => ({
    ...tellPart(section, sidesOf.section(section)),
    lessons: row.lessons.filter((lesson) => lesson.section_id === section.id).map(tellLesson),
  })),
});

interface ListedRow extends Part {
  description_en: string;
  description_es: string;
  images: Attachment[];
  sections: number;
  lessons: number;
  learners: number;
  certified: number;
}

/** Lessons that leaders see, where their course is published: a condition over `course_lesson` and `course_section`. */
export const SHOWN = sql<boolean>`course_lesson.status = 'PUBLISHED' and course_section.status = 'PUBLISHED'`;

/** All courses in their order. */
export async function listCourseRows(db: Db): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    select course.*, ${IMAGES} as images,
      ${inUse.course(sql`course.id`)} as in_use,
      (select count(*)::int from course_section where course_id = course.id and status <> 'ENDED') as sections,
      (select count(*)::int from course_lesson join course_section on course_section.id = section_id
        where course_lesson.course_id = course.id and course_lesson.status <> 'ENDED'
          and course_section.status <> 'ENDED') as lessons,
      (select count(distinct person_id)::int from lesson_view where course_id = course.id) as learners,
      (select count(*)::int from course_certificate
        where course_id = course.id and replaced_at is null and revoked_at is null) as certified
    from course order by position, id`.execute(db);
  return rows;
}

export const tellListed = (context: StaffContext, row: ListedRow): ListedCourse => ({
  ...tellPart(row, sidesOf.course(row)),
  image: tellImage(context, row.images),
  sections: row.sections,
  lessons: row.lessons,
  learners: row.learners,
  certified: row.certified,
});
