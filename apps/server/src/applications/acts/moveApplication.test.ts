import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { insertApplication, readApplication, staffId, type ApplicationFacts } from '../../../test/factories.ts';
import { ANSWERED } from '../../../test/interviewAnswers.ts';

let portal: TestServer;
let supervisor: Caller;

beforeAll(async () => {
  portal = await buildTestServer();
  supervisor = await portal.staff('supervisor');
});
afterAll(() => portal.close());

const at = (id: number) => `/api/business/request/${id}`;
const move = (caller: Caller, id: number, body: object, headers = {}) =>
  caller.send('POST', `${at(id)}/moves`, body, headers);
const insert = (facts: ApplicationFacts) => insertApplication(portal, facts);

test('goes the whole way from PAID to SENT, each time to the top of the next column', async () => {
  const [analyst, ephesian] = [await staffId(portal, 'analyst'), await staffId(portal, 'ephesian')];
  const id = await insert({ status: 'PAID' });
  const steps = [
    { from: 'PAID', to: 'ANALYSIS', assignee: analyst },
    { from: 'ANALYSIS', to: 'COMPLETE_ANALYSIS' },
    { from: 'COMPLETE_ANALYSIS', to: 'INTERVIEW', assignee: ephesian },
    { from: 'INTERVIEW', to: 'INTERVIEW_SUCCESS' },
    { from: 'INTERVIEW_SUCCESS', to: 'APPROVED' },
    { from: 'APPROVED', to: 'SENT' },
  ];
  let version = 2;
  for (const step of steps) {
    portal.clock.advance(60_000);
    if (step.from === 'INTERVIEW') {
      const later = await supervisor.send('POST', `${at(id)}/interviews`, {
        result: 'ACCEPTED',
        answers: ANSWERED,
        version,
      });
      expect(later.data).toMatchObject({
        status: 'INTERVIEW_SUCCESS',
        version: version + 1,
        interviewResult: 'ACCEPTED',
      });
    } else {
      await insert({ status: step.to as 'SENT' });
      portal.clock.advance(1000);
      const { data } = await move(supervisor, id, { ...step, version });
      expect(data).toMatchObject({
        id,
        status: step.to,
        version: version + 1,
        stageEnteredAt: portal.clock.now().toISOString(),
      });
    }
    version++;
    const column = (await supervisor.get(`/api/business/request/status/${step.to}`)).data;
    expect(column.data[0].id).toBe(id);
  }
  const { data } = await supervisor.get(at(id));
  expect(data).toMatchObject({
    nextStatus: ['REJECTED'],
    pastorTitle: 'PASTOR',
    assignment: { analyst: { id: analyst }, ephesian: { id: ephesian } },
  });
  expect(data.history.map(({ what }: { what: string }) => what)).toEqual([
    'mail.written',
    'moved',
    'mail.written',
    'moved',
    'interview.recorded',
    'moved',
    'moved',
    'moved',
    'submitted',
  ]);
  expect(data.history[1]).toMatchObject({ by: 'Noemí Castellanos', detail: { from: 'APPROVED', to: 'SENT' } });
});

test('refuses what the reader saw no longer is, with the card as it is now', async () => {
  const id = await insert({ status: 'ANALYSIS', analyst: 'analyst' });
  for (const body of [
    { from: 'ANALYSIS', version: 1 },
    { from: 'PAID', version: 2 },
    { from: 'ANALYSIS', version: 3 },
  ]) {
    const answer = await move(supervisor, id, { to: 'COMPLETE_ANALYSIS', ...body });
    expect(answer).toMatchObject({ status: 409, codes: ['move.stale'] });
    expect(answer.body.data.present).toMatchObject({
      id,
      status: 'ANALYSIS',
      version: 2,
      nextStatus: ['COMPLETE_ANALYSIS', 'REJECTED'],
      may: { move: true },
    });
  }
  expect((await readApplication(portal, id)).version).toBe(2);
});

test('lets exactly one of two moves at once win, and tells the other', async () => {
  for (let round = 0; round < 5; round++) {
    const id = await insert({ status: 'ANALYSIS', analyst: 'analyst' });
    const manager = await portal.staff('manager');
    const body = { from: 'ANALYSIS', to: 'COMPLETE_ANALYSIS', version: 2 };
    const rejection = { ...body, to: 'REJECTED', deactivation: { type: 'OTHER', reason: 'Moved away' } };
    const answers = await Promise.all([move(supervisor, id, body), move(manager, id, rejection)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const winner = answers.find(({ status }) => status === 200);
    const loser = answers.find(({ status }) => status === 409);
    expect(loser?.body.data.present).toMatchObject({ id, status: winner?.data.status, version: 3 });
    expect(await readApplication(portal, id)).toMatchObject({ status: winner?.data.status, version: 3 });
  }
});

const GATES: [string, ApplicationFacts, string, string[]][] = [
  ['an analyst', { status: 'ANALYSIS' }, 'COMPLETE_ANALYSIS', ['move.noAnalyst']],
  ['payment', { status: 'ANALYSIS', analyst: 'analyst', payment: 'PENDING' }, 'COMPLETE_ANALYSIS', ['move.notPaid']],
  [
    'accepted corrections',
    { status: 'ANALYSIS', analyst: 'analyst', openCorrections: 2 },
    'COMPLETE_ANALYSIS',
    ['move.corrections'],
  ],
  ['an Ephesian', { status: 'COMPLETE_ANALYSIS' }, 'INTERVIEW', ['move.noEphesian']],
  ['the interview', { status: 'INTERVIEW' }, 'INTERVIEW_SUCCESS', ['move.interview']],
  ['a decision of the interview', { status: 'INTERVIEW', interview: 'LATER' }, 'INTERVIEW_SUCCESS', ['move.interview']],
  ['payment still', { status: 'INTERVIEW_SUCCESS', payment: 'PENDING' }, 'APPROVED', ['move.notPaid']],
  ['accepted corrections at last', { status: 'APPROVED', openCorrections: 1 }, 'SENT', ['move.corrections']],
  [
    'an analyst, payment and corrections',
    { status: 'ANALYSIS', payment: 'PENDING', openCorrections: 3 },
    'COMPLETE_ANALYSIS',
    ['move.noAnalyst', 'move.notPaid', 'move.corrections'],
  ],
  [
    'an Ephesian, payment and corrections',
    { status: 'COMPLETE_ANALYSIS', payment: 'PENDING', openCorrections: 1 },
    'INTERVIEW',
    ['move.noEphesian', 'move.notPaid', 'move.corrections'],
  ],
  [
    'interview, payment and corrections',
    { status: 'INTERVIEW', payment: 'PENDING', openCorrections: 1 },
    'INTERVIEW_SUCCESS',
    ['move.interview', 'move.notPaid', 'move.corrections'],
  ],
];

test.each(GATES)(
  'asks for %s before the way forward, all in one answer, as the card said',
  async (_what, facts, to, codes) => {
    const id = await insert(facts);
    const answer = await move(supervisor, id, { from: facts.status, to, version: 2 });
    expect(answer).toMatchObject({ status: 422, codes });
    const { data } = await supervisor.get(at(id));
    expect(data).toMatchObject({ status: facts.status, version: 2 });
    expect(data.missing.map(({ code }: { code: string }) => code)).toEqual(codes);
    if (facts.openCorrections) {
      expect(answer.body.data.problems).toContainEqual({
        code: 'move.corrections',
        params: { n: facts.openCorrections },
      });
    }
  },
);

test.each([
  ['PAID', 'COMPLETE_ANALYSIS'],
  ['PAID', 'PAID'],
  ['ANALYSIS', 'PAID'],
  ['COMPLETE', 'PAID'],
  ['REJECT_BY_TAG', 'ANALYSIS'],
  ['SENT', 'APPROVED'],
  ['REJECTED', 'ANALYSIS'],
  ['REJECTED', 'REJECTED'],
] as const)('knows no way from %s to %s', async (from, to) => {
  const manager = await portal.staff('manager');
  const id = await insert({ status: from });
  expect(await move(manager, id, { from, to, version: 2 })).toMatchObject({
    status: 422,
    codes: ['move.invalid'],
    body: { data: { problems: [{ code: 'move.invalid', params: { from, to } }] } },
  });
});

test('passes the interview gate by a waiver', async () => {
  const id = await insert({ status: 'INTERVIEW', interviewWaived: true });
  expect((await move(supervisor, id, { from: 'INTERVIEW', to: 'INTERVIEW_SUCCESS', version: 2 })).data.status).toBe(
    'INTERVIEW_SUCCESS',
  );
});

test('takes an assignee only of the kind the move fills, active, and where the move fills one', async () => {
  const [analyst, manager] = [await staffId(portal, 'analyst'), await staffId(portal, 'manager')];
  const paid = await insert({ status: 'PAID' });
  for (const assignee of [manager, 999_999]) {
    const answer = await move(supervisor, paid, { from: 'PAID', to: 'ANALYSIS', version: 2, assignee });
    expect(answer).toMatchObject({
      status: 422,
      codes: ['assign.kind'],
      body: { data: { fields: { assignee: { code: 'assign.kind' } } } },
    });
  }
  const analysis = await insert({ status: 'ANALYSIS', analyst: 'analyst' });
  const elsewhere = await move(supervisor, analysis, {
    from: 'ANALYSIS',
    to: 'COMPLETE_ANALYSIS',
    version: 2,
    assignee: analyst,
  });
  expect(elsewhere.codes).toEqual(['assign.kind']);
});

test('does a repeated move once, and answers it with the card as it is', async () => {
  const id = await insert({ status: 'ANALYSIS', analyst: 'analyst' });
  const body = { from: 'ANALYSIS', to: 'COMPLETE_ANALYSIS', version: 2 };
  const key = { 'idempotency-key': 'move-once-please' };
  const answers = await Promise.all([move(supervisor, id, body, key), move(supervisor, id, body, key)]);
  const again = await move(supervisor, id, body, key);
  for (const answer of [...answers, again])
    expect(answer.data).toMatchObject({ id, status: 'COMPLETE_ANALYSIS', version: 3 });
  const { history } = (await supervisor.get(at(id))).data;
  expect(history.filter(({ what }: { what: string }) => what === 'moved')).toHaveLength(1);

  const other = await move(supervisor, id, { ...body, version: 3 }, key);
  expect(other).toMatchObject({ status: 422, codes: ['idempotency.mismatch'] });
  const elsewhere = await supervisor.send('POST', `${at(id)}/moves/undo`, { version: 3 }, key);
  expect(elsewhere.codes).toEqual(['idempotency.mismatch']);
  // The key is the caller's own: another's is another.
  const manager = await portal.staff('manager');
  expect((await move(manager, id, body, key)).codes).toEqual(['move.stale']);
});

test('remembers no refusal: the same request may succeed later', async () => {
  const id = await insert({ status: 'ANALYSIS' });
  const body = { from: 'ANALYSIS', to: 'COMPLETE_ANALYSIS', version: 2 };
  const key = { 'idempotency-key': 'try-again-later' };
  expect((await move(supervisor, id, body, key)).codes).toEqual(['move.noAnalyst']);
  const analyst = await staffId(portal, 'analyst');
  await portal.database.transaction((db) =>
    db.updateTable('application').set({ analyst_id: analyst }).where('id', '=', id).execute(),
  );
  expect((await move(supervisor, id, body, key)).data.status).toBe('COMPLETE_ANALYSIS');
});
