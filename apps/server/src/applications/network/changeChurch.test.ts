import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { churchOn, type ChurchNow } from '@portal/domain/churches/changes.ts';
import { addDays } from '@portal/domain/days.ts';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { insertApplication, readApplication, type ApplicationFacts } from '../../../test/factories.ts';
import { historyOf } from '../../../test/historyOf.ts';
import { runJob } from '../../../test/runJob.ts';
import { beginChanges } from '../../churches/keepChurch.ts';
import { listChanges } from '../../churches/writeChange.ts';
import { newYorkDate } from '../../platform/clock.ts';

let portal: TestServer;
let manager: Caller;
let today: string;

beforeAll(async () => {
  portal = await buildTestServer();
  manager = await portal.staff('manager');
  today = newYorkDate(portal.clock.now());
});
afterAll(() => portal.close());

const at = (church: number, rest = '') => `/api/business/church/${church}${rest}`;
async function insertChurch(facts: Partial<ApplicationFacts> = {}) {
  const application = await insertApplication(portal, {
    status: 'SENT',
    ephesian: 'ephesian',
    country: 'MX',
    ...facts,
  });
  const { church_id, person_id } = await readApplication(portal, application);
  return { application, church: Number(church_id), person: Number(person_id) };
}
const read = async (church: number) => (await manager.get(at(church))).data;
async function change(church: number, body: object, caller = manager) {
  const { version } = await read(church);
  return caller.send('POST', at(church, '/changes'), { reason: 'As told by the leader', version, ...body });
}
const row = (church: number) =>
  portal.database.read(async (db) => {
    const { rows } = await sql<ChurchNow>`
      select name, country, valid_from::text as "validFrom", valid_to::text as "validTo" from church where id = ${church}`.execute(
      db,
    );
    return rows[0] as ChurchNow;
  });

test('a church has its new name from a day on: told with who, when and why, and kept when its form is edited', async () => {
  const { church, application } = await insertChurch();
  const { data } = await change(church, { what: 'name', day: '2026-02-01', name: 'Casa Renovada' });
  expect(data).toMatchObject({ name: 'Casa Renovada', version: 2 });
  expect(await historyOf(portal, 'churches', church)).toMatchObject([
    {
      kind: 'changed',
      detail: { what: 'name', day: '2026-02-01', from: null },
      personal: { name: { from: 'Casa de Paz', to: 'Casa Renovada' }, reason: { to: 'As told by the leader' } },
    },
  ]);
  const edited = await manager.send('PUT', `/api/business/request/${application}/form/ministry`, {
    values: { website: 'https://casa.example.org' },
    was: {},
  });
  expect(edited.codes).toEqual([]);
  expect((await row(church)).name).toBe('Casa Renovada');
  const line = (await manager.get(at(church, '/line'))).data.data;
  expect(line).toContainEqual(
    expect.objectContaining({
      source: 'churches',
      what: 'changed',
      detail: expect.objectContaining({
        what: 'name',
        from: 'Casa de Paz',
        to: 'Casa Renovada',
        reason: 'As told by the leader',
      }),
    }),
  );
});

test('a name to come is there from its day on', async () => {
  const { church } = await insertChurch();
  const day = addDays(today, 3);
  const { data } = await change(church, { what: 'name', day, name: 'Casa Futura' });
  expect(data).toMatchObject({ name: 'Casa de Paz', toCome: [{ what: 'name', day, after: 'Casa Futura' }] });
  await runJob(portal, beginChanges);
  expect((await row(church)).name).toBe('Casa de Paz');
  const later = new Date(portal.clock.now().getTime() + 3 * 86_400_000);
  await runJob({ ...portal, clock: { ...portal.clock, now: () => later } }, beginChanges);
  expect((await row(church)).name).toBe('Casa Futura');
});

test('refuses a day too far, before the opening or before the closing, and what is so already, at its field', async () => {
  const { church } = await insertChurch();
  const fieldsOf = async (body: object) => (await change(church, body)).body.data.fields;
  expect(await fieldsOf({ what: 'closed', day: addDays(today, 367) })).toEqual({ day: { code: 'church.tooFar' } });
  expect(await fieldsOf({ what: 'closed', day: '2025-12-31' })).toEqual({ day: { code: 'church.beforeOpening' } });
  expect(await fieldsOf({ what: 'name', day: today, name: 'Casa de Paz' })).toEqual({
    name: { code: 'church.unchanged' },
  });
  expect(await fieldsOf({ what: 'country', day: today })).toEqual({ country: { code: 'field.required' } });
  await change(church, { what: 'closed', day: '2026-03-01' });
  expect(await fieldsOf({ what: 'opened', day: '2026-03-01' })).toEqual({ day: { code: 'church.beforeClosing' } });
});

test('of two who change it at once the second is told; a reader without the right or out of reach is refused', async () => {
  const { church } = await insertChurch();
  const both = await Promise.all(
    ['Casa Una', 'Casa Otra'].map((name) =>
      manager.send('POST', at(church, '/changes'), { what: 'name', day: today, name, reason: 'New sign', version: 1 }),
    ),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.codes).toEqual(['record.stale']);
  const ephesian = await portal.staff('ephesian');
  expect((await change(church, { what: 'closed', day: today }, ephesian)).codes).toEqual(['GE004']);
  expect((await (await portal.staff('ephesian2')).get(at(church))).codes).toEqual(['http.notFound']);
  expect((await manager.get(at(999_999))).codes).toEqual(['http.notFound']);
});

test('another country is another region: applications stay where they are, the church is its Ephesian’s from then on', async () => {
  const { church, application } = await insertChurch();
  const before = await readApplication(portal, application);
  const { data } = await change(church, { what: 'country', day: today, country: 'BR' });
  expect(data.country).toBe('BR');
  expect(await readApplication(portal, application)).toMatchObject({ ephesian_id: before.ephesian_id, country: 'MX' });
  const listed = async (name: 'ephesian' | 'ephesian2') =>
    (await (await portal.staff(name)).get('/api/business/pastoral-care/church')).data.data.some(
      ({ id }: { id: number }) => id === church,
    );
  expect([await listed('ephesian'), await listed('ephesian2')]).toEqual([false, true]);
});

test('a deactivation closes the church with it where that is wished, and opens it again when it is taken back', async () => {
  const { church, application } = await insertChurch();
  const move = (version: number, deactivation: object) =>
    manager.send('POST', `/api/business/request/${application}/moves`, {
      from: 'SENT',
      to: 'REJECTED',
      version,
      deactivation: { type: 'CHURCH_CLOSED', reason: 'Closed', closesChurch: true, ...deactivation },
    });
  const refused = await move(2, { departureDate: '2025-06-30' });
  expect(refused.body.data.fields).toEqual({ 'deactivation.departureDate': { code: 'church.beforeOpening' } });
  expect((await move(2, { departureDate: '2026-02-28' })).status).toBe(200);
  expect((await row(church)).validTo).toBe('2026-02-28');
  expect((await manager.send('POST', `/api/business/request/${application}/moves/undo`, { version: 3 })).status).toBe(
    200,
  );
  expect((await row(church)).validTo).toBeNull();
  expect((await historyOf(portal, 'churches', church)).map(({ kind }) => kind)).toEqual(['changed', 'closingUndone']);
  expect((await move(4, { closesChurch: false })).status).toBe(200);
  expect((await row(church)).validTo).toBeNull();
});

test('the database and the domain say the same of a church on any day', async () => {
  const { church } = await insertChurch();
  const steps = [
    { what: 'name', day: '2026-03-01', name: 'Casa Dos' },
    { what: 'name', day: '2026-02-01', name: 'Casa Uno' },
    { what: 'country', day: '2026-02-10', country: 'BR' },
    { what: 'closed', day: '2026-04-01' },
    { what: 'closed', day: '2026-03-20' },
    { what: 'opened', day: '2026-04-10' },
    { what: 'opened', day: '2026-04-12' },
    { what: 'name', day: '2026-03-01', name: 'Casa Tres' },
    { what: 'closed', day: '2026-05-05' },
  ];
  for (const step of steps) expect((await change(church, step)).codes).toEqual([]);
  const now = await row(church);
  expect(now).toEqual({ name: 'Casa Tres', country: 'BR', validFrom: '2026-01-01', validTo: '2026-05-05' });
  const changes = await portal.database.read((db) => listChanges(db, church));
  const { rows } = await portal.database.read((db) =>
    sql<{ day: string; name: string; country: string; open: boolean }>`
      select day::date::text as day, on_day.name, on_day.country, open
      from generate_series('2025-12-25'::date, '2026-05-10', '1 day') day
        cross join lateral church_on(${church}, day::date) on_day order by 1`.execute(db),
  );
  expect(rows.map(({ day, ...told }) => ({ day, ...told }))).toEqual(
    rows.map(({ day }) => ({ day, ...churchOn(now, changes, day) })),
  );
  expect(rows.filter(({ open }) => open).map(({ day }) => day).length).toBe(79 + 24);
});

test('a leader’s page tells of family, church and applications, to whoever may see one of them', async () => {
  const { church, person, application } = await insertChurch({ name: 'Ofelia', lastName: 'Rentería' });
  const { data } = await manager.get(`/api/business/leader/${person}`);
  expect(data).toMatchObject({
    name: 'Ofelia Rentería',
    churches: [{ id: church, name: 'Casa de Paz', country: 'MX' }],
    ephesian: { name: expect.any(String) },
    licence: null,
    applications: [{ id: application, stage: 'SENT' }],
  });
  expect((await manager.get(`/api/business/leader/${person}/line`)).data).toMatchObject({ next: null });
  expect((await (await portal.staff('ephesian2')).get(`/api/business/leader/${person}`)).codes).toEqual([
    'http.notFound',
  ]);
  expect((await (await portal.staff('ephesian2')).get(`/api/business/leader/${person}/line`)).codes).toEqual([
    'http.notFound',
  ]);
});
