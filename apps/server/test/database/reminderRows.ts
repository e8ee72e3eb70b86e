import { sql } from 'kysely';
import type { TestServer } from '../buildTestServer.ts';
import { staffId } from '../factories.ts';

/** Sixty reminders of the administrator, in threes of one day: past, coming and done. */
export async function insertReminders(portal: TestServer): Promise<void> {
  const reader = await staffId(portal, 'admin');
  const now = portal.clock.now();
  await portal.database.transaction((db) =>
    sql`insert into card_reminder (application_id, user_id, day, line, created_at, done_at)
      select (select id from application where status <> 'UNFINISHED' order by id offset i % 15 limit 1), ${reader},
        (${now}::timestamptz)::date + 10 - i / 3, 'Llamar ' || i, ${now}, case when i % 5 = 0 then ${now}::timestamptz end
      from generate_series(1, 60) i`.execute(db),
  );
}
