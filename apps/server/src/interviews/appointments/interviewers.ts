import { sql } from 'kysely';
import type { appointmentEndpoints } from '@portal/contract/interviews/appointments.ts';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import { stagePermission } from '@portal/domain/access/permissions.ts';
import { listRights, staffWho } from '../../applications/staffWho.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Language } from '@portal/domain/languages.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { seeToAppoint } from './seeToAppoint.ts';

type Endpoint = typeof appointmentEndpoints.listInterviewers;

const MOST = 300;

/** Active staff whose work interviews are, in whatever region: a condition over `staff_user`. */
const INTERVIEWS = sql<boolean>`status = 'ACTIVE' and removed_at is null and exists (
  select from user_role join role on role.id = user_role.role_id
  where user_role.user_id = staff_user.id and role.active
    and role.permissions && ${[stagePermission('do', 'interview'), stagePermission('do', 'interview', true)]}::text[])`;

/** Colleagues who may interview, by name, and whether each sees the card. */
export async function listInterviewers(
  context: StaffContext,
  { params: { id } }: InputOf<Endpoint>,
): Promise<ReplyOf<Endpoint>> {
  const facts = await seeToAppoint(context, id);
  const seesCard = staffWho(await listRights(context), facts, () => true);
  const { rows } = await sql<ReplyOf<Endpoint>[number]>`
    select id, name || ' ' || last_name as name, ${seesCard} as "seesCard"
    from staff_user where ${INTERVIEWS}
    order by (name || ' ' || last_name) collate portal, id limit ${MOST}`.execute(context.db);
  return rows;
}

export interface Interviewer {
  id: number;
  name: string;
}

/** One who may interview; nothing where that one may not, or not any more. */
export async function findInterviewer(db: Db, id: number): Promise<Interviewer | undefined> {
  const { rows } = await sql<Interviewer>`
    select id, name || ' ' || last_name as name from staff_user where id = ${id} and ${INTERVIEWS}`.execute(db);
  return rows[0];
}

/** Where and in which language one of the staff is written to. */
export async function addressOfStaff(db: Db, id: number): Promise<{ email: string; language: Language; name: string }> {
  const { rows } = await sql<{ email: string; language: Language; name: string }>`
    select email, language, name || ' ' || last_name as name from staff_user where id = ${id}`.execute(db);
  if (!rows[0]) throw new Error('An interviewer has vanished.');
  return rows[0];
}
