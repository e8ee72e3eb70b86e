import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/buildTestServer.ts';
import {
  fieldsOf,
  fresh,
  NEEDED,
  openedReport,
  saveOwn,
  sendOwn,
  setClock,
} from '../../../test/people/openedReport.ts';

let portal: TestServer;
const admin = fresh(() => portal.staff('admin'));
const analyst = fresh(() => portal.staff('analyst'));

beforeAll(async () => {
  portal = await buildTestServer();
});
afterAll(() => portal.close());

const mailsTo = async (email: string): Promise<number> => {
  const { rows } = await portal.database.read((db) =>
    sql<{ count: number }>`select count(*)::int as count from mail where to_address = ${email}`.execute(db),
  );
  return rows[0]?.count ?? 0;
};

test('a church is reminded by hand once a day, and not of what it no longer owes', async () => {
  const one = await openedReport(portal);
  const before = await mailsTo(one.email);
  expect((await analyst.send('POST', `${one.at}/reminders`)).status).toBe(403);
  const reminded = await admin.send('POST', `${one.at}/reminders`);
  expect(reminded.data).toMatchObject({
    people: [{ email: one.email, language: 'es' }],
    contacts: [{ kind: 'reminded', by: expect.any(String), note: null }],
    remind: false,
  });
  expect(await mailsTo(one.email)).toBe(before + 1);
  expect((await admin.send('POST', `${one.at}/reminders`)).codes).toEqual(['census.reminded']);
  expect(await mailsTo(one.email)).toBe(before + 1);
  setClock(portal, `${one.year}-04-01T12:00:00Z`);
  expect((await admin.send('POST', `${one.at}/reminders`)).data.contacts).toHaveLength(2);

  await saveOwn(one, 1, NEEDED);
  await sendOwn(one, 2);
  expect((await admin.send('POST', `${one.at}/reminders`)).codes).toEqual(['census.sent']);
});

test('a church that no mail reaches is called, and the call is noted in one line', async () => {
  const one = await openedReport(portal);
  await portal.database.transaction((db) =>
    db.updateTable('client_account').set({ status: 'INACTIVE' }).where('email', '=', one.email).execute(),
  );
  expect((await admin.send('POST', `${one.at}/reminders`)).codes).toEqual(['census.unreachable']);
  const note = (text: string) => admin.send('POST', `${one.at}/contacts`, { note: text });
  expect(fieldsOf(await note('x'.repeat(301)))['note']?.code).toBe('field.max');
  expect(fieldsOf(await note('uno\ndos'))['note']?.code).toBe('field.special');
  expect((await note(' Lo envían el lunes. ')).data).toMatchObject({
    people: [{ language: null }],
    contacts: [{ kind: 'noted', note: 'Lo envían el lunes.' }],
  });
});

test('nobody chases a church that is out of reach', async () => {
  const one = await openedReport(portal);
  const far = fresh(() => portal.staff('ephesian2'));
  expect((await far.get(`${one.at}/contacts`)).status).toBe(404);
  expect((await far.send('POST', `${one.at}/contacts`, { note: 'Nada.' })).status).toBe(404);
});
