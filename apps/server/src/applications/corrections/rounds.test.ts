import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { insertApplication, readApplication } from '../../../test/factories.ts';
import { inRole } from '../../../test/people/inRole.ts';
import { newApplicant, submitted } from '../../../test/people/applicants.ts';
import { newYorkDate } from '../../platform/clock.ts';

let portal: TestServer;
let supervisor: Caller;

beforeAll(async () => {
  portal = await buildTestServer();
  supervisor = await portal.staff('supervisor');
});
afterAll(() => portal.close());

const at = (id: number) => `/api/business/request/${id}`;
const corrections = async (id: number) => (await supervisor.get(at(id))).data.corrections;

/** As if the applicant had answered. */
const answerAll = (id: number) =>
  portal.database.transaction((db) =>
    db
      .updateTable('correction')
      .set({ state: 'CORRECTED', answered_at: portal.clock.now() })
      .where('application_id', '=', id)
      .where('state', '=', 'REQUESTED')
      .execute(),
  );

test('keeps every round: what was asked, by when it was wished, and how it ended', async () => {
  const client = await newApplicant(portal, 'rounds@example.org', 'en');
  const id = await submitted(client, { ministry: { website: 'https://old.example.org' } });
  await portal.database.transaction((db) =>
    db.updateTable('application').set({ status: 'ANALYSIS' }).where('id', '=', id).execute(),
  );
  const today = newYorkDate(portal.clock.now());
  const { version: before } = await readApplication(portal, id);
  const asked = {
    corrections: [{ field: 'FORM_MINISTRY_WEBSITE', message: 'It is old' }],
    wishedFor: today,
    version: before,
  };
  expect((await supervisor.send('POST', `${at(id)}/corrections`, asked)).codes).toEqual([]);
  const [{ id: correction }] = await corrections(id);
  const step = async (name: string, body = {}) => {
    const { version } = await readApplication(portal, id);
    return supervisor.send('POST', `${at(id)}/corrections/${correction}/${name}`, { ...body, version });
  };
  const answer = (value: string) =>
    client.send('PUT', `/api/client/request/${id}/corrections/${correction}`, { value });
  const open = (await client.get(`/api/client/request/${id}/corrections`)).data;
  expect(open).toMatchObject([{ message: 'It is old', round: 1, wishedFor: today }]);
  await answer('https://new.example.org');
  await step('requests', { message: 'With the path', wishedFor: '2099-12-31' });
  await answer('https://new.example.org/home');
  await step('acceptances');
  const [kept] = await corrections(id);
  expect(kept).toMatchObject({ round: 2, message: 'With the path', wishedFor: '2099-12-31', state: 'ACCEPTED' });
  const [first, second, third] = ['https://old.example.org', 'https://new.example.org', 'https://new.example.org/home'];
  expect(kept.steps).toMatchObject([
    { step: 'ask', round: 1, message: 'It is old', wishedFor: today, by: 'Noemí Castellanos', newValue: null },
    { step: 'answer', round: 1, message: null, oldValue: first, newValue: second, by: null },
    { step: 'askAgain', round: 2, message: 'With the path', wishedFor: '2099-12-31', by: 'Noemí Castellanos' },
    { step: 'answer', round: 2, oldValue: second, newValue: third, by: null },
    { step: 'accept', round: 2, message: null, wishedFor: null, by: 'Noemí Castellanos' },
  ]);
});

test('a withdrawal is kept as well', async () => {
  const id = await insertApplication(portal, { status: 'ANALYSIS' });
  const asked = { corrections: [{ field: 'FORM_LEADER_NAME', message: 'By mistake' }], version: 2 };
  await supervisor.send('POST', `${at(id)}/corrections`, asked);
  const [{ id: correction }] = await corrections(id);
  await supervisor.send('POST', `${at(id)}/corrections/${correction}/withdrawals`, { version: 3 });
  const [{ steps }] = await corrections(id);
  expect(steps).toMatchObject([
    { step: 'ask', round: 1 },
    { step: 'withdraw', round: 1, message: null, by: 'Noemí Castellanos' },
  ]);
});

test('wishes for an answer by today in New York or later, not by a day that is over, and says so in the mail', async () => {
  const id = await insertApplication(portal, { status: 'ANALYSIS' });
  const today = newYorkDate(portal.clock.now());
  const wish = async (wishedFor: string | null) =>
    supervisor.send('POST', `${at(id)}/corrections`, {
      corrections: [{ field: 'FORM_LEADER_NAME', message: 'Ask by a day' }],
      wishedFor,
      version: 2,
    });
  const yesterday = newYorkDate(new Date(portal.clock.now().getTime() - 86_400_000));
  for (const [day, code] of [
    [yesterday, 'field.notPast'],
    ['2026-02-30', 'field.date'],
  ] as const) {
    const refused = await wish(day);
    expect(refused.body.data.fields).toEqual({ wishedFor: { code } });
  }
  expect((await wish(today)).codes).toEqual([]);
  const [{ id: correction }] = await corrections(id);
  await answerAll(id);
  const again = await supervisor.send('POST', `${at(id)}/corrections/${correction}/requests`, {
    message: 'Ask again by a day',
    wishedFor: yesterday,
    version: 3,
  });
  expect(again.body.data.fields).toEqual({ wishedFor: { code: 'field.notPast' } });
  const outbox = (await (await portal.staff('admin')).get('/api/business/outbox')).data.data;
  const mail = outbox.find(({ text }: { text: string }) => text.includes('Ask by a day'));
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(today));
  expect(mail.text).toContain(`would like to have your answer by ${day}.`);
});

test('the card says how many came back, to those who may see corrections', async () => {
  const id = await insertApplication(portal, { status: 'ANALYSIS', analyst: 'analyst' });
  await supervisor.send('POST', `${at(id)}/corrections`, {
    corrections: ['FORM_LEADER_NAME', 'FORM_LEADER_CITY'].map((field) => ({ field, message: 'Please complete it.' })),
    version: 2,
  });
  await answerAll(id);
  const { version } = await readApplication(portal, id);
  const [, city] = await corrections(id);
  const { data } = await supervisor.send('POST', `${at(id)}/corrections/${city.id}/acceptances`, { version });
  expect(data).toMatchObject({ openCorrections: 1, answeredCorrections: 1 });
  const onBoard = async (caller: Pick<Caller, 'get'>) =>
    (await caller.get('/api/business/request/status/ANALYSIS')).data.data.find(
      (card: { id: number }) => card.id === id,
    );
  expect(await onBoard(supervisor)).toMatchObject({ openCorrections: 1, answeredCorrections: 1 });
  const reader = await inRole(portal, 'supervisor', ['business.request.show.analysis']);
  expect(await onBoard(reader)).toMatchObject({ openCorrections: 1 });
  expect(await onBoard(reader)).not.toHaveProperty('answeredCorrections');
});
