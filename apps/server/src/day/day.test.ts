import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WaitingLine } from '@portal/contract/day/day.ts';
import { latenessOf, workingDays } from '@portal/domain/settings/stageLimits.ts';
import { buildTestServer, type Caller, type TestServer } from '../../test/buildTestServer.ts';
import { insertApplication, staffId, type ApplicationFacts } from '../../test/factories.ts';
import { insertAppointment } from '../../test/insertAppointment.ts';

const DAY = 86_400_000;
let portal: TestServer;
const people: Record<string, Caller> = {};

beforeAll(async () => {
  portal = await buildTestServer();
  for (const name of ['analyst', 'supervisor', 'ephesian', 'admin'] as const) people[name] = await portal.staff(name);
});
afterAll(() => portal.close());

const as = (name: 'analyst' | 'supervisor' | 'ephesian' | 'admin'): Caller => {
  const caller = people[name];
  if (!caller) throw new Error(`Nobody is signed in as ${name}.`);
  return caller;
};
const ago = (days: number) => new Date(portal.clock.now().getTime() - days * DAY);
const insert = (facts: Partial<ApplicationFacts>) =>
  insertApplication(portal, { status: 'ANALYSIS', analyst: 'analyst', supervisor: 'supervisor', ...facts });
const list = async (caller: Caller, query: Record<string, string> = {}): Promise<WaitingLine[]> =>
  (await caller.get(`/api/business/my-day?${new URLSearchParams(query).toString()}`)).data.data;
const of = async (caller: Caller, id: number, query: Record<string, string> = {}) =>
  (await list(caller, query)).filter(({ applicationId }) => applicationId === id).map(({ what }) => what);

test('my cards stand in it by their age, those past their limit first; past twice the limit also in the supervisor’s', async () => {
  const young = await insert({ enteredAt: ago(1) });
  const late = await insert({ enteredAt: ago(10) });
  const very = await insert({ enteredAt: ago(30) });
  const lines = await list(as('analyst'), { what: 'card' });
  const told = (id: number) => lines.find(({ applicationId }) => applicationId === id);
  expect(lines.map(({ applicationId }) => applicationId)).toEqual([very, late, young]);
  expect([told(young)?.late, told(late)?.late, told(very)?.late]).toEqual([null, 'late', 'veryLate']);
  const now = portal.clock.now().getTime();
  expect(told(very)?.days).toBeCloseTo(workingDays(ago(30).getTime(), now), 6);
  expect(await of(as('supervisor'), very)).toEqual(['escalated']);
  expect(await of(as('supervisor'), late)).toEqual([]);
});

test('a card does not age while the applicant has corrections to make, and its own facts say so', async () => {
  const id = await insert({ enteredAt: ago(30) });
  const asked = await as('supervisor').send('POST', `/api/business/request/${id}/corrections`, {
    corrections: [{ field: 'FORM_LEADER_NAME', message: 'Escriba su segundo nombre.' }],
    version: 2,
  });
  expect(asked.codes).toEqual([]);
  await portal.database.transaction((db) =>
    sql`update correction_step set at = ${ago(29)} where correction_id in (
      select id from correction where application_id = ${id})`.execute(db),
  );
  const line = (await list(as('analyst'), { what: 'card' })).find(({ applicationId }) => applicationId === id);
  expect(line?.late).toBeNull();
  expect(line?.days).toBeCloseTo(workingDays(ago(30).getTime(), ago(29).getTime()), 6);
  await portal.database.transaction((db) =>
    sql`insert into correction_step (correction_id, step, round, at)
      select id, 'answer', 1, ${ago(1)} from correction where application_id = ${id}`.execute(db),
  );
  const { rows } = await portal.database.read((db) =>
    sql<{ days: number; since: Date | null }>`
      select * from stage_pauses(${id}, ${ago(30)})`.execute(db),
  );
  const [paused] = rows;
  expect(paused?.since).toBeNull();
  expect(paused?.days).toBeCloseTo(workingDays(ago(29).getTime(), ago(1).getTime()), 6);
  const clock = { status: 'ANALYSIS', stageEnteredAt: ago(30).toISOString(), pausedDays: paused?.days } as const;
  const limits = (await as('admin').get('/api/business/setting/stage-limits')).data.limits;
  expect(latenessOf(clock, limits, portal.clock.now().getTime())).toBeUndefined();
});

test('a stage that is entered while the applicant has the ball counts its own pause alone', async () => {
  const id = await insert({ supervisor: 'supervisor' });
  const asked = await as('supervisor').send('POST', `/api/business/request/${id}/corrections`, {
    corrections: [{ field: 'FORM_LEADER_NAME', message: 'Escriba su segundo nombre.' }],
    version: 2,
  });
  portal.clock.advance(11_000);
  const moved = await as('admin').send('POST', `/api/business/request/${id}/moves`, {
    from: 'ANALYSIS',
    to: 'REJECTED',
    version: asked.data.version,
    deactivation: { type: 'OTHER', reason: 'x' },
  });
  expect(moved.codes).toEqual([]);
  expect(moved.data.pausedSince).toBe(portal.clock.now().toISOString());
});

test('what came back, today’s appointments, interviews without a result and failed mails wait; what comes later is apart', async () => {
  const back = await insert({});
  await portal.database.transaction((db) =>
    sql`insert into correction (application_id, field_key, message, state, asked_by, asked_at, answered_at)
      values (${back}, 'FORM_LEADER_NAME', 'x', 'CORRECTED', ${1}, ${ago(2)}, ${ago(1)})`.execute(db),
  );
  await portal.database.transaction((db) =>
    sql`insert into mail (message_id, to_address, template, language, subject, body, links, state, created_at, application_id)
      values ('f', 'x@example.org', 'cardMail', 'en', 'Your documents', 'x', '{}', 'FAILED', ${ago(1)}, ${back})`.execute(
      db,
    ),
  );
  expect((await of(as('analyst'), back)).toSorted()).toEqual(['card', 'corrections', 'mail']);
  const ephesian = await staffId(portal, 'ephesian');
  const interview = () => insert({ status: 'INTERVIEW', ephesian: 'ephesian' });
  const [today, coming, held] = [await interview(), await interview(), await interview()];
  const appoint = (id: number, days: number) =>
    insertAppointment(portal, id, { startsAt: ago(-days), interviewer: ephesian });
  await appoint(today, 1 / 24 / 60);
  await appoint(coming, 3);
  await appoint(held, -1);
  const kinds = async (id: number, query = {}) =>
    (await of(as('ephesian'), id, query)).filter((what) => what !== 'card');
  expect(await kinds(today)).toEqual(['interview']);
  expect(await kinds(coming)).toEqual([]);
  expect(await kinds(coming, { show: 'later' })).toEqual(['interview']);
  expect(await kinds(held)).toEqual(['result']);
});

test('a reminder waits on its day, is done and not done after all, and is for its writer alone', async () => {
  const id = await insert({});
  const today = portal.clock.now().toISOString().slice(0, 10);
  const remind = (day: string, caller = as('analyst')) =>
    caller.send('POST', `/api/business/request/${id}/reminders`, { day, line: 'Llamar a la iglesia' });
  const made = (await remind(today)).data.id;
  await remind('2031-01-01');
  expect((await remind('2020-01-01')).body).toMatchObject({ data: { fields: { day: { code: 'field.notPast' } } } });
  expect((await remind(today, as('ephesian'))).status).toBe(404);
  const reminders = async (show: string) =>
    (await list(as('analyst'), { show, what: 'reminder' })).map(({ subject, line }) => [subject, line]);
  expect(await reminders('now')).toEqual([[made, 'Llamar a la iglesia']]);
  expect(await reminders('later')).toHaveLength(1);
  expect(await list(as('supervisor'), { show: 'all', what: 'reminder' })).toEqual([]);
  const settle = (done: boolean, caller = as('analyst')) =>
    caller.send('PUT', `/api/business/reminder/${made}`, { done });
  expect((await settle(true, as('supervisor'))).status).toBe(404);
  expect((await settle(true)).data).toEqual({ id: made, done: true });
  expect((await settle(true)).data.done).toBe(true);
  expect([await reminders('now'), await reminders('done')]).toEqual([[], [[made, 'Llamar a la iglesia']]]);
  await settle(false);
  expect(await reminders('now')).toHaveLength(1);
});

test('the limits are set by whoever keeps the rules, and hold for cards that are there', async () => {
  const id = await insert({ enteredAt: ago(4) });
  const PATH = '/api/business/setting/stage-limits';
  const { limits, version } = (await as('admin').get(PATH)).data;
  const set = (days: number | null, caller = as('admin'), seen = version) =>
    caller.send('PUT', PATH, { limits: { ...limits, ANALYSIS: days }, version: seen });
  const late = async () =>
    (await list(as('analyst'), { what: 'card' })).find(({ applicationId }) => applicationId === id)?.late;
  expect((await set(1)).codes).toEqual([]);
  expect(await late()).not.toBeNull();
  expect((await set(null)).codes).toEqual(['record.stale']);
  expect((await set(null, as('admin'), version + 1)).codes).toEqual([]);
  expect(await late()).toBeNull();
  expect((await set(0, as('admin'), version + 2)).status).toBe(400);
  expect((await set(3, as('supervisor'))).codes).toEqual(['GE004']);
});
