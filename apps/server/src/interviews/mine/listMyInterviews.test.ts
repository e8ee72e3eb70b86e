import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { MyInterview } from '@portal/contract/interviews/myInterviews.ts';
import { SHIPPED_ROLES } from '@portal/domain/access/roles.ts';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { insertApplication, staffId, type ApplicationFacts } from '../../../test/factories.ts';
import { insertAppointment } from '../../../test/insertAppointment.ts';
import { ANSWERED } from '../../../test/interviewAnswers.ts';
import { inRole } from '../../../test/people/inRole.ts';

const HOUR = 3_600_000;
let portal: TestServer;
let ephesian: Caller;
let supervisor: Caller;

beforeAll(async () => {
  portal = await buildTestServer();
});
afterAll(() => portal.close());
const signIn = async () => {
  ephesian = await portal.staff('ephesian');
  supervisor = await portal.staff('supervisor');
};
beforeEach(signIn);

type Asker = Pick<Caller, 'get'>;
const list = async (caller: Asker, query: Record<string, string> = {}): Promise<MyInterview[]> =>
  (await caller.get(`/api/business/my-interviews?${new URLSearchParams(query).toString()}`)).data.data;
const find = async (caller: Asker, id: number, query: Record<string, string> = {}) =>
  (await list(caller, { state: 'all', ...query })).find((one) => one.id === id);
const insert = (facts: Partial<ApplicationFacts> = {}) =>
  insertApplication(portal, { status: 'INTERVIEW', ephesian: 'ephesian', ...facts });
const inHours = (hours: number) => new Date(portal.clock.now().getTime() + hours * HOUR);
const appoint = async (id: number, hours: number, interviewer: 'ephesian' | 'supervisor' | 'ephesian2' = 'ephesian') =>
  insertAppointment(portal, id, { startsAt: inHours(hours), interviewer: await staffId(portal, interviewer) });

test('an interview waits for its appointment since it stands in its stage', async () => {
  const id = await insert({ enteredAt: inHours(-30), name: 'Ruth', churchName: 'Casa de Pan', country: 'CO' });
  expect(await find(ephesian, id)).toEqual({
    id,
    caseNumber: expect.stringMatching(/^2026-/),
    name: 'Ruth Arango',
    churchName: 'Casa de Pan',
    country: 'CO',
    state: 'appointment',
    at: inHours(-30).toISOString(),
    place: null,
    interviewer: null,
    parts: ['ephesian'],
    active: true,
  });
});

test('an appointment comes, is today on the reader’s clock while it is not over, and then waits for the result', async () => {
  // It is 11 AM in New York and half past eight in the evening in India.
  const [soon, late] = [await insert(), await insert()];
  await appoint(soon, 2);
  await appoint(late, 10);
  const at = inHours(2).toISOString();
  expect(await find(ephesian, soon)).toMatchObject({
    state: 'today',
    at,
    place: 'Room 4',
    interviewer: 'Abraham Quiñones',
  });
  const zone = 'Asia/Kolkata';
  expect(await find(ephesian, soon, { zone })).toMatchObject({ state: 'today' });
  expect(await find(ephesian, late)).toMatchObject({ state: 'today' });
  expect(await find(ephesian, late, { zone })).toMatchObject({ state: 'coming' });
  expect((await list(ephesian, { state: 'coming', zone })).map(({ id }) => id)).toEqual([late]);
  expect(await list(ephesian, { state: 'coming' })).toEqual([]);
  portal.clock.advance(3 * HOUR - 1);
  await signIn();
  expect(await find(ephesian, soon)).toMatchObject({ state: 'today' });
  portal.clock.advance(1);
  expect(await find(ephesian, soon)).toMatchObject({ state: 'result', at, place: null });
});

test('one begun, or to be decided later, waits for the result; with it, it is done and no longer asked for', async () => {
  const id = await insert();
  const at = `/api/business/request/${id}`;
  const record = (result: string, version: number) =>
    ephesian.send('POST', `${at}/interviews`, { result, comments: null, answers: ANSWERED, version });
  expect((await record('LATER', 2)).status).toBe(200);
  expect(await find(ephesian, id)).toMatchObject({ state: 'result', parts: ['interviewer', 'ephesian'] });
  portal.clock.advance(HOUR);
  await signIn();
  expect((await record('ACCEPTED', 3)).status).toBe(200);
  const decided = portal.clock.now().toISOString();
  expect(await find(ephesian, id)).toMatchObject({ state: 'done', at: decided, interviewer: 'Abraham Quiñones' });
  expect((await list(ephesian)).map((one) => one.id)).not.toContain(id);
  expect((await list(ephesian, { state: 'done' })).map((one) => one.id)).toContain(id);
});

test('a cancelled appointment counts for nothing; a waived interview is nobody’s', async () => {
  const cancelled = await insert();
  await insertAppointment(portal, cancelled, {
    startsAt: inHours(2),
    interviewer: await staffId(portal, 'supervisor'),
    cancelled: true,
  });
  expect(await find(ephesian, cancelled)).toMatchObject({ state: 'appointment' });
  expect(await find(supervisor, cancelled)).toBeUndefined();
  expect(await find(ephesian, await insert({ interviewWaived: true }))).toBeUndefined();
  expect(await find(ephesian, await insert({ interviewActive: false }))).toMatchObject({ active: false });
  for (const status of ['COMPLETE_ANALYSIS', 'REJECTED'] as const) {
    expect(await find(ephesian, await insert({ status })), status).toBeUndefined();
  }
});

test('holds what one interviews or has in charge, within reach alone', async () => {
  const foreign = await insert({ ephesian: 'ephesian2' });
  await appoint(foreign, 30, 'supervisor');
  expect(await find(supervisor, foreign)).toMatchObject({ parts: ['interviewer'] });
  expect(await find(supervisor, await insert())).toBeUndefined();
  expect(await find(ephesian, foreign)).toBeUndefined();
  // In another region than the one that holds it.
  await appoint(foreign, -30);
  expect(await find(ephesian, foreign)).toBeUndefined();
  expect(await find(ephesian, await insert({ deleted: true }))).toBeUndefined();
  const noCharge = await inRole(portal, 'ephesian', SHIPPED_ROLES.supervisor);
  expect(await find(noCharge, foreign)).toMatchObject({ parts: ['interviewer'] });
});

test('is found by name, church or case number, and not by who may not interview', async () => {
  const id = await insert({ name: 'Noemí', lastName: 'Tarsis', churchName: 'Monte Alto' });
  const { caseNumber } = (await find(ephesian, id)) ?? {};
  for (const search of ['noemi', 'tarsis alto', caseNumber ?? '']) {
    expect(
      (await list(ephesian, { search })).map((one) => one.id),
      search,
    ).toEqual([id]);
  }
  expect((await (await portal.staff('analyst')).get('/api/business/my-interviews')).codes).toEqual(['GE004']);
});

test.each(['Nowhere/Atlantis', '+02:00', 'x'.repeat(65)])('the zone %s is refused at its field', async (zone) => {
  const answer = await ephesian.get(`/api/business/my-interviews?${new URLSearchParams({ zone }).toString()}`);
  expect([answer.status, Object.keys(answer.body.data.fields)]).toEqual([400, ['zone']]);
});
