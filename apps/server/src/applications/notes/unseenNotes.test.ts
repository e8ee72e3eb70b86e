import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller, TestServer } from '../../../test/buildTestServer.ts';
import { insertApplication, staffId } from '../../../test/factories.ts';
import { listeningPortal } from '../../../test/streams/listeningPortal.ts';
import { listenToStream } from '../../../test/streams/listenToStream.ts';
import { inRole } from '../../../test/people/inRole.ts';
import { everyAnswer } from '../../../test/unseen/everyAnswer.ts';

let portal: TestServer;
let close: () => Promise<void>;
let origin: string;

beforeAll(async () => {
  ({ portal, origin, close } = await listeningPortal());
});
afterAll(() => close());

const SECRET = 'ZARZAMORA';

/** A card with an ER note, pinned, changed and mentioning the reader, and one that was removed. */
async function writeErNotes(id: number, mentioned: number): Promise<number> {
  const writer = await portal.staff('manager');
  const path = `/api/business/request/${id}/notes/ER`;
  const text = { title: `${SECRET} uno`, description: SECRET, mentions: [mentioned] };
  const { data } = await writer.send('POST', path, text);
  await writer.send('PUT', `${path}/${data.id}`, { ...text, title: `${SECRET} dos`, version: 1 });
  await writer.send('PUT', `${path}/${data.id}/pin`, { pinned: true });
  const gone = (await writer.send('POST', path, { ...text, mentions: [] })).data;
  await writer.send('DELETE', `${path}/${gone.id}`);
  return data.id;
}

test('whoever lacks corrections and ER notes finds nothing of ER notes in any answer, nor on the stream', async () => {
  const id = await insertApplication(portal, { status: 'ANALYSIS', analyst: 'analyst', ephesian: 'ephesian' });
  const reader = await inRole(portal, 'supervisor', [
    'business.request.show.analysis',
    'business.request.do.analysis',
    'business.request.notes',
    'business.request.tag',
  ]);
  // An analyst in charge, whose shipped role has no right to ER notes either.
  const analyst = await portal.staff('analyst');
  const manager = await portal.staff('manager');
  const stream = await listenToStream(origin, analyst);
  const before = await answersTo(id, reader);
  // The supervisor's own role may be mentioned, and asks here in the role that may not read it.
  const note = await writeErNotes(id, await staffId(portal, 'supervisor'));
  expect(await answersTo(id, reader)).toEqual(before);
  expect(JSON.stringify(before)).not.toContain(SECRET);
  expect(JSON.stringify(before)).not.toContain('erNote.');
  const detail = (await reader.get(`/api/business/request/${id}`)).data;
  expect(detail).toMatchObject({ notes: { NOTE: 0, ER: null }, may: { note: true, erNote: false } });

  const er = `/api/business/request/${id}/notes/ER`;
  for (const path of [er, `${er}/${note}/versions`, `/api/business/request/${id}/colleagues/ER`]) {
    for (const caller of [reader, analyst]) expect((await caller.get(path)).codes).toEqual(['GE004']);
  }
  const form = { title: 'x', description: 'x', mentions: [] };
  expect((await reader.send('POST', er, form)).codes).toEqual(['GE004']);
  expect((await reader.send('PUT', `${er}/${note}`, { ...form, version: 2 })).codes).toEqual(['GE004']);
  expect((await reader.send('DELETE', `${er}/${note}`)).codes).toEqual(['GE004']);
  expect((await reader.send('PUT', `${er}/${note}/pin`, { pinned: false })).codes).toEqual(['GE004']);
  // As a note of the other kind it is not found.
  expect((await reader.get(`/api/business/request/${id}/notes/NOTE/${note}/versions`)).codes).toEqual([
    'http.notFound',
  ]);

  await manager.send('POST', `/api/business/request/${id}/moves`, {
    from: 'ANALYSIS',
    to: 'COMPLETE_ANALYSIS',
    version: 2,
  });
  const told = () => stream.heard.flatMap(({ data }) => data.cards.map((card: { status: string }) => card.status));
  await expect.poll(told).toContain('COMPLETE_ANALYSIS');
  // Besides, at most that the card came into being before.
  expect(stream.heard.length).toBeLessThanOrEqual(2);
  expect(JSON.stringify(stream.heard)).not.toContain(SECRET);
  await stream.stop();
});

const answersTo = (application: number, reader: Pick<Caller, 'get'>) =>
  everyAnswer(portal, reader, { application, search: SECRET });

test('who may read them is told of them: detail, history, list', async () => {
  const id = await insertApplication(portal, { status: 'ANALYSIS', ephesian: 'ephesian' });
  await writeErNotes(id, await staffId(portal, 'manager'));
  for (const name of ['manager', 'ephesian'] as const) {
    const caller = await portal.staff(name);
    const detail = (await caller.get(`/api/business/request/${id}`)).data;
    expect(detail.notes).toEqual({ NOTE: 0, ER: 1 });
    expect(detail.history.map(({ what }: { what: string }) => what)).toContain('erNote.edited');
    expect((await caller.get(`/api/business/request/${id}/notes/ER`)).data.data).toHaveLength(1);
  }
});
