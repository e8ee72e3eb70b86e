import { sql } from 'kysely';
import type { OwnCourse, OwnLesson, watchingEndpoints as endpoints } from '@portal/contract/courses/watching.ts';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import { isCompleted, requiredOf } from '@portal/domain/courses/completion.ts';
import { videoOf } from '@portal/domain/fields/videos.ts';
import { LANGUAGES } from '@portal/domain/languages.ts';
import { jsonRows } from '../../platform/database/jsonRows.ts';
import { presentAttachment, type Attachment } from '../../platform/files/attachments.ts';
import type { ClientContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { IMAGES } from '../courseFiles.ts';
import { tellCertificate, type CertificateRow } from '../certificates/certificateRow.ts';
import { learnerOf } from './learner.ts';
import { tellView, viewOf, watchedLesson, type LessonFacts, type ViewRow } from './viewRow.ts';

interface LessonRow extends LessonFacts {
  id: number;
  section_id: number;
  name_en: string;
  name_es: string;
  description_en: string;
  description_es: string;
  video_en: string;
  video_es: string;
  required: boolean;
  views: ViewRow[];
}

interface Row {
  id: number;
  name_en: string;
  name_es: string;
  description_en: string;
  description_es: string;
  ended: boolean;
  images: Attachment[];
  certificates: CertificateRow[];
  sections: { id: number; name_en: string; name_es: string }[];
  lessons: LessonRow[];
}

/** The courses of the leader, in their order: what is published, and of what has ended that which the leader began. */
async function selectOwn(context: ClientContext, id?: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with learner as (select ${learnerOf(context)} as person_id)
    select course.id, name_en, name_es, description_en, description_es, status = 'ENDED' as ended, ${IMAGES} as images,
      ${jsonRows(sql`
        select * from course_certificate certificate where certificate.course_id = course.id
          and certificate.person_id = learner.person_id and replaced_at is null`)} as certificates,
      ${jsonRows(sql`
        select id, name_en, name_es from course_section section
        where section.course_id = course.id and status = 'PUBLISHED' order by position, id`)} as sections,
      ${jsonRows(sql`
        select lesson.*, ${jsonRows(sql`
          select view.* from lesson_view view where view.lesson_id = lesson.id and view.person_id = learner.person_id
          order by language`)} as views
        from course_lesson lesson where lesson.course_id = course.id and status = 'PUBLISHED'
        order by position, id`)} as lessons
    from course, learner
    where learner.person_id is not null and ${id === undefined ? sql`true` : sql`course.id = ${id}`}
      and (status = 'PUBLISHED' or (status = 'ENDED' and exists (
        select from lesson_view view where view.course_id = course.id and view.person_id = learner.person_id)))
    order by position, id`.execute(context.db);
  return rows;
}

const isDone = ({ views }: LessonRow): boolean =>
  views.some((view) => view.confirmed_at !== null || view.passed_at !== null);

function tellSummary(context: ClientContext, row: Row) {
  const lessons = row.lessons.map((lesson) => ({
    ...lesson,
    shown: row.sections.some(({ id }) => id === lesson.section_id),
  }));
  const required = requiredOf(lessons);
  const [image] = row.images;
  const [certificate] = row.certificates;
  return {
    id: row.id,
    name: { en: row.name_en, es: row.name_es },
    description: { en: row.description_en, es: row.description_es },
    image: image ? presentAttachment(context, image).url : null,
    required: required.length,
    done: required.filter(isDone).length,
    completed: isCompleted(lessons, new Set(lessons.filter(isDone).map(({ id }) => id))),
    ended: row.ended,
    certificate: certificate ? tellCertificate(context, certificate) : null,
  };
}

const tellLesson = (row: LessonRow, now: Date): OwnLesson => ({
  id: row.id,
  name: { en: row.name_en, es: row.name_es },
  description: { en: row.description_en, es: row.description_es },
  required: row.required,
  done: isDone(row),
  videos: LANGUAGES.flatMap((language) => {
    const video = videoOf(row[`video_${language}`]);
    const length = row[`length_${language}`];
    return video && length !== null
      ? [{ language, ...video, length, available: row.available_percent, disable: row.disable_percent }]
      : [];
  }),
  views: row.views.map((view) => tellView(viewOf(view), watchedLesson(row, view.language), view.language, now)),
});

/** The courses that are open to the leader, and those of before; none before admission. */
export async function listOwnCourses(context: ClientContext): Promise<ReplyOf<typeof endpoints.listOwnCourses>> {
  const rows = await selectOwn(context);
  return rows.map((row) => tellSummary(context, row));
}

/** One of them with its lessons and how far the leader is. Refusal: not found. */
export async function getOwnCourse(
  context: ClientContext,
  { params }: InputOf<typeof endpoints.getOwnCourse>,
): Promise<OwnCourse> {
  const [row] = await selectOwn(context, params.id);
  if (!row) throw notFound();
  const lessonsOf = (section: number) =>
    row.lessons.filter((lesson) => lesson.section_id === section).map((lesson) => tellLesson(lesson, context.now));
  return {
    ...tellSummary(context, row),
    sections: row.sections.map(({ id, name_en, name_es }) => ({
      id,
      name: { en: name_en, es: name_es },
      lessons: lessonsOf(id),
    })),
  };
}
