import { sql, type RawBuilder, type Selectable, type Updateable } from 'kysely';
import type { Label } from '@portal/contract/applications/card.ts';
import type { ASSIGNMENT_KINDS } from '@portal/domain/access/roles.ts';
import type { CardFacts } from '@portal/domain/applications/cardActs.ts';
import type { Db } from '../platform/database/tables.ts';
import { DOCUMENTS_THERE, PHOTO_FILE } from './files/applicationFiles.ts';
import type { ApplicationTable } from './applications.tables.ts';

export type StaffNames = Record<`${(typeof ASSIGNMENT_KINDS)[number]}_name`, string | null>;

/** An application with all that its card shows. */
export interface ApplicationRow extends Selectable<ApplicationTable>, StaffNames {
  leader_name: string | null;
  leader_last_name: string | null;
  leader_title: string | null;
  leader_gender: string | null;
  ministry_name: string | null;
  ministry_city: string | null;
  ministry_country: string | null;
  photo_file_id: number | null;
  open_corrections: number;
  answered_corrections: number;
  seen_before: boolean;
  exoneration_waits: boolean;
  /** While the applicant had the ball (product/stages.md#time-limits). */
  paused_days: number;
  paused_since: Date | null;
  /** Its tags by name; null where it has none. */
  labels: Label[] | null;
  leader_civil_status: string | null;
  /** The field keys of the documents that are there. */
  documents: string[];
  /** What a search finds it by. */
  found_by: string;
}

const staffName = (kind: string) => sql`(
  select name || ' ' || last_name from staff_user where staff_user.id = application.${sql.ref(`${kind}_id`)}
) as ${sql.ref(`${kind}_name`)}`;

const OPEN_CORRECTIONS = sql`(
  select count(*)::int from correction where application_id = application.id and state in ('REQUESTED', 'CORRECTED')
) as open_corrections`;

// What waited when the case was paid is void.
const EXONERATION_WAITS = sql`
  application.payment_status = 'PENDING' and exists (
    select 1 from exoneration where application_id = application.id and state = 'WAITING') as exoneration_waits`;

const RULED_COLUMNS = [
  'status',
  'analyst_id',
  'supervisor_id',
  'manager_id',
  'ephesian_id',
  'payment_status',
  'interview_result',
  'interview_waived',
  'interview_active',
  'deleted_at',
] as const;

/** What the rules look at, of `application`: where many are judged, and nothing of them is shown. */
export const RULED_BY = sql`
  ${sql.join(RULED_COLUMNS.map((column) => sql.ref(`application.${column}`)))}, ${OPEN_CORRECTIONS}, ${EXONERATION_WAITS}`;

export type RuledRow = Pick<ApplicationRow, (typeof RULED_COLUMNS)[number] | 'open_corrections' | 'exoneration_waits'>;

const FACTS = sql`
  application.*,
  leader.name as leader_name, leader.last_name as leader_last_name, leader.title as leader_title,
  leader.gender as leader_gender,
  ministry.name as ministry_name, ministry.city as ministry_city, ministry.country as ministry_country,
  ${PHOTO_FILE} as photo_file_id,
  ${OPEN_CORRECTIONS},
  (select count(*)::int from correction where application_id = application.id and state = 'CORRECTED') as answered_corrections,
  exists (select 1 from application_seen where application_id = application.id) as seen_before,
  ${EXONERATION_WAITS},
  paused.days as paused_days, paused.since as paused_since,
  (select json_agg(json_build_object('id', tag.id, 'name', tag.name, 'colour', tag.colour) order by tag.name collate portal)
    from application_tag join tag on tag.id = tag_id
    where application_id = application.id and removed_at is null) as labels,
  leader.civil_status as leader_civil_status, ${DOCUMENTS_THERE} as documents,
  concat_ws(' ', leader.name, leader.last_name, ministry.name, application.case_number, leader.email,
    leader.home_area_code || leader.home_number, ministry.email, ministry.area_code || ministry.phone,
    (select concat_ws(' ', email, area_code || phone) from application_contact where application_id = application.id)) as found_by,
  ${sql.join(['analyst', 'supervisor', 'manager', 'ephesian'].map(staffName))}`;

const FORM = sql`
  left join application_leader leader on leader.application_id = application.id
  left join application_ministry ministry on ministry.application_id = application.id
  cross join lateral stage_pauses(application.id, application.stage_entered_at) paused`;

/** The rows that meet a condition over `application`, with further columns where they are asked for, and what is written beside. */
export async function selectApplicationRows<More = object>(
  db: Db,
  condition: ReturnType<typeof sql<boolean>>,
  more?: RawBuilder<More>,
  written?: RawBuilder<unknown>,
): Promise<(ApplicationRow & More)[]> {
  const columns = more ? sql`${FACTS}, ${more}` : FACTS;
  const beside = written ? sql`with written as (${written})` : sql``;
  const { rows } = await sql<
    ApplicationRow & More
  >`${beside} select ${columns} from application ${FORM} where ${condition}`.execute(db);
  return rows;
}

/** The row as it will be with these columns written, and with the rows beside it and the names as they are now. */
export async function foreseeApplicationRow(
  db: Db,
  id: number,
  columns: Updateable<ApplicationTable>,
): Promise<ApplicationRow> {
  const { rows } = await sql<ApplicationRow>`select ${FACTS}
    from application stored, lateral jsonb_populate_record(stored, ${JSON.stringify(columns)}::jsonb) application ${FORM}
    where stored.id = ${id}`.execute(db);
  if (!rows[0]) throw new Error('A locked application cannot vanish.');
  return rows[0];
}

/** The same, locked until the transaction ends; read again after the wait, so that it is the row as it is now. */
export async function lockApplicationRows(
  db: Db,
  condition: ReturnType<typeof sql<boolean>>,
): Promise<ApplicationRow[]> {
  const { rows } = await sql<{ id: number }>`
    select application.id from application where ${condition} order by application.id for no key update`.execute(db);
  const [first] = rows;
  if (!first) return [];
  // Of a list it does not know PostgreSQL expects ten, and would plan for each anew: mostly it is one.
  const locked =
    rows.length === 1 ? sql<boolean>`= ${first.id}` : sql<boolean>`= any(${rows.map(({ id }) => id)}::bigint[])`;
  return selectApplicationRows(db, sql<boolean>`application.id ${locked}`);
}

/** What the domain's rules look at. */
export const gateFacts = (row: RuledRow): CardFacts => ({
  status: row.status,
  assignees: {
    analyst: row.analyst_id,
    supervisor: row.supervisor_id,
    manager: row.manager_id,
    ephesian: row.ephesian_id,
  },
  paymentStatus: row.payment_status,
  openCorrections: row.open_corrections,
  interviewResult: row.interview_result,
  interviewWaived: row.interview_waived,
  interviewActive: row.interview_active,
  deleted: row.deleted_at !== null,
  exonerationWaits: row.exoneration_waits,
});
