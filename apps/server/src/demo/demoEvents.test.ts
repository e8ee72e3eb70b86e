import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kindsNotAdmitted } from '@portal/domain/events/checkIn.ts';
import { eventStatusOf } from '@portal/domain/events/event.ts';
import { buildTestServer, type TestServer } from '../../test/buildTestServer.ts';
import { insertApplication } from '../../test/factories.ts';
import { addDemoEvents } from './demoEvents.ts';
import { demoStaff } from './demoCast.ts';

let portal: TestServer;
beforeAll(async () => {
  portal = await buildTestServer();
});
afterAll(() => portal.close());

const HOUR_MS = 3_600_000;

test('twelve events over three years, one in progress; every check-in could have come by the act itself, and the count is as it counts', async () => {
  for (let n = 0; n < 12; n += 1) {
    await insertApplication(portal, { status: n % 3 > 0 ? 'SENT' : 'APPROVED', country: n % 2 > 0 ? 'BR' : 'MX' });
  }
  await portal.database.transaction(async (db) => {
    const actor = (await demoStaff(db)).get('admin@portal.test');
    if (!actor) throw new Error('There is no administrator.');
    await addDemoEvents({ db, now: portal.clock.now(), language: 'es', services: portal.services, actor });
  });
  const now = portal.clock.now().getTime();
  const { events, checkIns, kept } = await portal.database.read(async (db) => ({
    events: await db.selectFrom('event').selectAll().execute(),
    checkIns: await db.selectFrom('check_in').selectAll().orderBy('at').execute(),
    kept: await db
      .selectFrom('attendance')
      .select(['event_id', sql<number>`sum(leaders)::int`.as('leaders')])
      .groupBy('event_id')
      .execute(),
  }));
  const statuses = events.map((event) =>
    eventStatusOf(
      { opened: true, cancelled: false, startsAt: event.starts_at.getTime(), endsAt: event.ends_at.getTime() },
      now,
    ),
  );
  expect(statuses.toSorted()).toEqual([...Array.from({ length: 11 }, () => 'ENDED'), 'IN_PROGRESS'].toSorted());
  expect(new Set(events.map(({ year }) => year)).size).toBeGreaterThan(3);
  expect(checkIns.length).toBeGreaterThan(60);
  const last = new Map<string, number>();
  for (const row of checkIns) {
    const event = events.find(({ id }) => id === row.event_id);
    if (!event) throw new Error('It is of no event.');
    const at = row.at.getTime();
    expect(at).toBeGreaterThanOrEqual(event.starts_at.getTime());
    expect(at).toBeLessThanOrEqual(Math.min(event.ends_at.getTime(), now));
    const party = {
      holder: row.holder,
      spouse: row.spouse,
      naturalChildren: row.natural_children,
      spiritualChildren: row.spiritual_children,
    };
    expect(kindsNotAdmitted({ spiritualChild: false }, party, event.access)).toEqual([]);
    const key = `${row.event_id} ${row.person_id}`;
    expect(at - (last.get(key) ?? 0)).toBeGreaterThanOrEqual(HOUR_MS);
    last.set(key, at);
  }
  for (const { id } of events) {
    const persons = new Set(checkIns.filter(({ event_id }) => event_id === id).map(({ person_id }) => person_id));
    expect(kept.find(({ event_id }) => event_id === id)?.leaders ?? 0).toBe(persons.size);
  }
});
