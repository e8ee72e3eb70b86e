/** Applications, churches and reports with two years behind them, different in everything that statistics count. */
import { sql } from 'kysely';
import { BOARD_STAGES } from '@portal/domain/applications/stages.ts';
import { DEACTIVATION_TYPES, EXONERATION_REASONS, TITLES } from '@portal/domain/applications/values.ts';
import type { Db } from '../../src/platform/database/tables.ts';
import type { TestServer } from '../buildTestServer.ts';
import { insertCertificates, insertCourseViews } from '../database/courseRows.ts';
import { staffId } from '../factories.ts';
import { insertVaried } from '../listed/variedApplications.ts';

/** How often each application moves on; somebody else may have it in charge by then. */
const MOVES = 5;

export async function insertStatisticsWorld(portal: TestServer, count: number): Promise<void> {
  await insertVaried(portal, count);
  const now = portal.clock.now();
  const people = [];
  for (const name of ['analyst', 'analyst2', 'ephesian', 'ephesian2'] as const)
    people.push(await staffId(portal, name));
  const [analyst, analyst2, ephesian, ephesian2] = people;
  const ago = (days: ReturnType<typeof sql>) => sql`${now}::timestamptz - (${days}) * interval '7 hours'`;
  await portal.database.transaction(async (db) => {
    const run = (statement: ReturnType<typeof sql>) => statement.execute(db);
    await run(sql`update application set stage_entered_at = ${ago(sql`600 + id * 137 % 1800`)}, submitted_at = ${ago(sql`600 + id * 137 % 1800 + id % 5`)},
      paid_at = case when id % 4 > 0 then ${ago(sql`id * 61 % 2400`)} end,
      payment_type = case when id % 4 > 0 then (array['ONLINE', 'EXTERNAL', 'EXONERATED'])[1 + id % 3] end`);
    for (let move = 0; move < MOVES; move += 1) {
      await run(sql`update application set status = (${[...BOARD_STAGES]}::text[])[1 + (id * 7 + ${sql.lit(move * 3)}) % 10],
        stage_entered_at = stage_entered_at + (1 + id * 13 % 50 + ${sql.lit(move * 5)}) * interval '7 hours'`);
      await run(sql`update application set analyst_id = (array[${analyst}, ${analyst2}, null]::bigint[])[1 + (id + ${sql.lit(move)}) % 3]
        where (id + ${sql.lit(move)}) % 4 = 0`);
      await run(sql`update application set ephesian_id = (array[${ephesian}, ${ephesian2}, null]::bigint[])[1 + (id + ${sql.lit(move)}) % 3]
        where (id + ${sql.lit(move)}) % 5 = 0`);
    }
    // Two applications of one person, two leaders of one church.
    await run(sql`update application set person_id = (select person_id from application other where other.id = application.id - 1)
      where id % 9 = 0 and exists (select from application other where other.id = application.id - 1)`);
    await run(sql`update application set church_id = (select church_id from application other where other.id = application.id - 2)
      where id % 7 = 0 and exists (select from application other where other.id = application.id - 2)`);
    await run(sql`update church set valid_from = (${ago(sql`id * 53 % 3000`)})::date,
      valid_to = case when id % 6 = 0 then (${ago(sql`id * 17 % 900`)})::date end`);
    await run(sql`update church set valid_to = valid_from where valid_to < valid_from`);
    await insertBeside(db, now);
    await insertReports(db, now, [ephesian ?? 0, ephesian2 ?? 0]);
    await insertCourseViews(db, now);
    await insertCertificates(db, now);
    await run(sql`update course_certificate set issued_at = ${ago(sql`id * 43 % 1200`)},
      revoked_at = case when id % 3 = 0 then ${ago(sql`id * 17 % 700`)} end,
      replaced_at = case when id % 7 = 0 then ${ago(sql`id * 29 % 700`)} end`);
    await insertCameToEvents(db, now);
  });
}

/** Of deeds beside the stages some of each kind, at any time. */
async function insertBeside(db: Db, now: Date): Promise<void> {
  const run = (statement: ReturnType<typeof sql>) => statement.execute(db);
  const ago = (days: ReturnType<typeof sql>) => sql`${now}::timestamptz - (${days}) * interval '7 hours'`;
  await run(sql`update application_leader set gender = (array['MALE', 'FEMALE', null])[1 + application_id % 3],
    civil_status = (array['MARRIED', 'DIVORCED', 'SINGLE', 'WIDOWER', null])[1 + application_id % 5],
    title = (${[...TITLES]}::text[])[1 + application_id % 8],
    birth_date = case when application_id % 11 > 0 then date '1940-03-11' + (application_id * 211 % 22000)::int end`);
  await run(sql`update application_ministry set members = case when application_id % 8 > 0 then (application_id * 17 % 300)::int end,
    foundation_date = case when application_id % 10 > 0 then date '1975-03-11' + (application_id * 173 % 18000)::int end`);
  await run(sql`insert into deactivation (application_id, type, reason, user_id, at, undone_at)
    select id, (${[...DEACTIVATION_TYPES]}::text[])[1 + id % 8], 'x', 1, ${ago(sql`id * 43 % 2400`)}, case when id % 9 = 0 then now() end
    from application where id % 3 = 0`);
  await run(sql`insert into exoneration (application_id, type, reason, user_id, at, state, decided_at)
    select id, (array['PAYMENT', 'PROCESS'])[1 + id % 2], (${[...EXONERATION_REASONS]}::text[])[1 + id % 5], 1, ${ago(sql`id * 71 % 2400`)},
      (array['GRANTED', 'REFUSED', 'WAITING'])[1 + id % 3], case when id % 4 = 0 then ${ago(sql`id * 29 % 2400`)} end
    from application where id % 2 = 0`);
  await run(sql`update correction set asked_at = ${ago(sql`id * 47 % 2400`)}`);
  await run(sql`insert into correction_step (correction_id, step, round, user_id, at)
    select id, step, 1, 1, ${ago(sql`(id * 47 + length(step)) % 2400`)} from correction,
      unnest(array['ask', 'answer', 'askAgain', 'accept']) step where (id + length(step)) % 3 > 0`);
  await run(sql`insert into interview (application_id, result, user_id, at)
    select id, (array['DENIED', 'LATER', 'ACCEPTED'])[1 + id % 3], 1, ${ago(sql`id * 83 % 2400`)} from application where id % 2 = 1`);
  await run(sql`insert into interview_sheet (application_id, user_id, started_at, closed_at)
    select id, 1, ${ago(sql`id * 83 % 2400`)}, case when id % 5 > 0 then ${ago(sql`id * 83 % 2400`)} end from application where id % 2 = 1`);
  await run(sql`insert into interview_answer (sheet_id, question, asked, answer, version, at)
    select id, question, jsonb_build_object('group', '{"en": "G", "es": "G"}'::jsonb, 'place', 1, 'question', jsonb_build_object('type', type,
      'reportable', question <> 'private', 'text', '{"en": "Q", "es": "P"}'::jsonb, 'options',
      '[{"id": "yes", "label": {"en": "Yes", "es": "Sí"}}, {"id": "no", "label": {"en": "No", "es": "No"}}]'::jsonb)),
      (array['yes', 'no', ''])[1 + (id + length(question)) % 3], 1, now()
    from interview_sheet, (values ('ordained', 'RADIO'), ('reports', 'RADIO'), ('private', 'RADIO'), ('years', 'NUMBER')) asked (question, type)`);
}

/** Six quarters of every church with an even id: some never received, some without members, some blank. */
async function insertReports(db: Db, now: Date, ephesians: readonly number[]): Promise<void> {
  const day = (year: number, quarter: number) => `${year}-${String(quarter * 3 - 2).padStart(2, '0')}-05`;
  for (const [year, quarter] of [
    [2024, 3],
    [2024, 4],
    [2025, 1],
    [2025, 2],
    [2025, 4],
    [2026, 1],
  ] as const) {
    const sending = day(year, quarter);
    await sql`insert into census (id, year, quarter, sending, deadline, created_at)
      values (${year * 10 + quarter}, ${year}, ${quarter}, ${sending}::date, ${sending}::date + 30, ${now})`.execute(
      db,
    );
    await sql`
      insert into census_report (census_id, church_id, church_name, country, ephesian_id, deadline, sent_at, active_members, new_members,
        home_groups, hosts, weekly_attendance, conversions, baptisms, average_attendance, visitors, leaders_in_training, daughter_churches, spiritual_children, countries_reached, followers_facebook, followers_x,
        radio_hours, television_hours, children_active, children_participants, youth_active, youth_participants, visits,
        counselling_sessions, meetings_attended, care_satisfaction)
      select ${year * 10 + quarter}, id, name, case when id % 10 = 0 then 'SE' else country end,
        (array[${ephesians[0]}, ${ephesians[1]}, null]::bigint[])[1 + (id / 2 + ${quarter}) % 3], ${sending}::date + 30,
        case when (id / 2 + ${quarter}) % 4 > 0 then ${sending}::date + (id % 40)::int * interval '1 day' end,
        case when id % 6 > 0 then (id * ${quarter} % 400)::int end, (id % 20)::int, case when id % 8 > 0 then (id % 30)::int end,
        (id % 9)::int, case when id % 12 > 0 then (id * 3 % 200)::int end, (id % 4)::int, (id % 5)::int, (id * 2 % 300)::int, null, (id % 3)::int,
        case when id % 14 > 0 then (id % 6)::int end, (id % 11)::int, case when id % 4 > 0 then (id % 7)::int end,
        case when id % 16 > 0 then (id * 37 % 5000)::int end, case when id % 10 > 0 then (id * 11 % 900)::int end, (id % 13)::int, null,
        case when id % 6 > 0 then id % 4 = 0 end, case when id % 8 > 0 then (id % 40)::int end, id % 10 = 0, null, (id % 5)::int,
        case when id % 18 > 0 then (id % 8)::int end, (id % 3)::int, (array['SATISFIED', 'DISSATISFIED', null])[1 + (id / 2 + ${quarter}) % 3]
      from church where id % 2 = 0`.execute(db);
  }
}

/** Some two dozen events over two years, to which some came twice, some without being counted in person, some for nothing. */
async function insertCameToEvents(db: Db, now: Date): Promise<void> {
  await sql`
    insert into event (name, place, conference, zone, starts_at, ends_at, year, access, code, opened_at, created_at)
    select 'Encuentro ' || i, 'Auditorio', 'Encuentro anual', 'America/New_York', starts, starts + interval '9 hours',
      extract(year from starts), '{LEADER}', 'CAME' || i, ${now}, ${now}
    from generate_series(1, 24) i, lateral (select ${now}::timestamptz - i * interval '613 hours' as starts) at`.execute(
    db,
  );
  await sql`
    insert into check_in (event_id, key, person_id, at, holder, spouse, natural_children, spiritual_children, undone_at)
    select event.id, gen_random_uuid(), person.id, starts_at, (person.id + event.id) % 4 > 0, false, 0, 0,
      case when (person.id + event.id) % 5 = 0 then ${now}::timestamptz end
    from event, person, generate_series(1, 1 + (person.id % 2)::int) again
    where event.code like 'CAME%' and (person.id * 7 + event.id) % 3 = 0`.execute(db);
}
