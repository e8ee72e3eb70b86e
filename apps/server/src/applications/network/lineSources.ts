/** Who has something to tell on the line of a church or a leader. */
import { sql, type RawBuilder } from 'kysely';
import type { Actor, Reach } from '@portal/domain/access/reach.ts';
import { ADMITTED_STAGES } from '@portal/domain/applications/whereStaffWork.ts';
import { readsReports } from '@portal/domain/census/access.ts';
import { APPLICATION_MILESTONES, LINE_SOURCES as NAMES, type LineSource } from '@portal/domain/churches/line.ts';
import { STAFF_NAME } from '../../history/listHistory.ts';
import { NEW_YORK } from '../../platform/clock.ts';
import { churchReach, churchSight, personSight } from '../networkReach.ts';
import { reachCondition } from '../../access/reachCondition.ts';

/** Whose line it is. */
export interface LineSubject {
  noun: 'churches' | 'persons';
  id: number;
}

/**
 * The rows of a source, in this order: its id, what happened, when, by whom, of which application (id, case number), and what
 * a text names (a JSON object of texts). Each obeys the reader's reach; those of a right of their own are asked of `sourcesFor`.
 */
type RowsOf = (subject: LineSubject, reach: Reach, today: string) => RawBuilder<unknown>;

/** The sources of which a reader is told. */
export const sourcesFor = (actor: Actor): readonly LineSource[] =>
  NAMES.filter(
    (source) =>
      (source !== 'census' || readsReports(actor)) &&
      (source !== 'events' || actor.permissions.has('business.event.show')),
  );

export const LINE_SOURCES: Readonly<Record<LineSource, RowsOf>> = {
  applications: ({ noun, id }, reach) => sql`
    select history.id, history.kind, history.at, ${STAFF_NAME} history.user_id), application.id, case_number,
      json_build_object('from', detail->>'from', 'to', detail->>'to', 'result', detail->>'result', 'until', detail->>'until')
    from application join history on history.noun = 'applications' and history.subject_id = application.id
    where ${noun === 'churches' ? sql`application.church_id` : sql`application.person_id`} = ${id}
      and history.kind in (${sql.join(APPLICATION_MILESTONES)}) and ${reachCondition(reach)}`,
  churches: ({ noun, id }, reach) => sql`
    select history.id, history.kind, history.at, ${STAFF_NAME} history.user_id), null::bigint, null,
      json_build_object('what', detail->>'what', 'day', detail->>'day',
        'from', coalesce(personal#>>'{name,from}', detail->>'from'), 'to', coalesce(personal#>>'{name,to}', detail->>'to'),
        'reason', personal#>>'{reason,to}', 'other', (
          select church.name from church where church.id = (detail->>'other')::bigint
            and (church.merged_into is not null or ${churchSight(reach)})))
    from history where noun = 'churches' and ${isOf(noun === 'churches' ? id : null, sql`church`)}`,
  persons: ({ noun, id }, reach) => sql`
    select history.id, history.kind, history.at, ${STAFF_NAME} history.user_id), null::bigint, null,
      json_build_object('from', coalesce(${STAFF_NAME} (detail->>'assigneeFrom')::bigint), ${parentName('from', reach)}),
        'to', coalesce(${STAFF_NAME} (detail->>'assigneeTo')::bigint), ${parentName('to', reach)}), 'other', (
          select person.name || ' ' || person.last_name from person where person.id = (detail->>'other')::bigint
            and (person.merged_into is not null or ${personSight(reach)})))
    from history where noun = 'persons' and kind <> 'letIn' and ${isOf(noun === 'persons' ? id : null, sql`person`)}`,
  census: reportRows,
  // Of a church how many came to an event, of a leader each time that they came in.
  events: ({ noun, id }) =>
    noun === 'churches'
      ? sql`
    select attendance.id, 'attended', event_at, null, null::bigint, null,
      json_build_object('event', event.id::text, 'name', event.name, 'people', total::text)
    from attendance join event on event.id = attendance.event_id where attendance.church_id = ${id}`
      : sql`
    select check_in.id, 'entered', at, ${STAFF_NAME} check_in.user_id), null::bigint, null,
      json_build_object('event', event.id::text, 'name', event.name)
    from check_in join event on event.id = check_in.event_id
    where check_in.person_id = ${id} and check_in.undone_at is null`,
};

/** Reports that were received or never came, and that were given another deadline. */
function reportRows({ noun, id }: LineSubject, reach: Reach, today: string): RawBuilder<unknown> {
  const ofSubject = sql`census_report.church_id in (${
    noun === 'churches'
      ? sql`${id}::bigint`
      : sql`
      select application.church_id from application where application.person_id = ${id}
        and application.status in (${sql.join(ADMITTED_STAGES)}) and application.deleted_at is null`
  }) and exists (select from church where church.id = census_report.church_id and ${churchReach(reach)})`;
  const about = sql`'census', census_id::text, 'church', church_id::text, 'year', (census_id / 10)::text,
    'quarter', (census_id % 10)::text`;
  return sql`
    select census_report.id * 2, case when sent_at is null then 'missed' else 'received' end,
      coalesce(sent_at, (deadline + 1)::timestamp at time zone ${NEW_YORK}), ${STAFF_NAME} sent_by), null::bigint, null,
      json_build_object(${about})
    from census_report where ${ofSubject} and (sent_at is not null or deadline < ${today}::date)
    union all
    select census_report.id * 2 + 1, 'reopened', reopened_at, ${STAFF_NAME} reopened_by), null, null,
      json_build_object(${about}, 'to', deadline::text, 'reason', reopen_reason)
    from census_report where ${ofSubject} and reopened_at is not null`;
}

/** Whose spiritual child somebody was or is; of a parent who is out of reach nothing is told. */
const parentName = (end: 'from' | 'to', reach: Reach) => sql`(
  select person.name || ' ' || person.last_name from person
  where history.kind = 'parentSet' and person.id = (detail->>${sql.lit(end)})::bigint and ${personSight(reach)})`;

/** Of the subject, or of one that was merged into it. */
const isOf = (id: number | null, table: RawBuilder<unknown>) =>
  sql`subject_id in (select ${id}::bigint union all select id from ${table} where merged_into = ${id})`;
