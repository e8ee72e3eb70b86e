import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FieldProblem } from '@portal/contract/envelope.ts';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { insertTag } from '../../../test/attacks/scenes/recordScenes.ts';
import { expectCountersToBeCounts } from '../../../test/database/countersAreCounts.ts';
import { insertApplication, readApplication, staffId, type ApplicationFacts } from '../../../test/factories.ts';
import { rowsOf } from '../../../test/people/clientAccounts.ts';

let portal: TestServer;
let manager: Caller;
let supervisor: Caller;
let analyst: Caller;

beforeAll(async () => {
  portal = await buildTestServer();
  manager = await portal.staff('manager');
  supervisor = await portal.staff('supervisor');
  analyst = await portal.staff('analyst');
});
afterAll(() => portal.close());

const PATH = '/api/business/request/many';
const text = { subject: 'For {leader}', text: 'Case {caseNumber}' };
const MAIL = { do: 'email', recipients: ['leader'], language: 'own', texts: { en: text, es: text } };

const insert = (facts: Partial<ApplicationFacts> = {}) => insertApplication(portal, { status: 'ANALYSIS', ...facts });

/** One of every sort that an act may be refused for, or not. */
const lot = async () => [
  await insert({ status: 'PAID' }),
  await insert({ status: 'PAID', analyst: 'analyst2' }),
  await insert({ analyst: 'analyst' }),
  await insert(),
  await insert({ analyst: 'analyst', openCorrections: 2 }),
  await insert({ analyst: 'analyst', payment: 'PENDING' }),
  await insert({ status: 'COMPLETE' }),
  await insert({ status: 'COMPLETE_ANALYSIS' }),
  await insert({ status: 'COMPLETE_ANALYSIS', ephesian: 'ephesian' }),
  await insert({ status: 'COMPLETE_ANALYSIS', ephesian: 'ephesian2', openCorrections: 1 }),
  await insert({ status: 'INTERVIEW', ephesian: 'ephesian', interview: 'ACCEPTED' }),
  await insert({ status: 'INTERVIEW', ephesian: 'ephesian' }),
  await insert({ status: 'SENT' }),
  await insert({ status: 'REJECTED' }),
  await insert({ status: 'UNFINISHED' }),
  await insert({ deleted: true }),
  999_999_999,
];

interface Outcome {
  change: number;
  refused: { problems: FieldProblem[]; count: number }[];
}

/** How many were refused for what. */
const reasons = (all: readonly (readonly { code: string; params?: FieldProblem['params'] | undefined }[])[]) => {
  const counts: Record<string, number> = {};
  for (const problems of all) {
    const codes = problems
      .map(({ code, params }) => `${code} ${JSON.stringify(Object.entries(params ?? {}).toSorted())}`)
      .join(' ');
    counts[codes] = (counts[codes] ?? 0) + 1;
  }
  return counts;
};

const acts = async (): Promise<[string, object][]> => [
  ['an analyst', { do: 'assign', kind: 'analyst', userId: await staffId(portal, 'analyst') }],
  [
    'an analyst in the place of others',
    { do: 'assign', kind: 'analyst', userId: await staffId(portal, 'analyst'), replace: true },
  ],
  ['an Ephesian', { do: 'assign', kind: 'ephesian', userId: await staffId(portal, 'ephesian') }],
  ['a tag', { do: 'tag', tag: await insertTag({ portal }), on: true }],
  ['to Analysis', { do: 'move', to: 'ANALYSIS' }],
  ['to Analysis with an analyst', { do: 'move', to: 'ANALYSIS', assignee: await staffId(portal, 'analyst') }],
  ['to Analysis complete', { do: 'move', to: 'COMPLETE_ANALYSIS' }],
  ['to Interview', { do: 'move', to: 'INTERVIEW' }],
  ['to Interview with an Ephesian', { do: 'move', to: 'INTERVIEW', assignee: await staffId(portal, 'ephesian2') }],
  ['to Interview passed', { do: 'move', to: 'INTERVIEW_SUCCESS' }],
  ['to Deactivated', { do: 'move', to: 'REJECTED', deactivation: { type: 'OTHER', reason: 'Closed' } }],
  ['an email', MAIL],
];

test('tells before what becomes of each afterwards, whatever the act and whoever acts', async () => {
  const all = await acts();
  const few = all.filter(([name]) => /Analysis complete|email/.test(name));
  const final = all.filter(([name]) => name === 'to Deactivated');
  for (const [caller, tried] of [
    [manager, all],
    [analyst, few],
    [supervisor, final],
  ] as const) {
    for (const [name, act] of tried) {
      const ids = await lot();
      const told = await caller.send('POST', `${PATH}/preview`, { applications: ids, act });
      const begun = await caller.send('POST', PATH, { applications: ids, act });
      expect(begun.codes, name).toEqual(told.codes);
      if (begun.status !== 200) continue;
      const rows = await rowsOf(portal, caller, begun.data.runId);
      const { change, unchanged, refused, total } = told.data;
      expect([total, change + unchanged], name).toEqual([
        ids.length,
        rows.filter(({ state }) => state === 'DONE').length,
      ]);
      const refusedRows = rows.filter(({ state }) => state === 'REFUSED').map(({ problems }) => problems);
      expect(reasons(refusedRows), name).toEqual(
        reasons(refused.flatMap((each: Outcome['refused'][number]) => Array(each.count).fill(each.problems))),
      );
      for (const { problems, some } of refused) {
        // What lies in the bin is not named to everybody.
        if (problems[0].code === 'application.deleted') continue;
        expect(some.length > 0, name).toBe(problems[0].code !== 'http.notFound');
      }
    }
  }
  await expectCountersToBeCounts(portal, manager);
});

test('does with all that the filter finds what a reader was told', async () => {
  const name = `Zafiro ${randomUUID().slice(0, 6).replaceAll(/\d/g, 'x')}`;
  const ids = [];
  for (let i = 0; i < 30; i++) ids.push(await insert({ status: i % 3 === 0 ? 'COMPLETE' : 'PAID', churchName: name }));
  const tag = await insertTag({ portal });
  const act = { do: 'tag', tag, on: true };
  const fitting = { search: name, stages: 'PAID' };
  expect((await manager.send('POST', `${PATH}/preview`, { fitting, act })).data).toMatchObject({
    total: 20,
    change: 20,
  });
  const { runId } = (await manager.send('POST', PATH, { fitting, act })).data;
  await rowsOf(portal, manager, runId);
  const { data } = (await manager.get(`/api/business/request?tag=${tag}`)).data;
  expect(data).toHaveLength(20);
  expect((await manager.send('POST', `${PATH}/preview`, { fitting, act })).data).toMatchObject({
    change: 0,
    unchanged: 20,
  });
});

test('is begun once however often it is sent, and tells each its history once', async () => {
  const id = await insert({ status: 'PAID' });
  const body = { applications: [id], act: { do: 'move', to: 'ANALYSIS', assignee: await staffId(portal, 'analyst') } };
  const key = randomUUID();
  const [one, other] = [
    await manager.send('POST', PATH, body, { 'idempotency-key': key }),
    await manager.send('POST', PATH, body, { 'idempotency-key': key }),
  ];
  expect(other.data).toEqual(one.data);
  const again = (await manager.send('POST', PATH, body)).data;
  await rowsOf(portal, manager, one.data.runId);
  expect((await rowsOf(portal, manager, again.runId)).map(({ state }) => state)).toEqual(['DONE']);
  const { history } = (await manager.get(`/api/business/request/${id}`)).data;
  expect(history.filter(({ what }: { what: string }) => what === 'moved')).toHaveLength(1);
});

test('writes to those who have an address in the language they are written to, with what is theirs', async () => {
  const id = await insert();
  const both = { ...MAIL, recipients: ['leader', 'spouse'] };
  const { runId } = (await manager.send('POST', PATH, { applications: [id], act: both })).data;
  await rowsOf(portal, manager, runId);
  const mails = (await manager.get(`/api/business/request/${id}/mails`)).data;
  const { case_number: caseNumber } = await readApplication(portal, id);
  expect(mails).toMatchObject([{ to: 'leader', language: 'en', written: { text: `Case ${caseNumber}` } }]);
});

test('keeps nothing of what was written once it has ended', async () => {
  const id = await insert();
  const { runId } = (await manager.send('POST', PATH, { applications: [id], act: MAIL })).data;
  await rowsOf(portal, manager, runId);
  const params = await portal.database.read((db) =>
    db.selectFrom('bulk_run').select('params').where('id', '=', runId).executeTakeFirst(),
  );
  expect(params).toEqual({ params: {} });
});

test.each([
  [{ do: 'assign', kind: 'analyst' }, 'act.userId', 'assign.chooseUser'],
  [{ do: 'assign', kind: 'analyst', userId: 999_999 }, 'act.userId', 'assign.kind'],
  [{ do: 'tag', tag: 999_999, on: true }, 'act.tag', 'tag.gone'],
  [{ do: 'move', to: 'REJECTED' }, 'act.deactivation.reason', 'field.required'],
  [{ do: 'move', to: 'SENT', assignee: 1 }, 'act.assignee', 'assign.kind'],
  [{ ...MAIL, recipients: [] }, 'act.recipients', 'field.checkbox'],
  [{ ...MAIL, texts: { en: text, es: null } }, 'act.texts.es.text', 'field.required'],
])('refuses what was asked at its field: %j', async (act, field, code) => {
  const applications = [await insert()];
  for (const path of [PATH, `${PATH}/preview`]) {
    const refused = await manager.send('POST', path, { applications, act });
    expect(refused.body.data.fields[field]).toMatchObject({ code });
  }
});

test('asks for some, and for no more than it can tell of', async () => {
  const act = { do: 'tag', tag: await insertTag({ portal }), on: true };
  const none = await manager.send('POST', PATH, { act });
  expect(none.body.data.fields.applications).toMatchObject({ code: 'field.required' });
  const ids = Array.from({ length: 10_001 }, (_, index) => 900_000_000 + index);
  expect((await manager.send('POST', PATH, { applications: ids, act })).codes).toEqual(['bulk.tooMany']);
  const told = await manager.send('POST', `${PATH}/preview`, { applications: ids.slice(1), act });
  expect(told.data).toMatchObject({ total: 10_000, refused: [{ count: 10_000, some: [] }] });
});
