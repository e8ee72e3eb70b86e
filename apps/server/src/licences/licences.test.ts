import { afterAll, beforeAll, expect, test } from 'vitest';
import { presentLicenceCode } from '@portal/domain/licences/code.ts';
import { buildTestServer, type Caller, type TestServer } from '../../test/buildTestServer.ts';
import { insertApplication, type ApplicationFacts } from '../../test/factories.ts';
import { historyOf } from '../../test/historyOf.ts';
import { runJob } from '../../test/runJob.ts';
import { buildServer } from '../server.ts';
import { issueLicences } from './issueLicences.ts';
import { remindOfEnd } from './remindOfEnd.ts';

const DAY_MS = 86_400_000;

let portal: TestServer;
let manager: Caller;

beforeAll(async () => {
  portal = await buildTestServer();
  manager = await portal.staff('manager');
});
afterAll(() => portal.close());

const at = (id: number) => `/api/business/request/${id}`;
const licence = async (id: number, caller = manager) => (await caller.get(`${at(id)}/licence`)).data.licence;
const change = (id: number, what: string, body: object, caller = manager) =>
  caller.send('POST', `${at(id)}/licence/${what}`, body);
const verify = async (code: string) => (await portal.anonymous.get(`/api/verify/${encodeURIComponent(code)}`)).data;
const later = (ms: number) => portal.clock.advance(ms);
const setClock = (to: Date) => later(to.getTime() - portal.clock.now().getTime());
const mails = (template: string) =>
  portal.database.read((db) => db.selectFrom('mail').selectAll().where('template', '=', template).execute());

/** Of somebody who was admitted, with the licence that the job gave. */
async function admitted(facts: Partial<ApplicationFacts> = {}) {
  const id = await insertApplication(portal, { status: 'APPROVED', ...facts });
  later(10_000);
  await runJob(portal, issueLicences);
  return { id, ...(await licence(id)) };
}

test('is issued once nobody can take the approval back, mailed, told in the history, and once only', async () => {
  const id = await insertApplication(portal, { status: 'APPROVED' });
  later(9_999);
  await runJob(portal, issueLicences);
  expect(await licence(id)).toBeNull();
  later(1);
  await runJob(portal, issueLicences);
  const issued = await licence(id);
  expect(issued).toMatchObject({ standing: 'ACTIVE', validUntil: '2027-03-10', renewable: false, version: 1 });
  expect(issued.address).toBe(new URL(`/verify/${issued.code}`, portal.services.settings.publicUrl).href);
  await runJob(portal, issueLicences);
  expect((await licence(id)).code).toBe(issued.code);
  const [mail] = await mails('licenceIssued');
  expect(mail).toMatchObject({ links: [issued.address], body: expect.stringContaining('March 10, 2027') });
  expect(mail?.body).toContain('/client/courses');
  expect(await mails('licenceIssued')).toHaveLength(1);
  expect((await historyOf(portal, 'applications', id)).map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['licence.issued', 'mail.written']),
  );
  // The card of whoever has it open is as it was.
  expect((await manager.get(at(id))).data.version).toBe(2);
});

test.each(['INTERVIEW_SUCCESS', 'REJECTED'] as const)('nobody in %s gets one', async (status) => {
  expect((await admitted({ status })).code).toBeUndefined();
});

test('a person has one, whatever number of applications', async () => {
  const first = await admitted();
  const second = await insertApplication(portal, { status: 'SENT' });
  await portal.database.transaction(async (db) => {
    const { person_id } = await db
      .selectFrom('application')
      .select('person_id')
      .where('id', '=', first.id)
      .executeTakeFirstOrThrow();
    await db.updateTable('application').set({ person_id }).where('id', '=', second).execute();
  });
  later(10_000);
  await runJob(portal, issueLicences);
  expect((await licence(second)).code).toBe(first.code);
});

test('the public page says valid, expired, inactive or unknown, and of whom only while it holds', async () => {
  const { id, code } = await admitted({ name: 'Noemí', lastName: 'Salas', churchName: 'Casa de Paz' });
  const told = { standing: 'ACTIVE', name: 'Noemí Salas', church: 'Casa de Paz', validUntil: '2027-03-10' };
  expect(await verify(code)).toMatchObject(told);
  expect(await verify(` ${presentLicenceCode(code).toLowerCase()}`)).toMatchObject(told);
  const wrong = `${code.slice(0, 9)}${code.endsWith('0') ? '1' : '0'}`;
  for (const none of [wrong, 'x', '0']) {
    expect((await portal.anonymous.get(`/api/verify/${none}`)).status).toBe(404);
  }
  const began = portal.clock.now();
  setClock(new Date('2027-03-11T04:59:59Z'));
  expect((await verify(code)).standing).toBe('ACTIVE');
  setClock(new Date('2027-03-11T05:00:00Z'));
  expect(await verify(code)).toMatchObject({ ...told, standing: 'EXPIRED' });
  setClock(began);
  // Rejected, deleted: inactive at once, and nothing of the holder is told; restored it lives again.
  const set = (columns: object) =>
    portal.database.transaction((db) => db.updateTable('application').set(columns).where('id', '=', id).execute());
  const nothing = { standing: 'INACTIVE', name: null, title: null, church: null, validUntil: null };
  await set({ status: 'REJECTED' });
  expect(await verify(code)).toEqual(nothing);
  await set({ status: 'APPROVED', deleted_at: began });
  expect(await verify(code)).toEqual(nothing);
  await set({ deleted_at: null });
  expect(await verify(code)).toMatchObject(told);
});

test('the page reads in either language and asks no more of anybody than 30 times a minute', async () => {
  const { code } = await admitted();
  const { services } = portal;
  const settings = { ...services.settings, requestsPerMinute: 1000 };
  const server = await buildServer({ ...services, settings }, { logStream: { write: () => undefined } });
  const page = (path: string) => server.inject({ url: path, remoteAddress: '203.0.113.9' });
  const shown = await page(`/verify/${code}?lang=es`);
  expect([shown.statusCode, shown.headers['content-type'], shown.headers['cache-control']]).toEqual([
    200,
    'text/html; charset=utf-8',
    'no-store',
  ]);
  expect(shown.body).toContain('<h1>Licencia válida</h1>');
  const unknown = await page('/verify/%3Cscript%3E');
  expect([unknown.statusCode, unknown.body]).toEqual([404, expect.stringContaining('<h1>Unknown license</h1>')]);
  for (let asked = 2; asked < 30; asked += 1) await page('/verify/x');
  expect((await page(`/verify/${code}`)).statusCode).toBe(429);
  await server.close();
});

test('a code that is replaced is dead, and the new one goes on from it', async () => {
  const { id, code } = await admitted();
  const fresh = (await change(id, 'code', { seen: 1 })).data.licence;
  expect(fresh).toMatchObject({ standing: 'ACTIVE', validUntil: '2027-03-10', version: 2 });
  expect(fresh.code).not.toBe(code);
  expect([(await verify(code)).standing, (await verify(fresh.code)).standing]).toEqual(['INACTIVE', 'ACTIVE']);
  const again = await change(id, 'code', { seen: 1 });
  expect([again.status, again.codes]).toEqual([409, ['record.stale']]);
  expect(again.body.data.present.licence.code).toBe(fresh.code);
});

test('is taken back with a reason and given again; what is inactive is neither renewed nor replaced', async () => {
  const { id, code } = await admitted();
  const taken = (await change(id, 'switch', { active: false, reason: ' Lost card ', seen: 1 })).data.licence;
  expect(taken).toMatchObject({ standing: 'INACTIVE', deactivated: true, reason: 'Lost card', version: 2 });
  expect((await verify(code)).standing).toBe('INACTIVE');
  expect((await change(id, 'code', { seen: 2 })).codes).toEqual(['licence.inactive']);
  expect((await change(id, 'renewal', { seen: 2 })).codes).toEqual(['licence.inactive']);
  expect((await change(id, 'switch', { active: false, reason: 'x'.repeat(251), seen: 2 })).codes).toEqual([
    'field.max',
  ]);
  expect((await change(id, 'switch', { active: true, seen: 2 })).data.licence).toMatchObject({
    standing: 'ACTIVE',
    reason: null,
  });
});

test('is renewed from 30 days before its end, once for two who press', async () => {
  const { id } = await admitted();
  expect((await change(id, 'renewal', { seen: 1 })).codes).toEqual(['licence.early']);
  const began = portal.clock.now();
  setClock(new Date('2027-02-08T17:00:00Z'));
  const anew = await portal.staff('manager');
  const renewed = await change(id, 'renewal', { seen: 1 }, anew);
  expect(renewed.data.licence).toMatchObject({ validUntil: '2028-03-10', standing: 'ACTIVE', version: 2 });
  expect((await change(id, 'renewal', { seen: 1 }, anew)).codes).toEqual(['record.stale']);
  setClock(began);
});

test('its holder is reminded once of an end, 30 days before', async () => {
  await admitted();
  const began = portal.clock.now();
  const reminded = async () => (await mails('licenceEnding')).length;
  setClock(new Date(new Date('2027-02-08T13:00:00Z').getTime() - DAY_MS));
  await runJob(portal, remindOfEnd);
  expect(await reminded()).toBe(0);
  later(DAY_MS);
  await runJob(portal, remindOfEnd);
  const many = await reminded();
  expect(many).toBeGreaterThan(0);
  later(DAY_MS);
  await runJob(portal, remindOfEnd);
  expect(await reminded()).toBe(many);
  setClock(began);
});

test('acts ask the right of the stage, and only where somebody is admitted', async () => {
  const { id } = await admitted({ ephesian: 'ephesian' });
  const ephesian = await portal.staff('ephesian');
  expect(await change(id, 'code', { seen: 1 }, ephesian)).toMatchObject({ status: 403, codes: ['GE004'] });
  expect((await licence(id, ephesian)).version).toBe(1);
  const before = await insertApplication(portal, { status: 'INTERVIEW_SUCCESS' });
  expect(await change(before, 'code', { seen: 1 })).toMatchObject({ status: 422, codes: ['licence.stage'] });
  const none = await insertApplication(portal, { status: 'APPROVED' });
  expect((await change(none, 'code', { seen: 1 })).status).toBe(404);
});
