import { sql } from 'kysely';
import { COURSE_READERS } from '@portal/domain/courses/access.ts';
import { attachmentsOf } from '../platform/files/attachments.ts';
import type { FileOwner, Subject } from '../platform/files/fileOwner.ts';

const NOUN = 'courses';

/** The image of a course is for whoever reads courses, and of a published one for every client. */
export const courseFiles: FileOwner = {
  noun: NOUN,
  table: 'course',
  maySee: ({ permissions }) => sql<boolean>`${COURSE_READERS.some((slug) => permissions.has(slug))}`,
  isOwn: () => sql<boolean>`course.status <> 'DRAFT'`,
};

export const courseSubject = (id: number): Subject => ({ noun: NOUN, id });

/** The only file that a course has. */
export const IMAGE = { kind: 'image' } as const;

/** As a column of a statement that reads `course`. */
export const IMAGES = attachmentsOf(NOUN, sql.ref('course.id'));
