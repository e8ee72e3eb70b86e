import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BesideEvent } from '@portal/contract/applications/besideEvents.ts';
import type { Message } from '@portal/contract/conversations.ts';
import type { Caller, TestServer } from '../../test/buildTestServer.ts';
import { insertApplication, readApplication, staffId } from '../../test/factories.ts';
import { historyOf } from '../../test/historyOf.ts';
import { listeningPortal } from '../../test/streams/listeningPortal.ts';
import { listenToStream } from '../../test/streams/listenToStream.ts';
import { inRole } from '../../test/people/inRole.ts';
import { newApplicant } from '../../test/people/applicants.ts';
import { applicantOf } from '../../test/people/applicantOf.ts';

let portal: TestServer;
let close: () => Promise<void>;
let origin: string;
let manager: Caller;
let supervisor: Caller;

beforeAll(async () => {
  ({ portal, origin, close } = await listeningPortal());
  [manager, supervisor] = [await portal.staff('manager'), await portal.staff('supervisor')];
});
afterAll(() => close());

const ofStaff = (id: number) => `/api/business/request/${id}/messages`;
const ofClient = (id: number) => `/api/client/request/${id}/messages`;
const texts = (page: { data: Message[] }) => page.data.map(({ text }) => text);

const applicantInAnalysis = () => applicantOf(portal);
const send = async (caller: Caller, url: string, text: string): Promise<Message> =>
  (await caller.send('POST', url, { text })).data;

test('staff and applicant write to each other; each finds the newest first, and what is unread is counted', async () => {
  const { client, id } = await applicantInAnalysis();
  const { version } = await readApplication(portal, id);
  const asked = await send(manager, ofStaff(id), '¿Puede enviar la carta de salida?\nGracias.');
  expect(asked).toMatchObject({
    text: '¿Puede enviar la carta de salida?\nGracias.',
    by: { name: 'Esteban Larrañaga' },
  });
  expect((await client.get(ofClient(id))).data).toMatchObject({ data: [asked], next: null, unread: 1 });

  expect(await send(client, ofClient(id), 'Mañana la envío.')).toMatchObject({ by: null });
  const read = (await supervisor.get(ofStaff(id))).data;
  expect(texts(read)).toEqual(['Mañana la envío.', '¿Puede enviar la carta de salida?\nGracias.']);
  // Who writes has read what came before.
  expect(read).toMatchObject({
    unread: 1,
    applicant: { readTo: read.data[0].id },
    staff: [{ name: 'Esteban Larrañaga' }],
  });
  expect((await client.get(ofClient(id))).data.unread).toBe(0);
  // The card itself is as it was.
  expect((await readApplication(portal, id)).version).toBe(version);
});

test('a mark goes forward only, and no further than what was written', async () => {
  const { client, id } = await applicantInAnalysis();
  const [first, second] = [await send(client, ofClient(id), 'Uno'), await send(client, ofClient(id), 'Dos')];
  const unread = async () => (await manager.get(ofStaff(id))).data.unread;
  const mark = (readTo: number) => manager.send('PUT', `${ofStaff(id)}/read`, { readTo });
  expect(await unread()).toBe(2);
  await mark(first.id);
  expect(await unread()).toBe(1);
  await mark(second.id + 1_000);
  expect(await unread()).toBe(0);
  await mark(first.id);
  expect(await unread()).toBe(0);
  await send(client, ofClient(id), 'Tres');
  expect(await unread()).toBe(1);
  // Colleagues have marks of their own.
  expect((await supervisor.get(ofStaff(id))).data.unread).toBe(3);
});

test('the chat comes 50 a page', async () => {
  const { client, id } = await applicantInAnalysis();
  await portal.database.transaction((db) =>
    db
      .insertInto('message')
      .values(
        Array.from({ length: 51 }, (_, i) => ({
          application_id: id,
          user_id: null,
          text: `${i}`,
          at: portal.clock.now(),
        })),
      )
      .execute(),
  );
  const first = (await manager.get(ofStaff(id))).data;
  expect(first.data).toHaveLength(50);
  expect(texts((await manager.get(`${ofStaff(id)}?after=${first.next}`)).data)).toEqual(['0']);
  expect((await client.get(`${ofClient(id)}?after=${first.next}`)).data).toMatchObject({ data: [{}], next: null });
});

test('is told within a second to those who may read it, and its text to nobody by the stream', async () => {
  const { client, id } = await applicantInAnalysis();
  const [reader, without] = [
    await listenToStream(origin, manager),
    await listenToStream(origin, await portal.staff('analyst2')),
  ];
  await send(client, ofClient(id), 'SECRETO');
  for (;;) {
    const { event, data } = await reader.next();
    const told = event === 'beside' && (data as BesideEvent).cards.find((card) => card.id === id);
    if (told) {
      expect(told.what).toEqual(['messages']);
      break;
    }
  }
  expect(without.heard.filter(({ event }) => event === 'beside')).toEqual([]);
  expect(JSON.stringify(reader.heard)).not.toContain('SECRETO');
  await Promise.all([reader.stop(), without.stop()]);
});

test('history tells that there was a message, by whom, and not its text; who may not read it is told nothing', async () => {
  const { client, id } = await applicantInAnalysis();
  await send(manager, ofStaff(id), 'SECRETO');
  await send(client, ofClient(id), 'SECRETO');
  const told = await historyOf(portal, 'applications', id);
  expect(told.map(({ kind }) => kind).slice(-2)).toEqual(['message.sent', 'message.received']);
  expect(JSON.stringify(told)).not.toContain('SECRETO');
  const reader = await inRole(portal, 'supervisor', ['business.request.show.analysis']);
  expect(JSON.stringify((await reader.get(`/api/business/request/${id}`)).data.history)).not.toContain('message.');
});

test('another’s chat is not found; without the right it is GE004; nobody writes before the application is submitted', async () => {
  const { id } = await applicantInAnalysis();
  const stranger = await newApplicant(portal, 'stranger@example.org');
  for (const answer of [
    await stranger.get(ofClient(id)),
    await stranger.send('POST', ofClient(id), { text: 'x' }),
    await stranger.send('PUT', `${ofClient(id)}/read`, { readTo: 1 }),
    await (
      await portal.staff('analyst2')
    ).get(ofStaff(await insertApplication(portal, { status: 'ANALYSIS', analyst: 'analyst' }))),
  ]) {
    expect(answer.codes).toEqual(['http.notFound']);
  }
  const reader = await inRole(portal, 'supervisor', ['business.request.show.analysis']);
  expect((await reader.get(ofStaff(id))).codes).toEqual(['GE004']);
  const client = await newApplicant(portal, 'begun@example.org');
  const { id: begun } = (await client.send('POST', '/api/client/request')).data;
  expect((await client.send('POST', ofClient(begun), { text: 'x' })).codes).toEqual(['message.notSubmitted']);
});

test('takes any text of 5,000 characters as it is, and refuses one more, or none', async () => {
  const { client, id } = await applicantInAnalysis();
  for (const text of ['<b onload="x()">HTML</b> & "quotes"', '😀'.repeat(2_500)]) {
    expect((await send(client, ofClient(id), text)).text).toBe(text);
  }
  expect((await client.send('POST', ofClient(id), { text: 'x'.repeat(5_001) })).codes).toEqual(['field.max']);
  expect((await client.send('POST', ofClient(id), { text: '  ' })).codes).toEqual(['field.required']);
});

test('the same key twice is one message', async () => {
  const { id } = await applicantInAnalysis();
  const key = { 'idempotency-key': randomUUID() };
  const once = () => manager.send('POST', ofStaff(id), { text: 'Una vez' }, key);
  const [first, second] = [await once(), await once()];
  expect(second.data).toEqual(first.data);
  expect((await manager.get(ofStaff(id))).data.data).toHaveLength(1);
  expect(await staffId(portal, 'manager')).toBe(first.data.by.id);
});
