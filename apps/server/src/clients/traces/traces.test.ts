import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { copyOf, orderCopy } from '../../../test/erasure/copyOf.ts';
import { filesWith, foundIn } from '../../../test/erasure/foundIn.ts';
import { ladenCase, TELLTALE } from '../../../test/erasure/ladenCase.ts';
import { historyOf } from '../../../test/historyOf.ts';
import { readApplication } from '../../../test/factories.ts';
import { newApplicant, submitted } from '../../../test/people/applicants.ts';

let portal: TestServer;
let admin: Caller;
let manager: Caller;

beforeAll(async () => {
  portal = await buildTestServer();
  admin = await portal.staff('admin');
  manager = await portal.staff('manager');
});
afterAll(() => portal.close());

const TRACE = '/api/business/trace';
const find = async (search: string) => (await admin.get(`${TRACE}?search=${encodeURIComponent(search)}`)).data;
const detailOf = async (id: number) => (await admin.get(`${TRACE}/${id}`)).data;
const seenOf = async (id: number) => {
  const { version, cases } = await detailOf(id);
  return { version, cases: cases.map((each: { id: number }) => each.id) };
};
const erase = async (id: number, confirm: string, seen?: object) =>
  admin.send('POST', `${TRACE}/${id}/erasures`, { confirm, ...(seen ?? (await seenOf(id))) });
const countOf = (detail: { kept: { what: string; count: number }[] }, what: string) =>
  detail.kept.find((each) => each.what === what)?.count;

test('a person to whom everything happened is found by every word, copied whole, erased, and is nowhere', async () => {
  const { id, client, caseNumber } = await ladenCase(portal);
  admin = await portal.staff('admin');
  const { client_account_id: account } = await readApplication(portal, id);
  for (const words of [TELLTALE.name, 'zyxquirio vorn', TELLTALE.account, TELLTALE.phone, caseNumber]) {
    expect([words, (await find(words)).found.map((each: { id: number }) => each.id)]).toEqual([words, [account]]);
  }
  const detail = await detailOf(account);
  expect(detail).toMatchObject({
    email: TELLTALE.account,
    erasing: false,
    cases: [{ id, caseNumber, stage: 'REJECTED' }],
  });
  const expected = { cases: 1, notes: 2, references: 2, messages: 2, interviews: 1, licences: 1 };
  for (const [what, count] of Object.entries(expected)) expect([what, countOf(detail, what)]).toEqual([what, count]);

  const { copy, text: told, files } = await copyOf(portal, admin, `${TRACE}/${account}`);
  for (const text of Object.values(TELLTALE)) expect(told).toContain(text);
  expect(told).not.toMatch(/"[a-z_]*(hash|secret|token)"/);
  expect(files).toHaveLength(countOf(detail, 'files') ?? 0);
  const unfinished = await orderCopy(admin, `${TRACE}/${account}`);

  expect((await erase(account, 'somebody else')).body.data.fields).toMatchObject({
    confirm: { code: 'erase.confirm' },
  });
  expect((await erase(account, TELLTALE.account)).codes).toEqual([]);
  // At once nobody comes in any more, and what is ordered twice is done once.
  await expect.poll(async () => (await client.get('/api/client/request')).status).toBe(401);
  expect(await detailOf(account)).toMatchObject({ erasing: true, status: 'INACTIVE' });
  expect((await portal.server.inject({ url: copy.file?.url ?? '' })).statusCode).toBe(404);
  await portal.drain(['exports.make']);
  expect((await admin.get(`/api/business/exports/${unfinished.id}`)).data.state).toBe('CANCELLED');
  expect((await erase(account, TELLTALE.account)).codes).toEqual([]);
  await portal.drain(['clients.erase-traces']);
  portal.clock.advance(60_000);
  await portal.drain(['files.clear']);
  const texts = [...Object.values(TELLTALE), 'Vornisson', 'Vornsen'];
  expect(await portal.database.read((db) => foundIn(db, texts))).toEqual([]);
  expect(await filesWith(portal.folder, [TELLTALE.name])).toEqual([]);
  expect((await admin.get(`${TRACE}/${account}`)).status).toBe(404);
  expect((await historyOf(portal, 'clients', account)).map(({ kind }) => kind).slice(-3)).toEqual([
    'copied',
    'erasureOrdered',
    'erased',
  ]);
});

test('all cases of an account go, drafts and deleted ones too; those of others stay', async () => {
  const client = await newApplicant(portal, 'traced.twice@example.org');
  const first = await submitted(client);
  const second = await submitted(client);
  const draft = (await client.send('POST', '/api/client/request', {})).data.id;
  const other = await submitted(await newApplicant(portal, 'not.traced@example.org'));
  const { client_account_id: account, version } = await readApplication(portal, second);
  const removal = { reason: 'Twice', version };
  expect((await manager.send('POST', `/api/business/request/${second}/deletions`, removal)).codes).toEqual([]);
  const { cases } = await detailOf(account);
  expect(cases.map((each: { id: number }) => each.id)).toEqual([draft, second, first]);
  expect(cases[1].deleted).toBe(true);
  expect((await erase(account, 'traced.twice@example.org')).codes).toEqual([]);
  await portal.drain(['clients.erase-traces']);
  const left = await portal.database.read((db) =>
    db.selectFrom('application').select('id').where('id', 'in', [first, second, draft, other]).execute(),
  );
  expect(left).toEqual([{ id: other }]);
  expect(await portal.database.read((db) => foundIn(db, ['traced.twice']))).toEqual([]);
});

test('whoever saw other cases than there are is told so, and nothing is ordered', async () => {
  const client = await newApplicant(portal, 'seen.before@example.org');
  const first = await submitted(client);
  const { client_account_id: account } = await readApplication(portal, first);
  const seen = await seenOf(account);
  const second = await submitted(client);
  const refused = await erase(account, 'seen.before@example.org', seen);
  expect(refused.codes).toEqual(['record.stale']);
  expect(refused.body.data.present.cases.map((each: { id: number }) => each.id)).toEqual([second, first]);
  expect((await detailOf(account)).erasing).toBe(false);
  expect((await find('')).found).toEqual([]);
});

test('broken off between two cases, it goes on with what is left', async () => {
  const client = await newApplicant(portal, 'broken.off@example.org');
  const ids = [await submitted(client), await submitted(client)];
  const { client_account_id: account } = await readApplication(portal, ids[0] ?? 0);
  expect((await erase(account, 'broken.off@example.org')).codes).toEqual([]);
  // As a process that ended after the first case leaves it.
  const { version, case_number: confirm } = await readApplication(portal, ids[0] ?? 0);
  await admin.send('POST', `/api/business/request/${ids[0]}/erasures`, { confirm, version });
  expect((await detailOf(account)).erasing).toBe(true);
  await portal.drain(['clients.erase-traces']);
  expect((await admin.get(`${TRACE}/${account}`)).status).toBe(404);
  expect(await portal.database.read((db) => foundIn(db, ['broken.off']))).toEqual([]);
});
