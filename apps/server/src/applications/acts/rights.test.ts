import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { insertApplication, readApplication, staffId, type ApplicationFacts } from '../../../test/factories.ts';
import { shippedRoleId } from '../../access/shippedRoles.ts';

let portal: TestServer;
let analyst: Caller;
let ephesian: Caller;

beforeAll(async () => {
  portal = await buildTestServer();
  analyst = await portal.staff('analyst');
  ephesian = await portal.staff('ephesian');
});
afterAll(() => portal.close());

const at = (id: number) => `/api/business/request/${id}`;
const move = (caller: Caller, id: number, body: object) =>
  caller.send('POST', `${at(id)}/moves`, { version: 2, ...body });
const insert = (facts: ApplicationFacts) => insertApplication(portal, facts);

test('refuses a move of a stage one may only see, naming the slug', async () => {
  const id = await insert({ status: 'APPROVED', ephesian: 'ephesian' });
  expect(await move(ephesian, id, { from: 'APPROVED', to: 'SENT' })).toMatchObject({
    status: 403,
    codes: ['GE004'],
    body: { data: { permission: 'business.request.do.approve', roles: [] } },
  });
  expect((await ephesian.get(at(id))).data.may).toEqual({
    move: false,
    assign: false,
    unassign: false,
    claim: false,
    askCorrection: false,
    seeCorrections: false,
    edit: false,
    tag: false,
    note: true,
    chat: true,
    email: false,
    erNote: true,
    reference: false,
    seeMoney: true,
    exoneratePayment: false,
    decideExoneration: false,
    exonerateProcess: false,
    payExternally: false,
    interview: false,
    judgeDocument: false,
    photo: false,
    switchInterview: false,
    appoint: false,
    cancelAppointment: true,
    remind: true,
    viewLicence: true,
    licence: false,
    print: true,
    seeReports: true,
    seeCheckIns: false,
    seeCourses: false,
    duplicate: false,
    delete: false,
    restore: false,
    erase: false,
  });
});

test('names the actor’s own role that could', async () => {
  const userId = await staffId(portal, 'ephesian2');
  const role = await portal.database.transaction(async (db) => {
    const id = await shippedRoleId(db, 'supervisor');
    await db.insertInto('user_role').values({ user_id: userId, role_id: id }).execute();
    return id;
  });
  const id = await insert({ status: 'APPROVED', ephesian: 'ephesian2' });
  const both = await portal.staff('ephesian2');
  const refused = await move(both, id, { from: 'APPROVED', to: 'SENT' });
  expect(refused.body.data.roles).toEqual([{ id: role, name: 'Supervisor' }]);
  const body = { from: 'APPROVED', to: 'SENT', version: 2 };
  const done = await both.send('POST', `${at(id)}/moves`, body, { 'x-role-id': String(role) });
  expect(done.data.status).toBe('SENT');
});

test('lets an analyst take a paid card, for themselves only, while nobody has it', async () => {
  const [me, colleague] = [await staffId(portal, 'analyst'), await staffId(portal, 'analyst2')];
  const id = await insert({ status: 'PAID' });
  expect((await analyst.get(at(id))).data.may).toMatchObject({ move: true, claim: true, assign: false });
  const forOther = await move(analyst, id, { from: 'PAID', to: 'ANALYSIS', assignee: colleague });
  expect(forOther).toMatchObject({
    status: 403,
    codes: ['GE004'],
    body: { data: { permission: 'business.request.assign' } },
  });
  const assigned = await analyst.send('PUT', `${at(id)}/assignments/analyst`, { userId: colleague, version: 2 });
  expect(assigned.codes).toEqual(['GE004']);
  expect((await analyst.send('PUT', `${at(id)}/assignments/ephesian`, { userId: me, version: 2 })).codes).toEqual([
    'GE004',
  ]);
  const claimed = await analyst.send('PUT', `${at(id)}/assignments/analyst`, { userId: me, version: 2 });
  expect(claimed.data).toMatchObject({ assignment: { analyst: { id: me } }, may: { claim: false, move: true } });
  const moved = await move(analyst, id, { from: 'PAID', to: 'ANALYSIS', version: 3, assignee: me });
  expect(moved.data).toMatchObject({ status: 'ANALYSIS', may: { move: true } });

  const taken = await insert({ status: 'PAID', analyst: 'analyst2' });
  expect((await move(analyst, taken, { from: 'PAID', to: 'ANALYSIS', assignee: me })).codes).toEqual(['GE004']);
  expect(
    (await analyst.send('PUT', `${at(taken)}/assignments/analyst`, { userId: me, version: 2, reassign: true })).codes,
  ).toEqual(['GE004']);
});

test('lets an analyst work on the own cards alone', async () => {
  const mine = await insert({ status: 'ANALYSIS', analyst: 'analyst' });
  const other = await insert({ status: 'ANALYSIS', analyst: 'analyst2' });
  expect((await move(analyst, mine, { from: 'ANALYSIS', to: 'COMPLETE_ANALYSIS' })).data.status).toBe(
    'COMPLETE_ANALYSIS',
  );
  expect((await move(analyst, other, { from: 'ANALYSIS', to: 'COMPLETE_ANALYSIS' })).codes).toEqual(['http.notFound']);
});

test('shows whoever acted what came of it, also where it left their sight, with nothing left to do', async () => {
  const id = await insert({ status: 'PAID' });
  const moved = await move(analyst, id, { from: 'PAID', to: 'ANALYSIS' });
  expect(moved.data).toMatchObject({ id, status: 'ANALYSIS', assignment: { analyst: null } });
  expect(Object.values(moved.data.may)).not.toContain(true);
  expect((await analyst.get(at(id))).codes).toEqual(['http.notFound']);
});

test('offers in a stage what can be done there', async () => {
  const manager = await portal.staff('manager');
  const may = async (facts: ApplicationFacts) => (await manager.get(at(await insert(facts)))).data.may;
  expect(await may({ status: 'COMPLETE' })).toMatchObject({
    move: false,
    assign: false,
    askCorrection: false,
    exoneratePayment: true,
    exonerateProcess: false,
    payExternally: true,
    interview: false,
  });
  expect(await may({ status: 'REJECT_BY_TAG' })).toMatchObject({
    move: false,
    exoneratePayment: false,
    exonerateProcess: true,
    payExternally: false,
  });
  expect(await may({ status: 'INTERVIEW' })).toMatchObject({
    move: true,
    assign: true,
    askCorrection: true,
    exonerateProcess: true,
    payExternally: false,
    interview: true,
  });
  expect(await may({ status: 'INTERVIEW', interviewActive: false })).toMatchObject({ interview: false });
  expect(await may({ status: 'REJECTED' })).toMatchObject({
    move: false,
    assign: false,
    askCorrection: false,
    seeCorrections: true,
    interview: false,
  });
});

test('moves nothing by a refused act', async () => {
  const id = await insert({ status: 'APPROVED', ephesian: 'ephesian' });
  await move(ephesian, id, { from: 'APPROVED', to: 'REJECTED', deactivation: { type: 'OTHER', reason: 'x' } });
  expect(await readApplication(portal, id)).toMatchObject({ status: 'APPROVED', version: 2 });
});
