import { sql } from 'kysely';
import type { Db } from '../../src/platform/database/tables.ts';

/**
 * Five quarters of every church that there is but one in eleven of those that admitted somebody, the last of them running: sent, begun, opened again or
 * left alone in turns, every third in nobody's charge. About the last of them some were reminded today or twice before, some
 * called yesterday.
 */
export async function insertCensuses(db: Db, { ephesian, now }: { ephesian: number; now: Date }): Promise<void> {
  await sql`
    insert into census (id, year, quarter, sending, deadline, created_at, completed_at)
    select year * 10 + quarter, year, quarter, opened, opened + case when age = 0 then 60 else 30 end, opened, opened
    from (
      select age, extract(year from opened)::int as year, extract(quarter from opened)::int as quarter, opened
      from generate_series(0, 4) age,
        lateral (select (date_trunc('quarter', ${now}::timestamptz) - age * interval '3 months')::date as opened) at
    ) census`.execute(db);
  await sql`
    insert into census_report (census_id, church_id, church_name, country, ephesian_id, deadline, started_at, sent_at,
      reopened_at, active_members, vision_satisfaction, vision_comment, care_satisfaction, care_comment, visits)
    select census.id, church.id, church.name, church.country, case when church.id % 3 > 0 then ${ephesian}::bigint end,
      case when turn = 3 then ${now}::date + (church.id % 8)::int else census.deadline end,
      case when turn < 2 then census.created_at end, case when turn = 0 then census.created_at + interval '9 days' end,
      case when turn = 3 then census.created_at + interval '31 days' end, 100 + church.id % 50,
      case church.id % 4 when 0 then 'DISSATISFIED' when 1 then null else 'SATISFIED' end,
      case when church.id % 4 > 0 then 'La visión avanza: casa ' || church.id % 7 end,
      case church.id % 5 when 0 then 'DISSATISFIED' when 1 then null else 'SATISFIED' end,
      case when church.id % 3 < 2 then 'Visita número ' || church.id % 7 end, church.id % 6
    from census, church, lateral (select (church.id + census.id / 10 + census.id) % 5 as turn) t
    where church.id not in (
      select id from (
        select id, row_number() over (order by id) as place from church
        where id in (select church_id from application where status in ('APPROVED', 'SENT'))) listed
      where place % 11 = 5)`.execute(db);
  await sql`
    insert into history (noun, subject_id, kind, at, user_id, personal)
    select 'census', report.id, kind, ${now}::timestamptz - days * interval '1 day', ${ephesian},
      case when kind = 'noted' then '{"note": {"from": null, "to": "Llamada."}}'::jsonb end
    from census_report report
      join (values (1, 'reminded', 0), (2, 'reminded', 6), (2, 'reminded', 3), (3, 'noted', 1)) contact (turn, kind, days)
        on contact.turn = report.church_id / 2 % 4
    where census_id = (select max(id) from census)`.execute(db);
}

/** The running quarter of the tests' clock. */
export const CENSUS = 20261;

/** A report that a church owes until the end of the month; answers its id. */
export async function insertReport(db: Db, church: number, name = 'Casa de Paz'): Promise<number> {
  await sql`
    insert into census (id, year, quarter, sending, deadline, created_at, completed_at)
    values (${CENSUS}, 2026, 1, '2026-03-01', '2026-03-31', now(), now()) on conflict do nothing`.execute(db);
  const { rows } = await sql<{ id: number }>`
    insert into census_report (census_id, church_id, church_name, country, deadline)
    values (${CENSUS}, ${church}, ${name}, 'MX', '2026-03-31') returning id`.execute(db);
  return rows[0]?.id ?? 0;
}
