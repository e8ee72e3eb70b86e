import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { insertApplication, readApplication } from '../../../test/factories.ts';
import { historyOf } from '../../../test/historyOf.ts';
import { mailTo, newApplicant, submitted } from '../../../test/people/applicants.ts';

let portal: TestServer;
let manager: Caller;

beforeAll(async () => {
  portal = await buildTestServer();
  manager = await portal.staff('manager');
});
afterAll(() => portal.close());

const at = (id: number) => `/api/business/request/${id}`;
const duplicate = async (id: number, caller = manager, version?: number) =>
  caller.send('POST', `${at(id)}/duplicates`, { version: version ?? (await readApplication(portal, id)).version });
const detail = async (id: number) => (await manager.get(at(id))).data;

test('form and documents are submitted once more, also beside an open draft, and both name each other', async () => {
  const client = await newApplicant(portal, 'once.more@example.org', 'en');
  const origin = await submitted(client);
  await client.send('POST', '/api/client/request');
  await manager.send('POST', `${at(origin)}/notes/NOTE`, { title: 'Not copied', description: 'x', mentions: [] });
  const { data } = await duplicate(origin);
  const [first, second] = [await detail(origin), await detail(data.id)];
  expect(second.caseNumber).toBe(data.caseNumber);
  expect(second.caseNumber).not.toBe(first.caseNumber);
  const formOf = ({ pastor, ministry, documents }: typeof first) => ({
    leader: pastor.leader,
    contact: pastor.contact,
    ministry,
    photos: pastor.photos.map(({ kind, name }: { kind: string; name: string }) => [kind, name]),
    documents: documents.map(({ kind, name }: { kind: string; name: string }) => [kind, name]),
  });
  expect(formOf(second)).toEqual(formOf(first));
  expect([second.pastorId, second.ministryId]).toEqual([first.pastorId, first.ministryId]);
  expect(second).toMatchObject({ status: 'COMPLETE', notes: { NOTE: 0 }, paymentStatus: 'PENDING' });
  expect(first.duplicates).toEqual([{ id: data.id, caseNumber: data.caseNumber, as: 'copy' }]);
  expect(second.duplicates).toEqual([{ id: origin, caseNumber: first.caseNumber, as: 'origin' }]);
  expect((await historyOf(portal, 'applications', origin)).at(-1)).toMatchObject({
    kind: 'duplicated',
    detail: { as: 'copy', application: data.id },
  });
  expect((await historyOf(portal, 'applications', data.id)).map(({ kind }) => kind)).toContain('duplicated');
  expect((await mailTo(portal, 'once.more@example.org')).text).toContain(data.caseNumber);
});

test('two at once make one, and it asks the right', async () => {
  const origin = await submitted(await newApplicant(portal, 'twice.more@example.org', 'en'));
  expect((await duplicate(origin, await portal.staff('supervisor'))).codes).toEqual(['GE004']);
  const { version } = await readApplication(portal, origin);
  const answers = await Promise.all([duplicate(origin, manager, version), duplicate(origin, manager, version)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await detail(origin)).duplicates).toHaveLength(1);
});

test('what the form of today lacks is told, and nothing is made', async () => {
  const id = await insertApplication(portal, { status: 'PAID' });
  const refused = await duplicate(id);
  expect(refused.codes).toEqual(['submission.incomplete']);
  expect(Object.keys(refused.body.data.fields)).toContain('FORM_DOCUMENT_GOVERNMENT_ID');
  expect((await detail(id)).duplicates).toEqual([]);
});
