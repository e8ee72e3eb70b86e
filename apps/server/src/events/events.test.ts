import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestServer, type Caller, type TestServer } from '../../test/buildTestServer.ts';
import { insertEvent, insertLicensed } from '../../test/database/eventRows.ts';
import { staffId } from '../../test/factories.ts';
import { historyOf } from '../../test/historyOf.ts';
import { inRole } from '../../test/people/inRole.ts';

let portal: TestServer;
let manager: Caller;

beforeAll(async () => {
  portal = await buildTestServer();
  manager = await portal.staff('manager');
});
afterAll(() => portal.close());

const AT = '/api/business/event';
const FORM = {
  name: 'Encuentro de líderes',
  place: 'Auditorio central, Bogotá',
  conference: 'Encuentro anual',
  ephesian: null,
  startDay: '2026-05-01',
  startTime: '09:00',
  endDay: '2026-05-03',
  endTime: '18:00',
  zone: 'America/Bogota',
  access: ['LEADER', 'SPOUSE'],
  status: 'OPEN',
};
const create = (change: object = {}, caller: Pick<Caller, 'send'> = manager) =>
  caller.send('POST', AT, { ...FORM, ...change });
const update = (id: number, change: object = {}, version = 1) =>
  manager.send('PUT', `${AT}/${id}`, { ...FORM, ...change, version });

test('an event is made with a code of its own, in the zone of its place, and told in the history', async () => {
  const ephesian = await staffId(portal, 'ephesian');
  const { data: made } = await create({ ephesian });
  expect(made).toMatchObject({
    name: 'Encuentro de líderes',
    startsAt: '2026-05-01T14:00:00.000Z',
    endsAt: '2026-05-03T23:00:00.000Z',
    startDay: '2026-05-01',
    endTime: '18:00',
    status: 'OPEN',
    region: { id: ephesian },
    access: ['LEADER', 'SPOUSE'],
    attendance: 0,
    fixed: false,
    version: 1,
  });
  expect(made.code).toMatch(/^(?:[BDFGKLMNPRST][AEIOU]){3}$/);
  const { data: changed } = await update(made.id, { place: 'Estadio', access: ['LEADER'], status: 'DRAFT' });
  expect(changed).toMatchObject({ place: 'Estadio', access: ['LEADER'], status: 'DRAFT', code: made.code, version: 2 });
  const [, updated] = await historyOf(portal, 'events', made.id);
  expect(updated).toMatchObject({
    kind: 'updated',
    detail: {
      fields: ['place', 'ephesian_id', 'access', 'opened_at'],
      changes: { place: { from: FORM.place, to: 'Estadio' }, opened_at: { from: 'OPEN', to: 'DRAFT' } },
    },
  });
  expect((await update(made.id, {}, 1)).codes).toEqual(['record.stale']);
  const { data: options } = await manager.get(`${AT}/options`);
  expect(options).toMatchObject({ conferences: ['Encuentro anual'], years: [2026] });
  expect(options.regions.map(({ id }: { id: number }) => id)).toContain(ephesian);
});

test.each([
  ['endDay', { endDay: '2026-04-30' }, 'field.range'],
  ['endDay', { endDay: '2026-06-03' }, 'event.long'],
  ['startTime', { startTime: '25:00' }, 'appointment.time'],
  [
    'startTime',
    { zone: 'America/New_York', startDay: '2026-03-08', startTime: '02:30', endDay: '2026-03-09' },
    'appointment.skipped',
  ],
  ['zone', { zone: 'Bogota' }, 'field.choice'],
  ['access', { access: [] }, 'field.checkbox'],
  ['name', { name: 'x'.repeat(101) }, 'field.max'],
  ['conference', { conference: ' ' }, 'field.required'],
])('what is wrong is told at %s: %j', async (field, change, code) => {
  const { codes, body } = await create(change);
  expect(codes).toEqual([code]);
  expect(Object.keys(body.data?.fields ?? {})).toEqual([field]);
});

test('a region is that of an active Ephesian, and stays that of one who left', async () => {
  const analyst = await staffId(portal, 'analyst');
  expect((await create({ ephesian: analyst })).body.data.fields).toEqual({ ephesian: { code: 'assign.kind' } });
  const gone = await insertEvent(portal, { ephesian: analyst, startsAt: new Date('2026-06-01T14:00:00Z') });
  expect((await update(gone, { ephesian: analyst })).status).toBe(200);
});

test('an event in progress is neither edited nor deleted; after it one with check-ins is not deleted and its range stays', async () => {
  const id = await insertEvent(portal, { endsAt: new Date(portal.clock.now().getTime() + 3_600_000) });
  const remove = () => manager.send('DELETE', `${AT}/${id}`, { version: 1 });
  expect((await update(id)).codes).toEqual(['event.inProgress']);
  expect((await remove()).codes).toEqual(['event.inProgress']);
  const { code } = await insertLicensed(portal);
  await manager.send('POST', `${AT}/${id}/check-in`, { key: crypto.randomUUID(), code });
  await portal.database.transaction((db) =>
    db
      .updateTable('event')
      .set({ ends_at: new Date(portal.clock.now().getTime() - 60_000) })
      .where('id', '=', id)
      .execute(),
  );
  expect((await manager.get(`${AT}/${id}`)).data).toMatchObject({ status: 'ENDED', fixed: true, attendance: 1 });
  expect((await remove()).codes).toEqual(['event.checkIns']);
  const { data: as } = await manager.get(`${AT}/${id}`);
  const same = {
    startDay: as.startDay,
    startTime: as.startTime,
    endDay: as.endDay,
    endTime: as.endTime,
    zone: as.zone,
    access: as.access,
  };
  expect((await update(id, { ...same, access: ['LEADER'], status: 'DRAFT' })).body.data.fields).toEqual({
    access: { code: 'event.fixed' },
    status: { code: 'event.fixed' },
  });
  expect((await update(id, { ...same, name: 'Otro nombre' })).data).toMatchObject({ name: 'Otro nombre', version: 2 });
  expect((await update(id, same, 2)).status).toBe(200);
});

test('an event that nobody came to is deleted, and found no more', async () => {
  const { data: made } = await create();
  expect((await manager.send('DELETE', `${AT}/${made.id}`, { version: 9 })).codes).toEqual(['record.stale']);
  expect((await manager.send('DELETE', `${AT}/${made.id}`, { version: 1 })).status).toBe(200);
  expect((await manager.get(`${AT}/${made.id}`)).status).toBe(404);
});

test('an event is cancelled, in progress too, and that is taken back; a draft or what has ended is not', async () => {
  const cancel = (id: number, cancelled: boolean, version: number) =>
    manager.send('PUT', `${AT}/${id}/cancellation`, { cancelled, version });
  const id = await insertEvent(portal);
  expect((await cancel(id, true, 1)).data).toMatchObject({ status: 'CANCELLED', version: 2 });
  expect((await cancel(id, true, 2)).data).toMatchObject({ version: 2 });
  expect((await manager.get(`${AT}/door/${(await manager.get(`${AT}/${id}`)).data.code}`)).codes).toEqual([
    'event.code',
  ]);
  expect((await cancel(id, false, 2)).data).toMatchObject({ status: 'IN_PROGRESS', version: 3 });
  const draft = await insertEvent(portal, { draft: true });
  expect((await cancel(draft, true, 1)).codes).toEqual(['event.ended']);
  expect((await historyOf(portal, 'events', id)).map(({ kind }) => kind)).toEqual(['cancelled', 'reinstated']);
});

test('drafts are seen by who manages events alone', async () => {
  const reader = await inRole(portal, 'ephesian2', ['business.event.show']);
  const draft = await insertEvent(portal, { draft: true });
  expect((await reader.get(`${AT}/${draft}`)).status).toBe(404);
  expect((await manager.get(`${AT}/${draft}`)).data.status).toBe('DRAFT');
  const seen = (await reader.get(`${AT}?status=DRAFT`)).data;
  expect(seen).toMatchObject({ total: 0, data: [] });
  expect((await create({}, reader)).codes).toEqual(['GE004']);
});
