import type { Generated } from 'kysely';
import type { CourseStatus } from '@portal/domain/courses/course.ts';
import type { ViewState } from '@portal/domain/courses/watching.ts';
import type { Language } from '@portal/domain/languages.ts';

/** What courses, sections and lessons have alike. */
interface PartTable {
  id: Generated<number>;
  name_en: string;
  name_es: string;
  outdated: Generated<Language | null>;
  status: Generated<CourseStatus>;
  position: number;
  version: Generated<number>;
}

interface DescribedTable extends PartTable {
  description_en: string;
  description_es: string;
}

interface LessonTable extends DescribedTable {
  course_id: number;
  section_id: number;
  video_en: string;
  video_es: string;
  /** Seconds. */
  length_en: number | null;
  length_es: number | null;
  available_percent: number;
  disable_percent: number;
  grace_hours: number;
  required: boolean;
}

interface LessonViewTable {
  id: Generated<number>;
  lesson_id: number;
  course_id: number;
  person_id: number;
  language: Language;
  state: ViewState;
  spans: number[];
  watched_ms: number;
  position_ms: number;
  counted_to_ms: number;
  credit_ms: number;
  player: string | null;
  heard_number: number;
  heard_at: Date | null;
  plays: number;
  first_played_at: Date | null;
  last_played_at: Date | null;
  last_at: Date;
  browser: string | null;
  ip: string | null;
  missed_at: Date | null;
  confirmed_at: Date | null;
  passed_at: Date | null;
  passed_by: number | null;
  pass_reason: string | null;
}

interface CertificateTable {
  id: Generated<number>;
  course_id: number;
  person_id: number;
  code: string;
  person_name: string;
  course_name_en: string;
  course_name_es: string;
  issued_at: Date;
  revoked_at: Generated<Date | null>;
  revoked_by: Generated<number | null>;
  reason: Generated<string | null>;
  replaced_at: Generated<Date | null>;
  version: Generated<number>;
}

interface OfCertificate {
  certificate: number;
  person: number;
}

/** Which part of a course it happened to; neither: the course itself. */
interface OfPart {
  section?: number;
  lesson?: number;
}

/** What may happen to a course and its parts; its subject is the course. */
interface CourseKinds {
  created: OfPart;
  updated: OfPart & { fields: readonly string[] };
  switched: OfPart & { to: CourseStatus };
  placed: OfPart;
  copied: { from: number };
  deleted: OfPart;
  imageSet: { removed: boolean };
  /** Somebody was let pass in a lesson. */
  passed: { lesson: number; person: number };
  certificateIssued: OfCertificate;
  certificateRevoked: OfCertificate;
  /** The new one. */
  certificateReissued: OfCertificate;
}

declare module '../history/record.ts' {
  interface HistoryKinds {
    courses: CourseKinds;
  }
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    course: DescribedTable;
    course_section: PartTable & { course_id: number };
    course_lesson: LessonTable;
    lesson_view: LessonViewTable;
    course_certificate: CertificateTable;
  }
}
