import type { Client } from 'pg';

/** Sent over some years, a few of them to every applicant; the administrator was told of the newest. */
const SENT = 2_000;
const TO_ALL = 5;

/** Notifications that have left, with their recipients and the notices of the staff; answers how many rows. */
export async function fillNotifications(client: Client, now: Date): Promise<number> {
  const counts = [
    await client.query(
      `insert into notification (name, language, title_en, title_es, message_en, message_es, subject_en, subject_es, body_en,
         body_es, recipients, state, leaves_at, ended_at, saved_at)
       select 'Encuentro ' || i, 'both', 'The gathering', 'El encuentro', 'It begins on Friday.', 'Comienza el viernes.',
         'Come to the gathering', 'Venga al encuentro', '<p>Bring friends</p>', '<p>Traiga amigos</p>',
         '{"groups": ["APPLICANTS"], "country": null, "stages": [], "ephesian": null, "people": [], "applicants": []}',
         'SENT', at, at, at
       from generate_series(1, $2::int) i, lateral (select $1::timestamptz - i * interval '12 hours' as at) left_at`,
      [now, SENT],
    ),
    await client.query(
      `insert into notification_recipient (notification_id, account_id, application_id, via, state)
       select notification.id, client_account_id, application.id, 'APPLICANTS', case when application.id % 50 = 0 then 'FAILED' else 'SENT' end
       from (select id from notification order by id limit $1) notification,
         (select distinct on (client_account_id) id, client_account_id from application order by client_account_id, id) application`,
      [TO_ALL],
    ),
    await client.query(
      `insert into notification_recipient (notification_id, user_id, via, state, told)
       select notification.id, staff_user.id, 'MANAGERS', 'SENT', true from notification, staff_user where staff_user.id % 10 = 1`,
    ),
    await client.query(
      `insert into notice (user_id, kind, subject_id, at)
       select user_id, 'NOTIFICATION', notification_id, saved_at
       from notification_recipient join notification on notification.id = notification_id
       where user_id is not null and saved_at > $1::timestamptz - interval '90 days'`,
      [now],
    ),
  ];
  return counts.reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0);
}
