import { sql, type RawBuilder, type Selectable, type Updateable } from 'kysely';
import type { ASSIGNMENT_KINDS } from '@portal/domain/access/roles.ts';
import type { CardFacts } from '@portal/domain/applications/cardActs.ts';
import type { Db } from '../platform/database/tables.ts';
import { PHOTO_FILE } from './files/applicationFiles.ts';
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
  seen_before: boolean;
}

const staffName = (kind: string) => sql`(
  select name || ' ' || last_name from staff_user where staff_user.id = application.${sql.ref(`${kind}_id`)}
) as ${sql.ref(`${kind}_name`)}`;

const FACTS = sql`
  application.*,
  leader.name as leader_name, leader.last_name as leader_last_name, leader.title as leader_title,
  leader.gender as leader_gender,
  ministry.name as ministry_name, ministry.city as ministry_city, ministry.country as ministry_country,
  ${PHOTO_FILE} as photo_file_id,
  (select count(*)::int from correction where application_id = application.id and state <> 'ACCEPTED') as open_corrections,
  exists (select 1 from application_seen where application_id = application.id) as seen_before,
  ${sql.join(['analyst', 'supervisor', 'manager', 'ephesian'].map(staffName))}`;

const FORM = sql`
  left join application_leader leader on leader.application_id = application.id
  left join application_ministry ministry on ministry.application_id = application.id`;

/** The rows that meet a condition over `application`, with further columns where they are asked for. */
export async function selectApplicationRows<More = object>(
  db: Db,
  condition: ReturnType<typeof sql<boolean>>,
  more?: RawBuilder<More>,
): Promise<(ApplicationRow & More)[]> {
  const columns = more ? sql`${FACTS}, ${more}` : FACTS;
  const { rows } = await sql<
    ApplicationRow & More
  >`select ${columns} from application ${FORM} where ${condition}`.execute(db);
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
export const gateFacts = (row: ApplicationRow): CardFacts => ({
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
});
