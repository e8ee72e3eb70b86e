import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { staffId } from '../../../test/factories.ts';
import { HOSTILE_HTML } from '../../../test/hostile/hostileHtml.ts';
import { applicantOf } from '../../../test/people/applicantOf.ts';
import { insertStaff } from '../../../test/people/insertStaff.ts';
import { notificationBody, NOTIFICATIONS } from '../../../test/people/notifications.ts';
import { fieldsOf } from '../../../test/people/posts.ts';
import { runJob } from '../../../test/runJob.ts';
import { sendNotifications } from './sendNotifications.ts';

let portal: TestServer;
let admin: Caller;
let analyst: Caller;

beforeAll(async () => {
  portal = await buildTestServer();
  admin = await portal.staff('admin');
  analyst = await portal.staff('analyst');
});
afterAll(() => portal.close());
beforeEach(async () => {
  await change(sql`delete from notification`);
  await change(sql`delete from mail`);
  await change(sql`delete from notice`);
});

const change = (query: ReturnType<typeof sql>) => portal.database.transaction((db) => query.execute(db));
const create = (more: object = {}) => admin.send('POST', NOTIFICATIONS, notificationBody(more));
const send = () => runJob(portal, sendNotifications);
const mails = () =>
  portal.database.read((db) =>
    db
      .selectFrom('mail')
      .selectAll()
      .where('template', 'in', ['notification', 'staffNotification'])
      .orderBy('id')
      .execute(),
  );
const one = async (id: number) => (await admin.get(`${NOTIFICATIONS}/${id}`)).data;
const bell = async (caller: Caller, language = 'en') =>
  (await caller.get('/api/business/notices', { 'accept-language': language })).data.data;

describe('a notification', () => {
  it('goes once to each of its groups and persons, in the language of each, by mail and at the bell', async () => {
    const { email } = await applicantOf(portal, { country: 'MX' }, 'es');
    const { email: english } = await applicantOf(portal, { country: 'MX' }, 'en');
    const elsewhere = await applicantOf(portal, { country: 'CO' }, 'en');
    const people = [await staffId(portal, 'analyst'), await staffId(portal, 'manager')];
    const sent = await create({ groups: ['ANALYSTS', 'APPLICANTS'], country: 'MX', people, state: 'SENDING' });
    expect(sent.data.state).toBe('SENDING');
    await send();
    await send();
    const { state, recipients } = await one(sent.data.id);
    const all = await mails();
    // There is no mail server: what is kept waits for nothing.
    expect([state, recipients]).toEqual(['SENT', { waiting: 0, sent: all.length, failed: 0, skipped: 0 }]);
    const to = all.map((mail) => mail.to_address);
    expect(new Set(to).size).toBe(to.length);
    expect(to).toEqual(expect.arrayContaining([email, english, 'analyst@portal.test', 'manager@portal.test']));
    expect(to).not.toContain(elsewhere.email);
    const spanish = all.find((mail) => mail.to_address === email);
    expect(spanish).toMatchObject({
      language: 'es',
      subject: 'Venga al encuentro',
      body: 'Traiga amigos',
      rich: '<p>Traiga <strong>amigos</strong></p>',
      template: 'notification',
    });
    expect(all.find((mail) => mail.to_address === english)?.subject).toBe('Come to the gathering');
    const [notice, ...more] = await bell(analyst, 'es');
    expect(more).toEqual([]);
    expect(notice).toMatchObject({
      kind: 'NOTIFICATION',
      said: { title: 'El encuentro', message: 'Comienza el viernes.' },
      times: 1,
    });
    expect((await bell(analyst, 'en'))[0].said.title).toBe('The gathering');
  });

  it('in one language is that for everyone', async () => {
    const side = { en: 'Only', es: '' };
    const body = { en: '<p>Only</p>', es: '' };
    await create({ language: 'en', title: side, message: side, subject: side, body, state: 'SENDING' });
    await send();
    expect(new Set((await mails()).map((mail) => mail.subject))).toEqual(new Set(['Only']));
    expect((await bell(await portal.staff('manager'), 'es'))[0].said).toEqual({ title: 'Only', message: 'Only' });
  });

  it('leaves complete in each of its languages and for somebody; a draft may lack all but its name', async () => {
    const none = { en: '', es: '' };
    const bare = { title: { en: 'A', es: '' }, message: none, body: { en: '<p></p>', es: '<p>x</p>' }, groups: [] };
    expect(fieldsOf(await create({ ...bare, state: 'SENDING' }))).toEqual({
      'title.es': 'field.languages',
      'message.en': 'field.languages',
      'message.es': 'field.languages',
      'body.en': 'field.languages',
      groups: 'field.checkbox',
    });
    const draft = await create(bare);
    expect(draft.data).toMatchObject({ state: 'DRAFT', leavesAt: null });
    expect(fieldsOf(await create({ name: ' ' }))).toEqual({ name: 'field.required' });
    expect((await admin.send('POST', `${NOTIFICATIONS}/${draft.data.id}/test`, {})).status).toBe(400);
  });

  it('is sent to nobody outside the reach of whoever writes, and refused where nobody is left', async () => {
    const nobody = { groups: ['APPLICANTS'], country: 'VA', state: 'SENDING' };
    expect(fieldsOf(await create(nobody))).toEqual({ groups: 'field.checkbox' });
    expect(fieldsOf(await create({ people: [999_999] }))).toEqual({ people: 'field.choice' });
    expect(fieldsOf(await create({ ephesian: 999_999 }))).toEqual({ ephesian: 'field.choice' });
    const manager = await portal.staff('manager');
    for (const caller of [admin, manager, analyst]) {
      const status = caller === analyst ? 403 : 200;
      expect((await caller.get(NOTIFICATIONS)).status).toBe(status);
      expect((await caller.send('POST', NOTIFICATIONS, notificationBody())).status).toBe(status);
    }
  });

  it('refuses a text of a megabyte, and one that is as long as may be is taken', async () => {
    const long = (length: number) => ({ en: `<p>${'x'.repeat(length)}</p>`, es: '' });
    const only = { en: 'Only', es: '' };
    const write = (body: object) => create({ language: 'en', title: only, message: only, subject: only, body });
    expect((await write(long(60_000 - 7))).status).toBe(200);
    expect(fieldsOf(await write(long(60_000)))).toEqual({ 'body.en': 'field.max' });
    expect((await write(long(1_000_000))).status).toBe(413);
  });

  it('keeps of hostile HTML nothing that runs, in the portal and in the mail', async () => {
    const html = HOSTILE_HTML.filter((text) => text.length < 300)
      .slice(0, 150)
      .join('\n')
      .replaceAll(/[\0\uD800]/g, '');
    await create({ body: { en: `<p>x</p>${html}`, es: '<p>y</p>' }, language: 'en', state: 'SENDING' });
    await send();
    const rich = ((await mails())[0]?.rich ?? '').replaceAll(/"[^"]*"/g, '""');
    expect(rich).toContain('<p>x</p>');
    expect(rich).not.toMatch(/<(?!\/?(?:p|h2|h3|ul|ol|li|blockquote|strong|em|u|s|a|br|hr)\b)[^>]*>/);
    expect(rich).not.toMatch(/<[^>]*\s(?:on\w+|style|src|srcdoc|srcset|action)\s*=/i);
  });

  it('marks the language that nobody has looked at since the other changed', async () => {
    const { data } = await create();
    const title = { en: 'Another', es: 'El encuentro' };
    const update = (version: number, more: object) =>
      admin.send('PUT', `${NOTIFICATIONS}/${data.id}`, { ...notificationBody({ title, ...more }), version });
    expect((await update(1, {})).data.outdated).toBe('es');
    expect((await update(2, { confirmed: true })).data.outdated).toBeNull();
    expect((await update(2, {})).codes).toEqual(['record.stale']);
  });
});

describe('when a notification leaves', () => {
  const later = { state: 'SCHEDULED', fromDay: '2026-03-11', fromTime: '09:00' };

  it('is at its time on the clock of New York; whoever lost role or account meanwhile gets nothing', async () => {
    const lost = await portal.database.transaction((db) => insertStaff(db, 'manager'));
    const gone = await portal.database.transaction((db) => insertStaff(db, 'manager'));
    const { data } = await create(later);
    expect(data).toMatchObject({ state: 'SCHEDULED', leavesAt: '2026-03-11T13:00:00.000Z', fromTime: '09:00' });
    await change(sql`delete from user_role where user_id = ${lost.userId}`);
    await change(sql`update staff_user set status = 'INACTIVE' where id = ${gone.userId}`);
    await send();
    expect(await mails()).toEqual([]);
    const began = portal.clock.now();
    portal.clock.instant = new Date('2026-03-11T13:00:00Z');
    await send();
    portal.clock.instant = began;
    const told = await one(data.id);
    expect([told.state, told.recipients.skipped]).toEqual(['SENT', 2]);
    expect(await mails()).toHaveLength(told.recipients.sent);
  });

  it.each([
    [{ fromDay: '2026-03-09' }, { fromDay: 'appointment.past' }],
    [{ fromDay: '2026-03-10', fromTime: '01:00' }, { fromTime: 'appointment.past' }],
    [{ fromDay: '2027-03-14', fromTime: '02:30' }, { fromTime: 'appointment.skipped' }],
    [{ fromDay: '2028-03-10' }, { fromDay: 'appointment.far' }],
    [{ fromDay: '' }, { fromDay: 'field.required' }],
  ])('is refused at its field: %o', async (more, fields) => {
    const before = portal.clock.now();
    if (more.fromDay?.startsWith('2027')) portal.clock.instant = new Date('2027-01-10T15:00:00Z');
    // Signed in anew: the clock went on.
    const answer = await (
      await portal.staff('admin')
    ).send('POST', NOTIFICATIONS, notificationBody({ ...later, ...more }));
    portal.clock.instant = before;
    expect([answer.status, fieldsOf(answer)]).toEqual([400, fields]);
  });

  it('may be called back before, not changed after, and deleted as a draft alone', async () => {
    const { data } = await create(later);
    const at = `${NOTIFICATIONS}/${data.id}`;
    expect(fieldsOf(await admin.send('DELETE', at, { version: 1 }))).toEqual({ state: 'field.choice' });
    const called = await admin.send('POST', `${at}/cancelling`, { version: 1 });
    expect([called.data.state, called.data.recipients.waiting]).toEqual(['CANCELLED', 0]);
    await send();
    expect(await mails()).toEqual([]);
    const changed = await admin.send('PUT', at, { ...notificationBody(), version: 2 });
    expect(fieldsOf(changed)).toEqual({ state: 'field.choice' });
    const draft = await create();
    expect((await admin.send('DELETE', `${NOTIFICATIONS}/${draft.data.id}`, { version: 1 })).status).toBe(200);
  });

  it('goes on where it was broken off, and each recipient stands as their mail does; the failed are sent to again', async () => {
    for (let i = 0; i < 60; i += 1) await portal.database.transaction((db) => insertStaff(db, 'analyst'));
    const { data } = await create({ groups: ['ANALYSTS'], state: 'SENDING' });
    const total = data.recipients.waiting;
    // A process that ends in the middle: some have a mail, the others have none yet.
    await change(sql`
      create or replace function stop_sending() returns trigger language plpgsql as $$
      begin if (select count(*) from mail) >= 55 then raise 'stopped'; end if; return new; end $$`);
    await change(sql`create trigger stop_sending before insert on mail for each row execute function stop_sending()`);
    await expect(send()).rejects.toThrow('stopped');
    await change(sql`drop trigger stop_sending on mail`);
    expect(await mails()).toHaveLength(50);
    expect((await one(data.id)).state).toBe('SENDING');
    await send();
    const written = await mails();
    expect(new Set(written.map((mail) => mail.to_address)).size).toBe(total);
    expect(written).toHaveLength(total);
    const [first, second] = written;
    await change(sql`update mail set state = 'SENT' where id <> ${first?.id} and id <> ${second?.id}`);
    await change(sql`update mail set state = 'FAILED' where id = ${first?.id}`);
    await change(sql`update mail set state = 'WAITING' where id = ${second?.id}`);
    const told = await one(data.id);
    expect(told.recipients).toEqual({ waiting: 1, sent: total - 2, failed: 1, skipped: 0 });
    const again = await admin.send('POST', `${NOTIFICATIONS}/${data.id}/again`, { version: told.version });
    expect([again.status, again.data.state]).toEqual([200, 'SENDING']);
    await send();
    const more = (await mails()).slice(total);
    expect(more.map((mail) => mail.to_address)).toEqual([first?.to_address]);
    expect((await bell(analyst))[0].times).toBe(1);
  });

  it('is tried by whoever writes it, in each of its languages, and told to nobody else', async () => {
    const { data } = await create();
    expect((await admin.send('POST', `${NOTIFICATIONS}/${data.id}/test`, {})).status).toBe(200);
    const tried = await mails();
    expect(tried.map(({ to_address, language }) => [to_address, language])).toEqual([
      ['admin@portal.test', 'en'],
      ['admin@portal.test', 'es'],
    ]);
    expect(await bell(admin)).toEqual([]);
  });
});
