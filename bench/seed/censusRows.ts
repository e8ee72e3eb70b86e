import type { Client } from 'pg';
import { ADMITTED_STAGES } from '@portal/domain/applications/whereStaffWork.ts';

/**
 * So many quarters of reports of every church whose leader is admitted, the newest of them running: most received, some begun,
 * some left alone, of which a fifth was reminded. Quarters that there are already stay as they are; what is written waits for `analyze`.
 */
export async function fillCensuses(
  client: Client,
  quarters: number,
  now: Date,
  mostChurches = Number.MAX_SAFE_INTEGER,
): Promise<number> {
  await client.query(
    `insert into census (id, year, quarter, sending, deadline, created_at, completed_at)
     select number / 4 * 10 + number % 4 + 1, number / 4, number % 4 + 1, sending, sending + 30, sending, sending
     from generate_series(0, $1::int - 1) age,
       lateral (select (extract(year from $2::timestamptz) * 4 + extract(quarter from $2::timestamptz) - 1)::int - age as number,
         $2::date - 20 - 91 * age as sending) at
     on conflict do nothing`,
    [quarters, now],
  );
  const { rowCount } = await client.query(
    `insert into census_report (census_id, church_id, church_name, country, ephesian_id, deadline, started_at, sent_at, next_received, version,
       active_members, new_members, baptisms, average_attendance, visitors, home_groups, conversions, vision_satisfaction,
       vision_comment, visits, care_satisfaction)
     select census.id, church.id, church.name, church.country, led.ephesian_id, census.deadline,
       case when luck < 93 then sending + 5 end, case when luck < 85 then sending + (luck % 30)::int end,
       case when luck < 85 then lead(census.id) over (partition by church.id, luck < 85 order by census.id) end, 1 + (luck < 93)::int,
       members, members / 20, members / 50, members * 7 / 10, luck, members / 12, members / 30,
       case when luck % 4 > 0 then 'SATISFIED' else 'DISSATISFIED' end, case when luck % 5 = 0 then 'Con gratitud.' end, luck % 9,
       case when luck % 5 > 0 then 'SATISFIED' else 'DISSATISFIED' end
     from (
       select distinct on (church_id) church_id, ephesian_id from application
       where status = any($1) and deleted_at is null and church_id is not null order by church_id, id desc
       limit $2) led
       join church on church.id = led.church_id, census,
       lateral (select (church.id * 7919 + census.id * 104729) % 100 as luck, (60 + church.id % 300)::int as members) drawn
     on conflict do nothing`,
    [ADMITTED_STAGES, mostChurches],
  );
  await client.query(
    `insert into history (noun, subject_id, kind, at, user_id, detail)
     select 'census', id, 'reminded', $1::timestamptz - interval '3 days', ephesian_id, '{"mails": 1}' from census_report
     where census_id = (select max(id) from census) and sent_at is null and id % 5 = 0`,
    [now],
  );
  return rowCount ?? 0;
}
