import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BesideEvent } from '@portal/contract/applications/besideEvents.ts';
import type { Beside } from '@portal/domain/applications/beside.ts';
import type { Caller, TestServer } from '../../../test/buildTestServer.ts';
import { insertApplication } from '../../../test/factories.ts';
import { listeningPortal } from '../../../test/streams/listeningPortal.ts';
import { listenToStream, type Listener } from '../../../test/streams/listenToStream.ts';

let portal: TestServer;
let close: () => Promise<void>;
let origin: string;
let supervisor: Caller;

beforeAll(async () => {
  ({ portal, origin, close } = await listeningPortal());
  supervisor = await portal.staff('supervisor');
});
afterAll(() => close());

const card = (id: number) => `/api/business/request/${id}`;
const insert = () => insertApplication(portal, { status: 'ANALYSIS', analyst: 'analyst' });

/** What the next event beside cards says of one. */
async function next({ next: nextOf }: Listener, id: number): Promise<Beside[]> {
  for (;;) {
    const { event, data } = await nextOf();
    const told = event === 'beside' && (data as BesideEvent).cards.find((one) => one.id === id);
    if (told) return told.what;
  }
}
const heard = ({ heard: events }: Listener) => events.filter(({ event }) => event === 'beside');

test('notes and references that are written, changed, pinned or removed are told within a second to who reads them', async () => {
  const id = await insert();
  const reader = await listenToStream(origin, await portal.staff('manager'));
  const outsider = await listenToStream(origin, await portal.staff('analyst2'));
  for (const [path, first, changed, what] of [
    ['notes/NOTE', { title: 'a', description: 'b', mentions: [] }, { title: 'c' }, 'notes'],
    ['notes/ER', { title: 'a', description: 'b', mentions: [] }, { title: 'c' }, 'erNotes'],
    ['references', { type: 'POSITIVE', name: 'Ana', description: 'b' }, { name: 'Eva' }, 'references'],
    ['references', { type: 'NEGATIVE', name: 'Ana', description: 'b' }, { name: 'Eva' }, 'negativeReferences'],
  ] as const) {
    const at = `${card(id)}/${path}`;
    const one = `${at}/${(await supervisor.send('POST', at, first)).data.id}`;
    expect(await next(reader, id)).toEqual([what]);
    await supervisor.send('PUT', one, { ...first, ...changed, version: 1 });
    expect(await next(reader, id)).toEqual([what]);
    await supervisor.send('PUT', `${one}/pin`, { pinned: true });
    expect(await next(reader, id)).toEqual([what]);
    await supervisor.send('DELETE', one);
    expect(await next(reader, id)).toEqual([what]);
  }
  expect(heard(outsider)).toEqual([]);
  await Promise.all([reader.stop(), outsider.stop()]);
});

test('whoever may not read ER notes or negative references is not told that they changed; nothing of a text is told', async () => {
  const id = await insertApplication(portal, { status: 'ANALYSIS', analyst: 'analyst', ephesian: 'ephesian' });
  const SECRET = 'ZARZAMORA';
  // Shipped roles: analysts read references and no ER notes, Ephesians the other way round.
  const analyst = await listenToStream(origin, await portal.staff('analyst'));
  const ephesian = await listenToStream(origin, await portal.staff('ephesian'));
  const note = { title: SECRET, description: SECRET, mentions: [] };
  await supervisor.send('POST', `${card(id)}/notes/ER`, note);
  expect(await next(ephesian, id)).toEqual(['erNotes']);
  await supervisor.send('POST', `${card(id)}/references`, { type: 'NEGATIVE', name: 'Ana', description: SECRET });
  expect(await next(analyst, id)).toEqual(['negativeReferences']);
  await supervisor.send('POST', `${card(id)}/references`, { type: 'POSITIVE', name: 'Ana', description: SECRET });
  expect(await next(ephesian, id)).toEqual(['references']);
  expect(await next(analyst, id)).toEqual(['references']);
  expect(JSON.stringify([analyst.heard, ephesian.heard])).not.toContain(SECRET);
  await Promise.all([analyst.stop(), ephesian.stop()]);
});
