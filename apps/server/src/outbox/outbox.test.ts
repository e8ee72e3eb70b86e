import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mails as en } from '@portal/messages/en/outbox/mails.ts';
import { buildTestServer, type Caller, type TestServer } from '../../test/buildTestServer.ts';
import { staffId } from '../../test/factories.ts';
import { inRole } from '../../test/people/inRole.ts';
import type { MailState } from '@portal/domain/outbox/delivery.ts';
import { writeMail } from './writeMail.ts';

let portal: TestServer;
let admin: Caller;
beforeAll(async () => {
  portal = await buildTestServer();
  admin = await portal.staff('admin');
});
afterAll(() => portal.close());
beforeEach(() => portal.database.transaction((db) => db.deleteFrom('mail').execute()));

const write = (to: string, state: MailState = 'WAITING', message = 'Send it again.') =>
  portal.database.transaction(async (db) => {
    const id = await writeMail(
      { db, now: portal.clock.now(), services: portal.services },
      {
        to,
        language: 'es',
        template: 'correctionsAsked',
        params: { caseNumber: '2026-000007', fields: `- Líder: Ciudad\n${message}`, wishedFor: '' },
        links: ['https://example.org/client/request/7'],
      },
    );
    await db.updateTable('mail').set({ state }).where('id', '=', id).execute();
    return id;
  });
const list = async (query = '') => (await admin.get(`/api/business/outbox${query}`)).data;
const found = async (query: string) => (await list(query)).data.map(({ to }: { to: string }) => to);

test('is read by state, and tells how many there are and how many failed in all', async () => {
  for (const state of ['SENT', 'KEPT', 'FAILED', 'WAITING'] as const) await write(`${state}@example.org`, state);
  await write('also-failed@example.org', 'FAILED');
  expect(await found('?state=FAILED')).toEqual(['also-failed@example.org', 'FAILED@example.org']);
  expect(await found('?state=SENT')).toEqual(['SENT@example.org']);
  expect(await list('?state=KEPT')).toMatchObject({ total: 1, failed: 2, hasServer: false, next: null });
  expect(await list()).toMatchObject({ total: 5, failed: 2 });
  expect((await admin.get('/api/business/outbox?state=LOST')).body.data.fields).toEqual({
    state: { code: 'field.choice' },
  });
});

test('is searched by part of the address or subject, whatever the accents and capitals', async () => {
  await write('Jose.Perez@example.org');
  await write('ana_100%@example.org');
  expect(await found('?search=PÉREZ')).toEqual(['Jose.Perez@example.org']);
  expect(await found('?search=2026-000007')).toHaveLength(2);
  expect(await found(`?search=${encodeURIComponent('CORRECCIONES sol')}`)).toHaveLength(2);
  expect(await found(`?search=${encodeURIComponent('a_100%')}`)).toEqual(['ana_100%@example.org']);
  for (const text of ['___', '%%%', 'a%a', 'nobody']) {
    expect(await found(`?search=${encodeURIComponent(text)}`), text).toEqual([]);
  }
  expect(await found('?search=perez&state=SENT')).toEqual([]);
  expect((await admin.get('/api/business/outbox?search=ab')).body.data.fields).toEqual({
    search: { code: 'field.min', params: { length: 3 } },
  });
});

test('what is found is paged like everything', async () => {
  for (let number = 0; number < 30; number++) await write(`found${number}@example.org`, 'FAILED');
  await write('other@example.org', 'SENT');
  const first = await list('?state=FAILED&search=found');
  expect([first.data.length, first.total]).toEqual([25, 30]);
  const rest = await list(`?state=FAILED&search=found&after=${first.next}`);
  expect([rest.data.length, rest.total, rest.next, rest.data.at(-1).to]).toEqual([5, 30, null, 'found0@example.org']);
});

test('is sorted by when a mail was written, either way, also where they were written at one moment', async () => {
  const written: string[] = [];
  for (let number = 0; number < 27; number++) {
    if (number % 9 === 0) portal.clock.advance(60_000);
    written.push(`a${number}@example.org`);
    await write(`a${number}@example.org`);
  }
  for (const [sort, expected] of [
    ['created', written],
    ['-created', written.toReversed()],
  ] as const) {
    const first = await list(`?sort=${sort}`);
    const rest = await list(`?sort=${sort}&after=${first.next}`);
    expect([...first.data, ...rest.data].map(({ to }: { to: string }) => to)).toEqual(expected);
  }
  expect((await admin.get('/api/business/outbox?sort=to&after=30000')).body.data.fields).toEqual({
    sort: { code: 'field.choice' },
  });
});

test('a mail is shown as it is sent, in a page that runs nothing, and what was typed in it stays text', async () => {
  const id = await write('ana@example.org', 'KEPT', 'Mire <script>alert(1)</script> & "esto"\n\n{link}');
  const { mail, page } = (await admin.get(`/api/business/outbox/${id}`)).data;
  expect(mail).toMatchObject({ id, to: 'ana@example.org', state: 'KEPT', attempts: 0, answer: null });
  const shown = await portal.server.inject(page);
  expect(shown.statusCode).toBe(200);
  expect(shown.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  expect(shown.body).toContain('Mire &lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;esto&quot;');
  expect(shown.body).not.toContain('<script');
  expect(shown.body).toContain('{link}');
});

test('the page opens for some minutes, unchanged, while the session and the right last', async () => {
  const [id, other] = [await write('ana@example.org'), await write('eva@example.org')];
  const pageOf = async () => (await admin.get(`/api/business/outbox/${id}`)).data.page as string;
  const status = async (page: string) => (await portal.server.inject(page)).statusCode;
  const page = await pageOf();
  for (const changed of [page.replace(`.${id}.`, `.${other}.`), page.slice(0, -1), '/api/mails/x', `${page}.1`]) {
    expect([changed, await status(changed)]).toEqual([changed, 404]);
  }
  portal.clock.advance(10 * 60_000);
  expect(await status(page)).toBe(404);

  const fresh = await pageOf();
  expect(await status(fresh)).toBe(200);
  const adminId = await staffId(portal, 'admin');
  const { role_id } = await portal.database.read((db) =>
    db.selectFrom('user_role').select('role_id').where('user_id', '=', adminId).executeTakeFirstOrThrow(),
  );
  const allowed = (permissions: string[]) =>
    portal.database.transaction((db) =>
      db
        .updateTable('role')
        .set({ permissions: permissions as never })
        .where('id', '=', role_id)
        .execute(),
    );
  const { permissions } = await portal.database.read((db) =>
    db.selectFrom('role').select('permissions').where('id', '=', role_id).executeTakeFirstOrThrow(),
  );
  await allowed(permissions.filter((slug) => slug !== 'business.outbox.show'));
  portal.clock.advance(6_000);
  expect(await status(fresh)).toBe(404);
  expect(await admin.send('POST', `/api/business/outbox/${id}/sending`)).toMatchObject({
    status: 403,
    body: { data: { permission: 'business.outbox.show' } },
  });
  await allowed(permissions.filter((slug) => slug !== 'business.administrator'));
  portal.clock.advance(6_000);
  expect(await status(fresh)).toBe(200);
  expect(await admin.send('POST', `/api/business/outbox/${id}/sending`)).toMatchObject({
    status: 403,
    body: { data: { permission: 'business.administrator' } },
  });
  await allowed(permissions);
  portal.clock.advance(6_000);
});

test('every mail that the portal writes is read in both languages with sample values', async () => {
  const templates = (await admin.get('/api/business/outbox/templates')).data;
  expect(templates.map(({ name }: { name: string }) => name)).toEqual(
    Object.keys(en).filter((name) => en[name as keyof typeof en].text !== '{text}'),
  );
  for (const { name, previews } of templates as { name: keyof typeof en; previews: any[] }[]) {
    expect(previews.map(({ language }) => language)).toEqual(['en', 'es']);
    for (const { language, subject, text, page } of previews) {
      expect(`${subject} ${text}`, name).not.toMatch(/[{}]|undefined/);
      const { body } = await portal.server.inject(page);
      expect(body, name).toContain(`<html lang="${language}">`);
      const buttons = body.match(/class="button" href="http/g) ?? [];
      expect([name, buttons.length]).toEqual([name, en[name].text.includes('{link}') ? 1 : 0]);
    }
  }
});

test('what is not there is not found, and without a mail server nothing is sent again', async () => {
  expect((await admin.get('/api/business/outbox/999999')).status).toBe(404);
  expect((await admin.send('POST', '/api/business/outbox/999999/sending')).status).toBe(404);
  const id = await write('kept@example.org', 'KEPT');
  expect(await admin.send('POST', `/api/business/outbox/${id}/sending`)).toMatchObject({
    status: 422,
    codes: ['mail.noServer'],
  });
  const manager = await portal.staff('manager');
  for (const path of [`/api/business/outbox/${id}`, '/api/business/outbox/templates']) {
    expect(await manager.get(path)).toMatchObject({ status: 403, codes: ['GE004'] });
  }
});

test('links of mails about staff accounts are shown to administrators alone, in every part of the mail', async () => {
  const reader = await inRole(portal, 'analyst', ['business.outbox.show']);
  const link = 'https://example.org/welcome/secret';
  const [invitation, application] = await portal.database.transaction(async (db) => {
    const context = { db, now: portal.clock.now(), services: portal.services };
    const mail = { to: 'eva@example.org', language: 'en', links: [link] } as const;
    return [
      await writeMail(context, { ...mail, template: 'staffInvitation', params: { days: 7 } }),
      await writeMail(context, { ...mail, template: 'reminderApplication', params: {} }),
    ];
  });
  const everything = async (caller: Pick<Caller, 'get'>, id: number) => {
    const listed = (await caller.get('/api/business/outbox')).data.data.find((mail: { id: number }) => mail.id === id);
    const { mail, page } = (await caller.get(`/api/business/outbox/${id}`)).data;
    expect(listed).toEqual(mail);
    return { showsLinks: mail.showsLinks, all: JSON.stringify(mail) + (await portal.server.inject(page)).body };
  };
  const hidden = await everything(reader, invitation);
  expect(hidden.showsLinks).toBe(false);
  expect(hidden.all).not.toContain('secret');
  expect(hidden.all).toContain('[…]');
  for (const [caller, id] of [
    [reader, application],
    [admin, invitation],
  ] as const) {
    const shown = await everything(caller, id);
    expect(shown.showsLinks).toBe(true);
    expect(shown.all.split(link).length).toBeGreaterThan(3);
  }
});
