import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReportEvent } from '@portal/contract/census/reportEvents.ts';
import type { Caller, TestServer } from '../../../test/buildTestServer.ts';
import { staffId } from '../../../test/factories.ts';
import { listeningPortal } from '../../../test/streams/listeningPortal.ts';
import { listenToStream, type Listener } from '../../../test/streams/listenToStream.ts';
import { fresh, NEEDED, openedReport, saveOwn, sendOwn, setClock } from '../../../test/people/openedReport.ts';

let portal: TestServer;
let close: () => Promise<void>;
let origin: string;
const admin = fresh(() => portal.staff('admin'));
const ephesian = fresh(() => portal.staff('ephesian'));
const LIST = '/api/business/report/church';

beforeAll(async () => {
  ({ portal, origin, close } = await listeningPortal());
});
afterAll(() => close());

const rowOf = async (church: number, by: Pick<Caller, 'get'> = admin) =>
  (await by.get(`${LIST}?${new URLSearchParams({ quarter: 'newest' }).toString()}&search=Casa`)).data.data.find(
    ({ id }: { id: number }) => id === church,
  );

test('a row tells how the church is reached, what was done, and what to do next, to whoever chases', async () => {
  const one = await openedReport(portal, { churchName: 'Casa Uno' });
  const facts = { language: 'es', contact: null, step: 'REMIND', whyNotRemind: null };
  expect(await rowOf(one.church)).toMatchObject({ closed: false, waitingSince: `${one.year}-03-31`, chase: facts });

  await admin.send('POST', `${one.at}/reminders`);
  expect((await rowOf(one.church)).chase).toMatchObject({
    contact: { kind: 'reminded' },
    step: 'WAIT',
    whyNotRemind: 'census.reminded',
  });
  setClock(portal, `${one.year}-04-01T12:00:00Z`);
  expect((await rowOf(one.church)).chase).toMatchObject({ step: 'REMIND', whyNotRemind: null });
  // Reminded twice without an answer.
  await admin.send('POST', `${one.at}/reminders`);
  setClock(portal, `${one.year}-04-02T12:00:00Z`);
  expect((await rowOf(one.church)).chase.step).toBe('CALL');
  await admin.send('POST', `${one.at}/contacts`, { note: 'Mañana.' });
  expect((await rowOf(one.church)).chase).toMatchObject({ step: 'WAIT', contact: { kind: 'noted', note: 'Mañana.' } });

  await portal.database.transaction((db) =>
    db
      .updateTable('church')
      .set({ valid_to: `${one.year}-04-01` })
      .where('id', '=', one.church)
      .execute(),
  );
  expect(await rowOf(one.church)).toMatchObject({ closed: true, chase: { step: null, whyNotRemind: 'census.closed' } });
});

test('the record tells what came on time, late by an exception, and not at all', async () => {
  const one = await openedReport(portal, { churchName: 'Casa Dos' });
  const id = `${one.year}1`;
  setClock(portal, `${one.year}-05-01T12:00:00Z`);
  expect((await rowOf(one.church)).record).toEqual(['MISSED']);
  await admin.send('POST', `${one.at}/reopenings`, { deadline: `${one.year}-05-10`, reason: 'x', version: 1 });
  // Given more time, it is not due.
  expect((await rowOf(one.church)).record).toEqual([]);
  await saveOwn(one, 2, NEEDED);
  await sendOwn(one, 3);
  expect(await rowOf(one.church)).toMatchObject({
    record: ['LATE'],
    waitingSince: null,
    last: { census: { id: Number(id) } },
  });
});

test('the rates count as the list does, compare by the day of the quarter, and are of the reader’s region alone', async () => {
  const one = await openedReport(portal, { churchName: 'Casa Tres', country: 'MX' });
  setClock(portal, `${one.year}-04-05T12:00:00Z`);
  await saveOwn(one, 1, NEEDED);
  await sendOwn(one, 2);
  const { data } = await admin.get('/api/business/report/rates');
  const [newest] = data.all;
  const count = async (states: string) => (await admin.get(`${LIST}?quarter=newest&state=${states}`)).data.total;
  expect(newest).toEqual({
    census: one.year * 10 + 1,
    generated: (await admin.get(`${LIST}?quarter=newest`)).data.total,
    received: await count('SEND'),
    receivedByNow: newest.received,
    expired: await count('EXPIRED'),
  });
  expect(newest.received).toBe(1);
  const summed = data.regions.map(({ rates }: { rates: { generated: number }[] }) => rates[0]?.generated ?? 0);
  expect(summed.reduce((sum: number, each: number) => sum + each, 0)).toBe(newest.generated);

  const own = (await ephesian.get('/api/business/report/rates')).data;
  const id = await staffId(portal, 'ephesian');
  expect(own.all[0].generated).toBe((await ephesian.get(`${LIST}?quarter=newest`)).data.total);
  expect(own.all[0].generated).toBeLessThanOrEqual(newest.generated);
  for (const region of own.regions) expect([id, undefined]).toContain(region.ephesian?.id);
  // A year later: by the day before the one on which it came, nothing had.
  const two = await openedReport(portal, { churchName: 'Casa Cuatro' });
  const earlier = async () =>
    (await admin.get('/api/business/report/rates')).data.all.find(
      ({ census }: { census: number }) => census === one.year * 10 + 1,
    );
  setClock(portal, `${two.year}-04-04T12:00:00Z`);
  expect(await earlier()).toMatchObject({ received: 1, receivedByNow: 0 });
  setClock(portal, `${two.year}-04-05T12:00:00Z`);
  expect(await earlier()).toMatchObject({ received: 1, receivedByNow: 1 });
});

/** The outcome of a run: done, and refused by church with the reason. */
async function outcomeOf(body: object) {
  const { runId } = (await admin.send('POST', '/api/business/report/reminders', body)).data;
  await portal.drain();
  const run = (await admin.get(`/api/business/bulk/${runId}`)).data;
  const refused = (await admin.get(`/api/business/bulk/${runId}/rows?state=REFUSED`)).data.data;
  return {
    state: run.state,
    done: run.done,
    refused: Object.fromEntries(
      refused.map(({ subjectId, problems }: { subjectId: number; problems: { code: string }[] }) => [
        subjectId,
        problems[0]?.code,
      ]),
    ),
  };
}

test('many are reminded at once: each once a day, and those that cannot be are told row by row', async () => {
  const [one, two, three] = [
    await openedReport(portal, { churchName: 'Casa Cinco' }),
    await openedReport(portal, { churchName: 'Casa Seis' }),
    await openedReport(portal, { churchName: 'Casa Siete' }),
  ];
  // The reports of the last year, which all three owe.
  await portal.database.transaction((db) =>
    db.updateTable('client_account').set({ status: 'INACTIVE' }).where('email', '=', two.email).execute(),
  );
  const churches = [one.church, two.church, three.church];
  expect(await outcomeOf({ churches })).toEqual({
    state: 'DONE',
    done: 2,
    refused: { [two.church]: 'census.unreachable' },
  });
  expect(await outcomeOf({ churches })).toMatchObject({
    done: 0,
    refused: { [one.church]: 'census.reminded', [two.church]: 'census.unreachable' },
  });
  setClock(portal, `${three.year}-04-02T12:00:00Z`);
  expect(await outcomeOf({ fitting: { search: 'Seis' } })).toMatchObject({ done: 0 });
  expect(await outcomeOf({ fitting: { search: 'Cinco' } })).toEqual({ state: 'DONE', done: 1, refused: {} });
  expect((await admin.send('POST', '/api/business/report/reminders', {})).status).toBe(400);
});

/** The next word of the stream about a church. */
async function heardOf({ next }: Listener, church: number): Promise<void> {
  for (;;) {
    const { event, data } = await next();
    if (event === 'reports' && (data as ReportEvent).churches.includes(church)) return;
  }
}

test('whoever reads the reports of a church hears within a second that one was answered, sent or chased; nobody else', async () => {
  const one = await openedReport(portal, { churchName: 'Casa Ocho', country: 'MX' });
  const reader = await listenToStream(origin, await portal.staff('ephesian'));
  const outsider = await listenToStream(origin, await portal.staff('ephesian2'));
  for (const act of [
    () => admin.send('POST', `${one.at}/contacts`, { note: 'Llamada.' }),
    () => admin.send('POST', `${one.at}/reminders`),
    () => saveOwn(one, 1, NEEDED),
    () => sendOwn(one, 2),
  ]) {
    expect((await act()).codes ?? []).toEqual([]);
    await heardOf(reader, one.church);
  }
  expect(outsider.heard.filter(({ event }) => event === 'reports')).toEqual([]);
  await Promise.all([reader.stop(), outsider.stop()]);
});
