import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Recipient } from '@portal/contract/notifications/recipients.ts';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { insertApplication, readApplication, staffId } from '../../../test/factories.ts';
import { applicantOf } from '../../../test/people/applicantOf.ts';
import { insertStaff } from '../../../test/people/insertStaff.ts';
import { notificationBody, NOTIFICATIONS } from '../../../test/people/notifications.ts';
import { fieldsOf } from '../../../test/people/posts.ts';
import { runJob } from '../../../test/runJob.ts';
import { sendNotifications } from './sendNotifications.ts';

let portal: TestServer;
let admin: Caller;
/** Sees the cases of one region alone, and may send all the same. */
let narrow: Caller;
let ephesian: number;

beforeAll(async () => {
  portal = await buildTestServer();
  ephesian = await staffId(portal, 'ephesian');
  await change(sql`
    update role set permissions = permissions || array['business.notification.show', 'business.notification.send']
    where slug = 'ephesian'`);
  admin = await portal.staff('admin');
  narrow = await portal.staff('ephesian');
});
afterAll(() => portal.close());
beforeEach(async () => {
  for (const table of ['notification', 'mail', 'notice']) await change(sql`delete from ${sql.table(table)}`);
});

const change = (query: ReturnType<typeof sql>) => portal.database.transaction((db) => query.execute(db));
const create = (more: object, caller = admin) => caller.send('POST', NOTIFICATIONS, notificationBody(more));
const find = async (search: string, caller = admin): Promise<number[]> =>
  (await caller.get(`${NOTIFICATIONS}/applicants?search=${encodeURIComponent(search)}`)).data.map(
    ({ id }: { id: number }) => id,
  );
const listed = async (id: number, more = '', caller = admin): Promise<Recipient[]> =>
  (await caller.get(`${NOTIFICATIONS}/recipient?notification=${id}${more}`)).data.data;

describe('single applicants', () => {
  it('are found by name, email, phone and case number, within the reach of whoever writes', async () => {
    const own = await applicantOf(portal, { ephesian });
    const other = await applicantOf(portal, {});
    const { case_number: number } = await readApplication(portal, own.id);
    for (const words of ['arango lucia', 'lucia@example', '2225550147', number ?? '-']) {
      expect(await find(words, narrow), words).toContain(own.id);
      expect(await find(words, narrow), words).not.toContain(other.id);
    }
    expect(await find('arango')).toEqual(expect.arrayContaining([own.id, other.id]));
    expect(await find('  ')).toEqual([]);
    expect(fieldsOf(await create({ groups: [], applicants: [other.id] }, narrow))).toEqual({
      applicants: 'field.choice',
    });
    expect(fieldsOf(await create({ groups: [], applicants: [999_999] }))).toEqual({ applicants: 'field.choice' });
  });

  it('are 200 at most, and 20 are found at once', async () => {
    for (let i = 0; i < 21; i += 1) await insertApplication(portal, { status: 'ANALYSIS', name: 'Vigesimo' });
    expect(await find('vigesimo')).toHaveLength(20);
    const unknown = (count: number) => ({
      groups: [],
      applicants: Array.from({ length: count }, (_, i) => 900_000 + i),
    });
    expect(fieldsOf(await create(unknown(200)))).toEqual({ applicants: 'field.choice' });
    expect(fieldsOf(await create(unknown(201)))).toEqual({ applicants: 'field.max' });
  });

  it('get it once each, beside groups or alone, and stand in the form by name', async () => {
    const [one, two] = [await applicantOf(portal, { country: 'MX' }, 'es'), await applicantOf(portal, {}, 'en')];
    const alone = await create({ groups: [], applicants: [one.id, two.id], state: 'SENDING' });
    expect(alone.data.applicants.map(({ id }: { id: number }) => id).toSorted()).toEqual([one.id, two.id].toSorted());
    await runJob(portal, sendNotifications);
    const told = await listed(alone.data.id);
    expect(told.map(({ applicationId, language }) => [applicationId, language])).toEqual(
      expect.arrayContaining([
        [one.id, 'es'],
        [two.id, 'en'],
      ]),
    );
    expect(told).toHaveLength(2);
    const beside = { groups: ['APPLICANTS'], country: 'MX', applicants: [one.id, two.id], state: 'SENDING' };
    const ids = (await listed((await create(beside)).data.id)).map(({ applicationId }) => applicationId);
    expect(ids).toEqual(expect.arrayContaining([one.id, two.id]));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the recipients of a notification', () => {
  it('counts who would get it, and who cannot be mailed', async () => {
    const { email, id } = await applicantOf(portal, { country: 'PE' }, 'es');
    await applicantOf(portal, { country: 'PE' }, 'en');
    const narrowed = { groups: ['APPLICANTS'], country: 'PE', stages: [], ephesian: null };
    const asked = { ...narrowed, people: [], applicants: [], language: 'both' };
    const count = async (more: object = {}) =>
      (await admin.send('POST', `${NOTIFICATIONS}/recipients`, { ...asked, ...more })).data;
    const both = await count();
    expect(both).toMatchObject({ staff: 0, applicants: 2, en: 1, es: 1, unreachable: 0, unreached: [] });
    expect(both.reached.map(({ language }: { language: string }) => language).toSorted()).toEqual(['en', 'es']);
    await change(sql`update client_account set status = 'INACTIVE' where email = ${email}`);
    const one = await count();
    expect(one).toMatchObject({ staff: 0, applicants: 1, en: 1, es: 0, unreachable: 1 });
    expect([one.reached.length, one.unreached]).toEqual([
      1,
      [{ id, name: 'Lucía Arango', caseNumber: expect.any(String) }],
    ]);
    expect((await count({ language: 'es' })).reached[0].language).toBe('es');
    expect(await count({ language: 'es' })).toMatchObject({ en: 0, es: 1 });
    expect(await count({ stages: ['SENT'] })).toMatchObject({ applicants: 0 });
    expect(await count({ people: [await staffId(portal, 'analyst')] })).toMatchObject({ staff: 1, applicants: 1 });
  });

  it('are told with language, state and why, and by state', async () => {
    const [binned, gone, gets] = [
      await applicantOf(portal, {}, 'es'),
      await applicantOf(portal, {}, 'en'),
      await applicantOf(portal, {}, 'en'),
    ];
    const lost = await portal.database.transaction((db) => insertStaff(db, 'analyst'));
    const applicants = [binned.id, gone.id, gets.id];
    const { data } = await create({ groups: ['ANALYSTS'], applicants, state: 'SENDING' });
    await change(sql`update application set deleted_at = now() where id = ${binned.id}`);
    await change(sql`update client_account set status = 'INACTIVE' where email = ${gone.email}`);
    await change(sql`delete from user_role where user_id = ${lost.userId}`);
    await runJob(portal, sendNotifications);
    const by = Object.fromEntries((await listed(data.id)).map((one) => [one.applicationId ?? one.name, one]));
    expect(by[binned.id]).toMatchObject({ kind: 'APPLICANT', language: 'es', state: 'SKIPPED', why: 'BIN' });
    expect(by[gone.id]).toMatchObject({ language: 'en', state: 'SKIPPED', why: 'ACCOUNT' });
    expect(by['Marta Rey']).toMatchObject({ kind: 'STAFF', state: 'SKIPPED', why: 'GROUP' });
    expect(by[gets.id]).toMatchObject({ state: 'SENT', why: null, answer: null });

    const ofMail = (id: number) => sql`(select mail_id from notification_recipient where application_id = ${id}
      and notification_id = ${data.id})`;
    const refused = sql`response_code = '550', response_text = '550 no such person'`;
    await change(sql`update mail set state = 'FAILED', ${refused} where id = ${ofMail(gets.id)}`);
    expect(await listed(data.id, '&state=FAILED')).toMatchObject([
      { applicationId: gets.id, state: 'FAILED', answer: { code: '550', line: '550 no such person' } },
    ]);
    expect((await listed(data.id, '&state=SKIPPED')).map(({ why }) => why).toSorted()).toEqual([
      'ACCOUNT',
      'BIN',
      'GROUP',
    ]);
    await change(sql`update mail set state = 'WITHDRAWN' where id = ${ofMail(gets.id)}`);
    expect((await listed(data.id)).find(({ applicationId }) => applicationId === gets.id)).toMatchObject({
      state: 'SKIPPED',
      why: 'FILE',
    });
    await change(sql`update application set deleted_at = null where id = ${binned.id}`);
  });

  it('are said to be skipped where it was called back', async () => {
    const { data } = await create({ state: 'SCHEDULED', fromDay: '2026-03-11', fromTime: '09:00' });
    await admin.send('POST', `${NOTIFICATIONS}/${data.id}/cancelling`, { version: 1 });
    expect(new Set((await listed(data.id)).map(({ why }) => why))).toEqual(new Set(['CANCELLED']));
  });

  it('are named of the staff, and of applicants to whoever sees their cases', async () => {
    const [own, other] = [await applicantOf(portal, { ephesian }), await applicantOf(portal, {})];
    const { data } = await create({ groups: ['MANAGERS'], applicants: [own.id, other.id], state: 'SENDING' });
    const seen = await listed(data.id, '', narrow);
    expect(seen.flatMap(({ applicationId }) => applicationId ?? [])).toEqual([own.id]);
    expect(seen.some(({ kind }) => kind === 'STAFF')).toBe(true);
    expect((await listed(data.id)).flatMap(({ applicationId }) => applicationId ?? []).toSorted()).toEqual(
      [own.id, other.id].toSorted(),
    );
    const form = (await narrow.get(`${NOTIFICATIONS}/${data.id}`)).data;
    expect(form.applicants.map(({ id }: { id: number }) => id)).toEqual([own.id]);
    expect((await (await portal.staff('analyst')).get(`${NOTIFICATIONS}/recipient`)).status).toBe(403);
  });
});
