import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { insertEvent, insertLicensed } from '../../../test/database/eventRows.ts';
import { historyOf } from '../../../test/historyOf.ts';
import { insertClient } from '../../../test/people/clientAccounts.ts';
import { inRole } from '../../../test/people/inRole.ts';
import '../events.tables.ts';

const HOUR_MS = 3_600_000;

let portal: TestServer;
let manager: Caller;
let door: Pick<Caller, 'get' | 'send'>;
let event: number;

beforeAll(async () => {
  portal = await buildTestServer();
  manager = await portal.staff('manager');
  // Lets in, and neither overrides nor sees an application.
  door = await inRole(portal, 'ephesian2', ['business.event.check.in']);
});
beforeEach(async () => {
  event = await insertEvent(portal);
});
afterAll(() => portal.close());

const at = (id = event) => `/api/business/event/${id}`;
const ALONE = { holder: true, spouse: false, naturalChildren: 0, spiritualChildren: 0 };
const letIn = (
  { party, ...body }: { party?: object; [key: string]: unknown },
  caller: Pick<Caller, 'send'> = door,
  id = event,
) => caller.send('POST', `${at(id)}/check-in`, { key: randomUUID(), party: { ...ALONE, ...party }, ...body });
const set = (table: 'licence' | 'client_account' | 'application', column: string, of: number, columns: object) =>
  portal.database.transaction((db) =>
    db
      .updateTable(table)
      .set(columns as never)
      .where(column as never, '=', of as never)
      .execute(),
  );
/** What was done at the door was done so much earlier. */
const earlier = (ms: number) =>
  portal.database.transaction((db) =>
    sql`update check_in set at = at - ${ms} * interval '1 millisecond' where event_id = ${event}`.execute(db),
  );
const rowsOf = (id = event) =>
  portal.database.read((db) =>
    db.selectFrom('attendance').selectAll().where('event_id', '=', id).orderBy('id').execute(),
  );

test('a licence is let in by its code, however it was typed, and by the address of its QR; of whom no more than photo, name and church is told', async () => {
  const ana = await insertLicensed(portal, { name: 'Ana', lastName: 'Mora', churchName: 'Casa de Paz' });
  const { data } = await letIn({ code: ` ${ana.code.slice(0, 5)} ${ana.code.slice(5).toLowerCase()} ` });
  expect(data).toMatchObject({
    again: false,
    attendance: 1,
    checkIn: {
      attendee: { name: 'Ana Mora', churchName: 'Casa de Paz' },
      party: { holder: true, spouse: false, naturalChildren: 0, spiritualChildren: 0 },
      overridden: [],
      undoable: true,
    },
  });
  expect(Object.keys(data.checkIn.attendee).toSorted()).toEqual(['churchName', 'name', 'photo']);
  const photo = await portal.server.inject(data.checkIn.attendee.photo);
  expect([photo.statusCode, photo.headers['content-type']]).toEqual([200, 'image/webp']);
  const other = await insertLicensed(portal);
  expect((await letIn({ code: `https://portal.example.org/verify/${other.code}` })).data.attendance).toBe(2);
  expect((await door.get(`${at()}/check-in`)).data.map(({ attendee }: any) => attendee.name)).toEqual([
    'Lucía Arango',
    'Ana Mora',
  ]);
});

describe('is refused with who it was', () => {
  test.each([
    ['nothing', ''],
    ['a sign', 'x'],
    ['a code with a wrong check sign', '0000000001'],
    ['an address of another system', 'https://other.example/pay?id=1'],
    ['4 kB', 'z'.repeat(4096)],
  ])('CKE003 license not found: %s', async (_what, code) => {
    const { codes, body } = await letIn({ code });
    expect([codes, body.data?.present]).toEqual([['CKE003'], undefined]);
  });

  test('CKE006 an inactive user, CKE008 an inactive licence, CKE007 an expired one, CKE009 a stage that is not admitted', async () => {
    const one = await insertLicensed(portal, { name: 'Rut', lastName: 'Paz' });
    const why = async () => {
      const { status, codes, body } = await letIn({ code: one.code });
      expect([status, body.data.present.name]).toEqual([422, 'Rut Paz']);
      return codes;
    };
    await set('application', 'id', one.application, { status: 'APPROVED' });
    const { data: before } = await manager.get('/api/business/setting/check-in');
    expect(before).toMatchObject({ minutes: 60, stages: ['APPROVED', 'SENT'] });
    const admin = await portal.staff('admin');
    const settings = await admin.send('PUT', '/api/business/setting/check-in', { ...before, stages: ['SENT'] });
    expect(await why()).toEqual(['CKE009']);
    await admin.send('PUT', '/api/business/setting/check-in', { ...before, version: settings.data.version });
    await set('licence', 'person_id', one.person, { valid_until: '2026-03-09' });
    expect(await why()).toEqual(['CKE007']);
    await set('licence', 'person_id', one.person, { deactivated_at: portal.clock.now() });
    expect(await why()).toEqual(['CKE008']);
    await set('client_account', 'id', one.client, { status: 'INACTIVE' });
    expect(await why()).toEqual(['CKE006']);
  });

  test('CKE008 of a code that gave way to another, and of who was rejected or deleted', async () => {
    const one = await insertLicensed(portal);
    await set('application', 'id', one.application, { status: 'REJECTED' });
    expect((await letIn({ code: one.code })).codes).toEqual(['CKE008']);
    await set('application', 'id', one.application, { status: 'SENT', deleted_at: portal.clock.now() });
    expect((await letIn({ code: one.code })).codes).toEqual(['CKE008']);
    await set('application', 'id', one.application, { deleted_at: null });
    await set('licence', 'person_id', one.person, { replaced_at: portal.clock.now() });
    expect((await letIn({ code: one.code })).codes).toEqual(['CKE008']);
  });

  test('CKE004 before the start, CKE005 after the end, event.code at a draft or a cancelled one', async () => {
    const { code } = await insertLicensed(portal);
    const now = portal.clock.now().getTime();
    const soon = await insertEvent(portal, { startsAt: new Date(now + 60_000) });
    const over = await insertEvent(portal, { startsAt: new Date(now - HOUR_MS), endsAt: new Date(now - 60_000) });
    expect((await letIn({ code }, door, soon)).body).toMatchObject({
      error: ['CKE004'],
      data: { problems: [{ params: { at: now + 60_000 } }] },
    });
    expect((await letIn({ code }, door, over)).codes).toEqual(['CKE005']);
    for (const unknown of [{ draft: true }, { cancelled: true }]) {
      expect((await letIn({ code }, door, await insertEvent(portal, unknown))).codes).toEqual(['event.code']);
    }
    expect((await letIn({ code }, door, 999_999)).codes).toEqual(['http.notFound']);
  });

  test('CKE010 within an hour, and not after it; then they are counted once all the same', async () => {
    const { code } = await insertLicensed(portal);
    await letIn({ code, party: { spouse: true } });
    await earlier(HOUR_MS - 1);
    expect((await letIn({ code })).body).toMatchObject({
      error: ['CKE010'],
      data: { problems: [{ params: { n: 1 } }] },
    });
    await earlier(1);
    expect((await letIn({ code, party: { naturalChildren: 2 } })).data).toMatchObject({ again: true, attendance: 4 });
    expect(await rowsOf()).toMatchObject([{ leaders: 1, spouses: 1, natural_children: 2, total: 4 }]);
  });

  test('event.kind at the field of who is not admitted, event.nobody of an empty party', async () => {
    const leaders = await insertEvent(portal, { access: ['LEADER'] });
    const { code } = await insertLicensed(portal);
    const refused = await letIn({ code, party: { spouse: true, spiritualChildren: 3 } }, door, leaders);
    expect([refused.codes, Object.keys(refused.body.data.fields)]).toEqual([
      ['event.kind'],
      ['party.spouse', 'party.spiritualChildren'],
    ]);
    expect((await letIn({ code, party: { holder: false } }, door, leaders)).body.data.fields).toEqual({
      party: { code: 'event.nobody' },
    });
    const children = await insertEvent(portal, { access: ['NATURAL_CHILD'] });
    expect((await letIn({ code, party: { naturalChildren: 1 } }, door, children)).codes).toEqual(['event.kind']);
    expect((await letIn({ code, party: { holder: false, naturalChildren: 1 } }, door, children)).data.attendance).toBe(
      1,
    );
  });
});

describe('by name', () => {
  test('an account within reach is found with what the door would say, and let in; CKE016 without application', async () => {
    const ruth = await insertLicensed(portal, { name: 'Ruth', lastName: 'Zúñiga' });
    const { data } = await manager.get(`${at()}/attendee?search=${encodeURIComponent('zuni ruth')}`);
    expect(data).toMatchObject([{ client: ruth.client, name: 'Ruth Zúñiga', problem: null }]);
    expect((await letIn({ client: ruth.client }, manager)).data.checkIn.attendee.name).toBe('Ruth Zúñiga');
    const { id } = await insertClient(portal, { email: 'sin.solicitud@example.org', status: 'ACTIVE' });
    const found = (await manager.get(`${at()}/attendee?search=sin.solicitud`)).data;
    expect(found).toMatchObject([{ client: id, problem: { code: 'CKE016' } }]);
    expect((await letIn({ client: id }, manager)).codes).toEqual(['CKE016']);
    const analysed = await insertLicensed(portal, { status: 'ANALYSIS', name: 'Noé', lastName: 'Ibarra' });
    await portal.database.transaction((db) =>
      db.deleteFrom('licence').where('person_id', '=', analysed.person).execute(),
    );
    expect((await letIn({ client: analysed.client }, manager)).codes).toEqual(['CKE009']);
  });

  test('beyond the reach nobody is found by name, though their code is', async () => {
    const far = await insertLicensed(portal, { name: 'Remota', lastName: 'Lejos' });
    expect((await door.get(`${at()}/attendee?search=remota`)).data).toEqual([]);
    expect((await letIn({ client: far.client })).status).toBe(404);
    expect((await letIn({ code: far.code })).data.checkIn.attendee.name).toBe('Remota Lejos');
    expect((await door.get(`${at()}/attendee?search=%20`)).data).toEqual([]);
  });
});

test('whoever may lets somebody in all the same, with a reason that lies apart; nobody whom no licence knows', async () => {
  const over = await insertEvent(portal, { endsAt: new Date(portal.clock.now().getTime() - 60_000) });
  const { code, person } = await insertLicensed(portal);
  const override = { reason: 'Viene de lejos.' };
  expect((await letIn({ code, override }, door, over)).codes).toEqual(['GE004']);
  const { data } = await letIn({ code, override }, manager, over);
  expect(data.checkIn).toMatchObject({ overridden: ['CKE005'] });
  expect(await historyOf(portal, 'persons', person)).toMatchObject([
    { kind: 'letIn', detail: { event: over, codes: ['CKE005'] }, personal: { reason: { to: 'Viene de lejos.' } } },
  ]);
  expect((await letIn({ code: 'nobody', override }, manager, over)).codes).toEqual(['CKE003']);
  expect((await letIn({ code, override: { reason: ' ' } }, manager, over)).codes).toEqual(['field.required']);
});
