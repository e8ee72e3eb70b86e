/** Who has something to tell on the line of a church or a leader. */
import { sql, type RawBuilder } from 'kysely';
import type { Reach } from '@portal/domain/access/reach.ts';
import { APPLICATION_MILESTONES, type LineSource } from '@portal/domain/churches/line.ts';
import { STAFF_NAME } from '../../history/listHistory.ts';
import { churchSight, personSight } from '../networkReach.ts';
import { reachCondition } from '../reachCondition.ts';

/** Whose line it is. */
export interface LineSubject {
  noun: 'churches' | 'persons';
  id: number;
}

/**
 * The rows of a source, in this order: its id, what happened, when, by whom, of which application (id, case number), and what
 * a text names (a JSON object of texts). Each obeys the reader's reach. Another noun, as the census, is one line more.
 */
type RowsOf = (subject: LineSubject, reach: Reach) => RawBuilder<unknown>;

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
    from history where noun = 'persons' and ${isOf(noun === 'persons' ? id : null, sql`person`)}`,
};

/** Whose spiritual child somebody was or is; of a parent who is out of reach nothing is told. */
const parentName = (end: 'from' | 'to', reach: Reach) => sql`(
  select person.name || ' ' || person.last_name from person
  where history.kind = 'parentSet' and person.id = (detail->>${sql.lit(end)})::bigint and ${personSight(reach)})`;

/** Of the subject, or of one that was merged into it. */
const isOf = (id: number | null, table: RawBuilder<unknown>) =>
  sql`subject_id in (select ${id}::bigint union all select id from ${table} where merged_into = ${id})`;
