import { sql } from 'kysely';
import type { appointmentEndpoints } from '@portal/contract/interviews/appointments.ts';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import { reachOf } from '@portal/domain/access/reach.ts';
import { APPOINTMENT } from '@portal/domain/interviews/appointments.ts';
import { reachCondition } from '../../access/reachCondition.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { seeToAppoint } from './seeToAppoint.ts';

type Endpoint = typeof appointmentEndpoints.listClashes;
type Asked = InputOf<Endpoint>['query'];

const MINUTE_MS = 60_000;

interface ClashRow {
  starts_at: Date;
  ends_at: Date;
  id: number;
  case_number: string | null;
  name: string | null;
  last_name: string | null;
  in_reach: boolean;
}

/** What else an interviewer has at that time: of which case, where the reader sees it. It forbids nothing. */
export async function listClashes(
  context: StaffContext,
  { params, query }: InputOf<Endpoint>,
): Promise<ReplyOf<Endpoint>> {
  await seeToAppoint(context, params.id);
  const rows = await clashesOf(context, query);
  return rows.map((row) => ({
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    card: row.in_reach
      ? { id: row.id, caseNumber: row.case_number, name: [row.name, row.last_name].filter(Boolean).join(' ') }
      : null,
  }));
}

export async function clashesOf(
  { db, actor }: { db: Db; actor: StaffContext['actor'] },
  { interviewer, from, until, except = 0 }: Asked,
): Promise<ClashRow[]> {
  // None lasts longer: so that the index finds those that began before.
  const earliest = new Date(Date.parse(from) - APPOINTMENT.mostMinutes * MINUTE_MS);
  const { rows } = await sql<ClashRow>`
    select starts_at, ends_at, application.id, case_number, leader.name, leader.last_name,
      ${reachCondition(reachOf(actor))} as in_reach
    from appointment
      join application on application.id = appointment.application_id
      left join application_leader leader on leader.application_id = application.id
    where interviewer_id = ${interviewer} and cancelled_at is null and appointment.id <> ${except}
      and starts_at > ${earliest} and starts_at < ${new Date(until)} and ends_at > ${new Date(from)}
    order by starts_at limit 5`.execute(db);
  return rows;
}
