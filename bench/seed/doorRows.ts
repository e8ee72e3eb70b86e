import { randomInt } from 'node:crypto';
import type { Client } from 'pg';
import { ADMITTED_STAGES } from '@portal/domain/applications/whereStaffWork.ts';
import { makeLicenceCode } from '@portal/domain/licences/code.ts';

/**
 * Licences of all who are admitted, as they have where the portal is long in use: else the server would issue them, and mail each,
 * while something else is measured. And an event for everybody that goes on while the bench runs.
 */
export async function fillDoor(client: Client, now: Date): Promise<number> {
  const { rows } = await client.query<{ person_id: number }>(
    `select distinct person_id from application
     where status = any($1) and deleted_at is null and person_id is not null`,
    [ADMITTED_STAGES],
  );
  const codes = new Set<string>();
  while (codes.size < rows.length) codes.add(makeLicenceCode(randomInt));
  await client.query(
    `with issued as (
       insert into licence (person_id, code, issued_at, valid_until)
       select person_id, code, $3::timestamptz, $3::date + 365 from unnest($1::bigint[], $2::text[]) given (person_id, code)
       returning id, person_id)
     update application set licence_id = issued.id from issued
     where application.person_id = issued.person_id and status = any($4) and deleted_at is null`,
    [rows.map(({ person_id }) => person_id), [...codes], now, ADMITTED_STAGES],
  );
  await client.query(
    `insert into event (name, place, conference, zone, starts_at, ends_at, year, access, code, opened_at, created_at)
     values ('Conferencia Anual', 'Auditorio', 'Conferencia Anual', 'America/New_York', $1::timestamptz - interval '1 hour',
       $1::timestamptz + interval '30 days', extract(year from $1::timestamptz), '{LEADER,SPOUSE,NATURAL_CHILD,SPIRITUAL_CHILD}',
       'MIRATO', $1, $1)`,
    [now],
  );
  return rows.length + 1;
}
