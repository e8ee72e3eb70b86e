import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Recipient } from '@portal/contract/notifications/recipients.ts';
import { allIsAsked } from '../../../test/allIsAsked.ts';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { insertApplication } from '../../../test/factories.ts';
import { insertClient } from '../../../test/people/clientAccounts.ts';
import { insertStaff } from '../../../test/people/insertStaff.ts';
import { notificationBody, NOTIFICATIONS } from '../../../test/people/notifications.ts';
import { runJob } from '../../../test/runJob.ts';
import { partOf, startSmtpServer, type SmtpServer } from '../../../test/smtpServer.ts';
import { sendNotifications } from './sendNotifications.ts';

/** Of the staff and of applicants, as many of the one as of the other. */
const PEOPLE = allIsAsked() ? 2_000 : 40;
/** Mails under way when the server ends may come twice: as many as are handed over at once. */
const IN_FLIGHT = 5;

let smtp: SmtpServer;
let portal: TestServer;
let admin: Caller;

beforeAll(async () => {
  smtp = await startSmtpServer();
  portal = await buildTestServer({ SMTP_URL: smtp.url, MAIL_FROM: 'Portal <portal@church.example>' });
  admin = await portal.staff('admin');
});
afterAll(async () => {
  await portal.close();
  await smtp.close();
});

const languageOf = (place: number) => (place % 3 === 0 ? 'en' : 'es');

/** Whose address says what becomes of them; answers in which language each is to get it. */
async function insertMixed(): Promise<Map<string, 'en' | 'es'>> {
  const expected = new Map<string, 'en' | 'es'>();
  for (let place = 0; place < PEOPLE / 2; place += 1) {
    const language = languageOf(place);
    const { userId } = await portal.database.transaction((db) => insertStaff(db, 'analyst'));
    const email = `staff${place}@example.org`;
    await portal.database.transaction((db) =>
      sql`update staff_user set email = ${email}, language = ${language} where id = ${userId}`.execute(db),
    );
    const client = await insertClient(portal, { email: `client${place}@example.org`, language });
    await insertApplication(portal, { status: 'ANALYSIS', client: client.id, country: 'BO' });
    expected.set(email, language).set(client.email, language);
  }
  return expected;
}

async function allRecipients(notification: number): Promise<Recipient[]> {
  const rows: Recipient[] = [];
  for (let after = ''; ;) {
    const page = await admin.get(`${NOTIFICATIONS}/recipient?notification=${notification}${after}`);
    rows.push(...page.data.data);
    if (page.data.next === null) return rows;
    after = `&after=${encodeURIComponent(page.data.next)}`;
  }
}

test('a notification reaches everyone in their language though the mail server is killed in the middle; none twice but what was under way', async () => {
  const expected = await insertMixed();
  const others = await portal.database.read((db) =>
    sql<{ email: string; language: 'en' | 'es' }>`
      select email, language from staff_user where status = 'ACTIVE' and email not like 'staff%@example.org' and exists (
        select from user_role join role on role.id = role_id
        where user_id = staff_user.id and 'business.analyst' = any(role.permissions))`.execute(db),
  );
  for (const { email, language } of others.rows) expected.set(email, language);
  const gone = 'client1@example.org';
  const refused = 'staff2@example.org';
  smtp.wishes.refuse = (to) => (to === refused ? { code: 550, text: 'no such person' } : undefined);
  smtp.wishes.onArrival = () => {
    if (smtp.delivered.length !== Math.floor(PEOPLE / 2)) return;
    // It has the mail, and says so to nobody.
    smtp.kill();
  };

  const body = notificationBody({ groups: ['ANALYSTS', 'APPLICANTS'], country: 'BO', state: 'SENDING' });
  const { data } = await admin.send('POST', NOTIFICATIONS, body);
  await portal.database.transaction((db) =>
    sql`update client_account set status = 'INACTIVE' where email = ${gone}`.execute(db),
  );
  await runJob(portal, sendNotifications);
  await portal.drain(['mails.send'], { tolerateFailures: true });
  const before = smtp.delivered.length;
  expect(before).toBeLessThan(expected.size - 2);
  const midway = (await allRecipients(data.id)).filter(({ state }) => state === 'WAITING');
  expect(midway.length).toBeGreaterThan(0);
  await smtp.restart();
  await portal.drain(['mails.send'], { now: new Date(Date.now() + 120_000), tolerateFailures: true });

  const wanted = [...expected.keys()].filter((email) => email !== gone && email !== refused);
  const copies = Map.groupBy(smtp.delivered, ({ to }) => to);
  expect([...copies.keys()].toSorted()).toEqual(wanted.toSorted());
  const twice = [...copies.values()].filter((mails) => mails.length > 1);
  expect(twice.length).toBeLessThanOrEqual(IN_FLIGHT);
  // The same mail once more, by its id, never another one.
  for (const mails of copies.values()) expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
  for (const mail of smtp.delivered) {
    const language = expected.get(mail.to);
    expect([mail.headers['content-language'], mail.headers['subject']], mail.to).toEqual([
      language,
      language === 'en' ? 'Come to the gathering' : 'Venga al encuentro',
    ]);
    expect(partOf(mail, 'text/html')).toContain(language === 'en' ? 'Bring <strong' : 'Traiga <strong');
  }

  const told = await allRecipients(data.id);
  expect(told).toHaveLength(expected.size);
  const states = Object.fromEntries(
    [...Map.groupBy(told, ({ state }) => state)].map(([state, those]) => [state, those.length]),
  );
  expect(states).toEqual({ SENT: wanted.length, FAILED: 1, SKIPPED: 1 });
  expect(told.find(({ state }) => state === 'FAILED')).toMatchObject({ answer: { code: '550' } });
  expect(told.find(({ state }) => state === 'SKIPPED')).toMatchObject({ why: 'ACCOUNT' });
  const counts = (await admin.get(`${NOTIFICATIONS}/${data.id}`)).data;
  expect([counts.state, counts.recipients]).toEqual([
    'SENT',
    { waiting: 0, sent: wanted.length, failed: 1, skipped: 1 },
  ]);
});
