import { afterAll, beforeAll, expect, test } from 'vitest';
import { SHIPPED_ROLES } from '@portal/domain/access/roles.ts';
import type { Caller, TestServer } from '../../../test/buildTestServer.ts';
import { insertApplication } from '../../../test/factories.ts';
import { listeningPortal } from '../../../test/streams/listeningPortal.ts';
import { listenToStream } from '../../../test/streams/listenToStream.ts';
import { PDF } from '../../../test/people/applicants.ts';
import { inRole } from '../../../test/people/inRole.ts';
import { everyAnswer } from '../../../test/unseen/everyAnswer.ts';
import { signFileAddress } from '../../platform/files/fileAddress.ts';

let portal: TestServer;
let close: () => Promise<void>;
let origin: string;
let manager: Caller;

beforeAll(async () => {
  ({ portal, origin, close } = await listeningPortal());
  manager = await portal.staff('manager');
});
afterAll(() => close());

const SECRET = 'ZARZAMORA';
const at = (id: number) => `/api/business/request/${id}/references`;
const form = { name: 'Ana', description: 'x' };

async function write(id: number, type: 'POSITIVE' | 'NEGATIVE', description: string) {
  const file = { name: `${description}.pdf`, bytes: PDF };
  const { upload } = (await manager.upload('POST', `/api/business/request/${id}/files?for=reference`, file)).data;
  return (await manager.send('POST', at(id), { ...form, type, description, document: upload })).data;
}

/** A negative reference with a document, pinned and changed, and one that was removed. */
async function writeNegative(id: number) {
  const { id: reference } = await write(id, 'NEGATIVE', SECRET);
  const changed = { name: 'Ana', description: `${SECRET} dos`, version: 1 };
  await manager.send('PUT', `${at(id)}/${reference}`, changed);
  const kept = (await manager.send('PUT', `${at(id)}/${reference}/pin`, { pinned: true })).data;
  const gone = await write(id, 'NEGATIVE', SECRET);
  await manager.send('DELETE', `${at(id)}/${gone.id}`);
  return kept;
}

/** Session and role as addresses of this reader's files name them, of which they see a positive reference. */
function addressParts(url: string) {
  const [fileId = 0, attachmentId = 0, , sessionId = 0, roleId = 0] = url
    .slice('/api/files/'.length)
    .split('.')
    .map(Number);
  return { fileId, attachmentId, sessionId, roleId };
}

const open = async (url: string): Promise<number> => (await portal.server.inject({ url })).statusCode;

test('whoever lacks the right finds nothing of negative references in any answer, nor on the stream, nor their files', async () => {
  const id = await insertApplication(portal, { status: 'ANALYSIS', analyst: 'analyst', ephesian: 'ephesian' });
  const reader = await inRole(portal, 'supervisor', [
    'business.request.show.analysis',
    'business.request.do.analysis',
    'business.request.notes',
  ]);
  // An Ephesian in charge, whose shipped role has no right to references either.
  const ephesian = await portal.staff('ephesian');
  await write(id, 'POSITIVE', 'Buena');
  const stream = await listenToStream(origin, ephesian);
  const readers = [reader, ephesian];
  const before = await Promise.all(readers.map((caller) => answersTo(id, caller)));
  const negative = await writeNegative(id);
  expect(await Promise.all(readers.map((caller) => answersTo(id, caller)))).toEqual(before);
  expect(JSON.stringify(before)).not.toContain(SECRET);
  expect(JSON.stringify(before)).not.toContain('egative');
  const detail = (await reader.get(`/api/business/request/${id}`)).data;
  expect(detail).toMatchObject({ references: { POSITIVE: 1, NEGATIVE: null }, may: { reference: false } });
  expect(detail.history.map(({ what }: { what: string }) => what)).toContain('reference.added');

  const one = `${at(id)}/${negative.id}`;
  for (const caller of readers) {
    const [shown] = (await caller.get(at(id))).data.data;
    expect((await caller.get(`${at(id)}/${shown.id}/versions`)).data).toEqual([]);
    expect((await caller.get(`${one}/versions`)).codes).toEqual(['http.notFound']);
    expect((await caller.send('POST', at(id), { ...form, type: 'POSITIVE' })).codes).toEqual(['GE004']);
    expect((await caller.send('PUT', one, { ...form, version: 2 })).codes).toEqual(['GE004']);
    expect((await caller.send('DELETE', one)).codes).toEqual(['GE004']);
    expect((await caller.send('PUT', `${one}/pin`, { pinned: false })).codes).toEqual(['GE004']);
    // A positive one's document opens; a negative one's does not, even by an address that the portal signed.
    expect(await open(shown.document.url)).toBe(200);
    const { sessionId, roleId } = addressParts(shown.document.url);
    const { fileId, attachmentId } = addressParts(negative.document.url);
    const file = { fileId, attachmentId, variant: 'original' as const, sessionId, roleId };
    expect(await open(signFileAddress(portal.services, file, portal.clock.now()))).toBe(404);
  }
  expect(await open(negative.document.url)).toBe(200);

  const move = { from: 'ANALYSIS', to: 'COMPLETE_ANALYSIS', version: 2 };
  await manager.send('POST', `/api/business/request/${id}/moves`, move);
  const told = () => stream.heard.flatMap(({ data }) => data.cards.map((card: { status: string }) => card.status));
  await expect.poll(told).toContain('COMPLETE_ANALYSIS');
  // Besides, at most that the card came into being before, and its positive reference.
  expect(stream.heard.filter(({ event }) => event === 'board').length).toBeLessThanOrEqual(2);
  expect(JSON.stringify(stream.heard)).not.toContain('egative');
  expect(JSON.stringify(stream.heard)).not.toContain(SECRET);
  await stream.stop();
});

/** Every answer about the card that the reader may ask for. */
async function answersTo(application: number, reader: Pick<Caller, 'get'>) {
  const answers = await everyAnswer(portal, reader, { application, search: SECRET });
  return JSON.parse(JSON.stringify(answers).replaceAll('"NEGATIVE":null', '"other":null'));
}

test('who holds the right is told of them: detail, history, list; out of reach nobody is', async () => {
  const id = await insertApplication(portal, { status: 'ANALYSIS', analyst: 'analyst' });
  const { document } = await writeNegative(id);
  for (const name of ['manager', 'analyst'] as const) {
    const caller = await portal.staff(name);
    const detail = (await caller.get(`/api/business/request/${id}`)).data;
    expect(detail).toMatchObject({ references: { POSITIVE: 0, NEGATIVE: 1 }, may: { reference: true } });
    expect(detail.history.map(({ what }: { what: string }) => what)).toContain('negativeReference.edited');
    const [shown] = (await caller.get(at(id))).data.data;
    expect([shown.type, await open(shown.document.url)]).toEqual(['NEGATIVE', 200]);
  }
  // Holds the right, and has another card with a document in charge.
  const other = await insertApplication(portal, { status: 'ANALYSIS', analyst: 'analyst2', documents: ['LOGO'] });
  const outsider = await portal.staff('analyst2');
  expect(SHIPPED_ROLES.analyst).toContain('business.request.references');
  const { documents } = (await outsider.get(`/api/business/request/${other}`)).data;
  const { sessionId, roleId } = addressParts(documents[0].url);
  const { fileId, attachmentId } = addressParts(document.url);
  const file = { fileId, attachmentId, variant: 'original' as const, sessionId, roleId };
  expect(await open(signFileAddress(portal.services, file, portal.clock.now()))).toBe(404);
});
