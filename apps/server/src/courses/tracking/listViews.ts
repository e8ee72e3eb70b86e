import { sql, type RawBuilder } from 'kysely';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import { VIEW_LIST, type CourseView, type trackingEndpoints } from '@portal/contract/courses/tracking.ts';
import { reachOf } from '@portal/domain/access/reach.ts';
import { QUIET_MS, type ViewOutcome, type ViewState } from '@portal/domain/courses/watching.ts';
import type { Language } from '@portal/domain/languages.ts';
import { casesWithWord } from '../../applications/casesWithWord.ts';
import { personSight } from '../../applications/networkReach.ts';
import { STAFF_NAME } from '../../history/listHistory.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { defineList, pageReply, type ListContext } from '../../platform/lists/defineList.ts';
import { withinDays } from '../../platform/lists/listConditions.ts';
import { byInstant, eachWord } from '../../platform/lists/listOrder.ts';
import '../courses.tables.ts';
import { certificateAddress, tellHeld, type CertificateRow } from '../certificates/certificateRow.ts';

type List = typeof trackingEndpoints.listCourseViews;

interface Row {
  id: number;
  person_id: number;
  person: string;
  course_id: number;
  course: Record<Language, string>;
  lesson_id: number;
  lesson: Record<Language, string> & { length: number | null };
  language: Language;
  state: ViewState;
  outcome: ViewOutcome;
  watched_ms: number;
  plays: number;
  browser: string | null;
  ip: string | null;
  first_played_at: Date | null;
  last_played_at: Date | null;
  passed_at: Date | null;
  passed_by: string | null;
  pass_reason: string | null;
  certificate: CertificateRow | null;
}

/** As `shownState` has it: a page that was closed without a word does not play. */
const stateAt = (now: Date): RawBuilder<ViewState> => sql<ViewState>`(case
  when state = 'RUNNING' and heard_at < ${new Date(now.getTime() - QUIET_MS)} then 'PAUSED' else state end)`;

const OUTCOME = sql<ViewOutcome>`(case when passed_at is not null then 'PASSED'
  when confirmed_at is not null then 'CONFIRMED' when missed_at is not null then 'MISSED' else 'OPEN' end)`;

/** The certificate of the person and the course, a condition over it as `held`. */
const HELD = sql<boolean>`held.person_id = lesson_view.person_id and held.course_id = lesson_view.course_id
  and held.replaced_at is null`;
const CERTIFIED = {
  VALID: sql<boolean>`exists (select from course_certificate held where ${HELD} and revoked_at is null)`,
  REVOKED: sql<boolean>`exists (select from course_certificate held where ${HELD} and revoked_at is not null)`,
  NONE: sql<boolean>`not exists (select from course_certificate held where ${HELD})`,
};

/** The people whose page opens to the reader. */
export const inSight = ({ actor }: Pick<ListContext, 'actor'>) => sql<boolean>`exists (
  select from person where person.id = lesson_view.person_id and ${personSight(reachOf(actor))})`;

const hasWord = eachWord(
  (word) =>
    sql`person_id in (select application.person_id from application where application.id in ${casesWithWord(word)})`,
);

const namesOf = (table: 'course' | 'course_lesson', more = sql``) => sql`(
  select json_build_object('en', name_en, 'es', name_es ${more}) from ${sql.table(table)} named
  where named.id = lesson_view.${sql.ref(table === 'course' ? 'course_id' : 'lesson_id')})`;

const COLUMNS = ({
  now,
}: Pick<
  ListContext,
  'now'
>) => sql`id, person_id, course_id, lesson_id, language, watched_ms, plays, browser, ip, first_played_at,
    last_played_at, passed_at, pass_reason, ${STAFF_NAME} lesson_view.passed_by) as passed_by,
    (select name || ' ' || last_name from person where person.id = person_id) as person,
    ${namesOf('course')} as course,
    ${namesOf('course_lesson', sql`, 'length', case lesson_view.language when 'en' then length_en else length_es end`)} as lesson,
    (select to_json(held) from course_certificate held where ${HELD}) as certificate,
    ${stateAt(now)} as state, ${OUTCOME} as outcome`;

/** Who watched what, whoever it was. */
export const courseViews = defineList<Row>()(VIEW_LIST, {
  table: 'lesson_view',
  columns: COLUMNS,
  inReach: inSight,
  finds: (search) => hasWord(search, undefined),
  filters: {
    course: (course) => sql`course_id = ${course}`,
    state: (states, { now }) => sql`${stateAt(now)} = any(${states}::text[])`,
    outcome: (outcomes) => sql`${OUTCOME} = any(${outcomes}::text[])`,
    certificate: (certificate) => CERTIFIED[certificate],
    language: (language) => sql`language = ${language}`,
    last: (days) => withinDays('last_at', days),
  },
  orders: { last: () => byInstant('last_at') },
});

/** How far the people within the reader's reach are with lessons (product/courses.md#tracking). */
export async function listCourseViews(
  context: StaffContext,
  { query }: Pick<InputOf<List>, 'query'>,
): Promise<ReplyOf<List>> {
  const page = await courseViews.page(context, query);
  return pageReply(
    page,
    page.rows.map((row) => tellCourseView(row, (id) => certificateAddress(context, id))),
  );
}

/** A row as it is told; where there is a reader whose session opens files, with the address of the certificate. */
export const tellCourseView = (row: Row, addressOf?: (certificate: number) => string): CourseView => {
  const { length, ...lesson } = row.lesson;
  return {
    id: row.id,
    person: { id: row.person_id, name: row.person },
    course: { id: row.course_id, name: row.course },
    lesson: { id: row.lesson_id, name: lesson },
    language: row.language,
    state: row.state,
    outcome: row.outcome,
    watched: Math.round(row.watched_ms / 1000),
    percent: length ? Math.min(100, Math.floor(row.watched_ms / 10 / length)) : 0,
    plays: row.plays,
    browser: row.browser,
    ip: row.ip,
    firstPlay: row.first_played_at?.toISOString() ?? null,
    lastPlay: row.last_played_at?.toISOString() ?? null,
    certificate: row.certificate && tellHeld(row.certificate, addressOf),
    passed: row.passed_at && { by: row.passed_by, at: row.passed_at.toISOString(), reason: row.pass_reason },
  };
};

/** One of them within the reader's reach. */
export async function findView(context: ListContext, id: number, lock = false): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select ${COLUMNS(context)} from lesson_view where id = ${id} and ${inSight(context)}
    ${lock ? sql`for no key update` : sql``}`.execute(context.db);
  return rows[0];
}
