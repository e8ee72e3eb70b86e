import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { insertEvent, insertLicensed } from '../../../test/database/eventRows.ts';
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
/** What was done at the door was done so much earlier. */
const earlier = (ms: number) =>
  portal.database.transaction((db) =>
    sql`update check_in set at = at - ${ms} * interval '1 millisecond' where event_id = ${event}`.execute(db),
  );
const rowsOf = (id = event) =>
  portal.database.read((db) =>
    db.selectFrom('attendance').selectAll().where('event_id', '=', id).orderBy('id').execute(),
  );

test('the same key comes in once, whoever sends it again, and at no other event', async () => {
  const { code } = await insertLicensed(portal);
  const key = randomUUID();
  const first = await letIn({ key, code });
  const again = await letIn({ key, code }, manager);
  expect([again.status, again.data.checkIn.id, again.data.attendance]).toEqual([200, first.data.checkIn.id, 1]);
  const elsewhere = await insertEvent(portal);
  expect((await letIn({ key, code }, door, elsewhere)).codes).toEqual(['http.conflict']);
});

test('an act that is sent several times at once is answered alike, and is no double', async () => {
  const { code } = await insertLicensed(portal);
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 8 }, () => letIn({ key, code })));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  expect(new Set(answers.map(({ data }) => data.checkIn.id)).size).toBe(1);
  expect(await rowsOf()).toMatchObject([{ leaders: 1, total: 1 }]);
});

test('two devices that read one licence at the same moment let it in once', async () => {
  const { code } = await insertLicensed(portal);
  const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => letIn({ code }, i % 2 ? door : manager)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 422)]);
  expect(new Set(answers.flatMap(({ codes }) => codes))).toEqual(new Set(['CKE010']));
  expect(await rowsOf()).toMatchObject([{ leaders: 1, total: 1 }]);
});

test('companions are said anew and a check-in is taken back within ten minutes, by who let them in or may override', async () => {
  const { code } = await insertLicensed(portal);
  const { id } = (await letIn({ code })).data.checkIn;
  const one = `${at()}/check-in/${id}`;
  const with2 = { spouse: true, naturalChildren: 0, spiritualChildren: 2 };
  expect((await door.send('PUT', `${one}/party`, with2)).data.attendance).toBe(4);
  expect((await door.send('PUT', `${one}/party`, { ...with2, naturalChildren: 21 })).codes).toEqual(['field.most']);
  const colleague = await inRole(portal, 'ephesian', ['business.event.check.in']);
  expect((await colleague.send('DELETE', one)).codes).toEqual(['event.undo']);
  await earlier(10 * 60_000 + 1);
  expect((await door.send('DELETE', one)).codes).toEqual(['event.undo']);
  expect((await door.send('PUT', `${one}/party`, with2)).codes).toEqual(['event.undo']);
  expect((await manager.send('DELETE', one)).data).toEqual({ attendance: 0 });
  expect((await manager.send('DELETE', one)).data).toEqual({ attendance: 0 });
  expect(await rowsOf()).toEqual([]);
  expect((await door.get(`${at()}/check-in`)).data).toEqual([]);
  // They may come again at once.
  expect((await letIn({ code })).data).toMatchObject({ again: false, attendance: 1 });
});

test('the doors of today are listed, and one is found by its code however it was typed', async () => {
  const now = portal.clock.now().getTime();
  const soon = await insertEvent(portal, { startsAt: new Date(now + 24 * HOUR_MS) });
  const later = await insertEvent(portal, { startsAt: new Date(now + 24 * HOUR_MS + 60_000) });
  const { data } = await door.get('/api/business/event/door');
  const ids = data.map(({ id }: { id: number }) => id);
  expect([ids.includes(event), ids.includes(soon), ids.includes(later)]).toEqual([true, true, false]);
  const { code } = (await manager.get(at(later))).data;
  const typed = code.toLowerCase().replace(/^(..)(..)/, '$1-$2 ');
  expect((await door.get(`/api/business/event/door/${encodeURIComponent(typed)}`)).data).toMatchObject({
    id: later,
    minutes: 60,
  });
  expect((await door.get('/api/business/event/door/hello')).body.data.fields).toEqual({
    code: { code: 'event.format' },
  });
  expect((await door.get('/api/business/event/door/BABABA')).codes).toEqual(['event.code']);
});
