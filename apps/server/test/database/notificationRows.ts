import { sql } from 'kysely';
import type { TestServer } from '../buildTestServer.ts';
import type { Db } from '../../src/platform/database/tables.ts';

/** Sixty notifications in every state that nothing is on its way of, and language, of three days each. */
export async function insertNotifications(db: Db, now: Date): Promise<void> {
  await sql`
    insert into notification (name, language, title_en, title_es, message_en, message_es, subject_en, subject_es, body_en,
      body_es, recipients, state, leaves_at, saved_at)
    select 'Gathering ' || i, (array['en', 'es', 'both'])[1 + i % 3], 'Come along ' || i, 'Venga ' || i, 'Soon', 'Pronto',
      'The gathering', 'El encuentro', '<p>Come</p>', '<p>Venga</p>',
      '{"groups": ["MANAGERS"], "country": null, "stages": [], "ephesian": null, "people": [], "applicants": []}',
      (array['DRAFT', 'SENT', 'CANCELLED'])[1 + i % 3],
      case when i % 3 > 0 then ${now}::timestamptz - i * interval '1 day' end,
      ${now}::timestamptz - (i / 3) * interval '5 days'
    from generate_series(0, 59) i`.execute(db);
  await sql`
    insert into notification_recipient (notification_id, user_id, account_id, application_id, via, state, skipped_because)
    select notification.id, case when who = 'staff' then one end, case when who = 'client' then account end,
      case when who = 'client' then one end, 'PERSON', (array['WAITING', 'SENT', 'FAILED', 'SKIPPED'])[1 + place % 4],
      case when place % 4 = 3 then 'CANCELLED' end
    from (select id from notification where state = 'SENT' order by id limit 3) notification,
      lateral (
        select who, one, account, row_number() over (order by who, one) as place from (
          (select 'staff' as who, id as one, null::bigint as account from staff_user order by id limit 12)
          union all
          (select distinct on (client_account_id) 'client', id, client_account_id from application
            where client_account_id is not null and deleted_at is null
            order by client_account_id, id limit 12)) everyone) chosen`.execute(db);
}

/** The ids of some that have recipients. */
export async function someNotifications({ database }: TestServer): Promise<string[]> {
  const { rows } = await database.read((db) =>
    sql<{ id: number }>`select distinct notification_id as id from notification_recipient order by 1 limit 2`.execute(
      db,
    ),
  );
  return rows.map(({ id }) => String(id));
}
