import { sql } from 'kysely';
import type { TestServer } from '../buildTestServer.ts';
import { staffId } from '../factories.ts';
import { insertClient } from '../people/clientAccounts.ts';

/** Sixty interviews of one client's, the administrator's to hold or in their charge, in threes of one instant. */
export async function insertInterviews(portal: TestServer, other: number): Promise<void> {
  const { id: client } = await insertClient(portal, { email: 'interviewed@example.org' });
  const reader = await staffId(portal, 'admin');
  const now = portal.clock.now();
  await portal.database.transaction(async (db) => {
    await sql`with made as (
        insert into application
          (client_account_id, status, stage_entered_at, started_at, submitted_at, case_number, interview_result, ephesian_id)
        select ${client}, case when i % 5 = 4 then 'APPROVED' else 'INTERVIEW' end, ${now}::timestamptz - (i / 3) * interval '1 hour',
          ${now}, ${now}, '2025-' || lpad(i::text, 6, '0'), case when i % 5 = 4 then 'ACCEPTED' when i % 5 = 3 then 'LATER' end,
          case when i % 5 < 2 or i % 2 = 0 then ${reader}::bigint else ${other}::bigint end
        from generate_series(1, 60) i returning id, substr(case_number, 6)::int as i
      ), begun as (
        insert into interview_sheet (application_id, user_id, started_at)
        select id, ${reader}, ${now}::timestamptz - (i / 3) * interval '1 hour' from made where i % 5 > 2
      )
      insert into appointment
        (application_id, interviewer_id, starts_at, ends_at, zone, place, attendees, made_by, made_at, changed_at)
      select id, ${reader}, at, at + interval '1 hour', 'America/Bogota', 'Room 4', 'LEADER', ${reader}, ${now}, ${now}
      from made cross join lateral (
        select ${now}::timestamptz + (i % 5 - 1) * interval '2 days' + (1 + i / 9) * interval '1 hour' as at) planned
      where i % 5 in (1, 2)`.execute(db);
  });
}
