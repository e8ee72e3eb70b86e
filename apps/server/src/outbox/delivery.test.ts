import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OutboxMail } from '@portal/contract/outbox.ts';
import { buildTestServer, type Caller, type TestServer } from '../../test/buildTestServer.ts';
import { partOf, startSmtpServer, type SmtpServer } from '../../test/smtpServer.ts';
import { listDeadLetters } from '../platform/jobs/deadLetters.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { sendMail } from './outbox.jobs.ts';
import { writeMail } from './writeMail.ts';

const FROM = 'Portal de líderes <portal@church.example>';

let smtp: SmtpServer;
let portal: TestServer;
let admin: Caller;

beforeAll(async () => {
  smtp = await startSmtpServer();
  portal = await buildTestServer({ SMTP_URL: smtp.url, MAIL_FROM: FROM, PUBLIC_URL: 'https://portal.example.org' });
  admin = await portal.staff('admin');
});
afterAll(async () => {
  await portal.close();
  await smtp.close();
});
beforeEach(async () => {
  smtp.delivered.length = 0;
  smtp.wishes.refuse = () => undefined;
  smtp.wishes.onArrival = () => {};
  await portal.database.transaction((db) => db.deleteFrom('mail').execute());
});

const LINK = 'https://portal.example.org/client/password/a?b=1&c=2';
const write = async (to: string, language: 'en' | 'es' = 'en'): Promise<number> =>
  (await writeAll([to], language))[0] ?? 0;
const writeAll = (addresses: readonly string[], language: 'en' | 'es' = 'en'): Promise<number[]> =>
  portal.database.transaction(async (db) => {
    const context = { db, now: portal.clock.now(), services: portal.services };
    const ids: number[] = [];
    for (const to of addresses) {
      ids.push(
        await writeMail(context, { to, language, template: 'passwordReset', params: { hours: 2 }, links: [LINK] }),
      );
    }
    return ids;
  });
const send = () => portal.drain(['mails.send'], { tolerateFailures: true });
/** Runs what is tried again within so many seconds. */
const sendLater = (seconds: number) =>
  portal.drain(['mails.send'], { now: new Date(Date.now() + seconds * 1000), tolerateFailures: true });
const mailTo = async (to: string): Promise<OutboxMail> =>
  (await admin.get('/api/business/outbox')).data.data.find((mail: OutboxMail) => mail.to === to);
const sendAgain = (id: number, headers = {}) =>
  admin.send('POST', `/api/business/outbox/${id}/sending`, undefined, headers);

test('a mail arrives as text and as HTML, in the recipient’s language, under the id it was written with', async () => {
  const id = await write('ana@example.org', 'es');
  await send();
  const [mail] = smtp.delivered;
  expect(smtp.delivered).toHaveLength(1);
  expect(mail).toMatchObject({
    from: 'portal@church.example',
    to: 'ana@example.org',
    messageId: `<portal.mail.${id}@portal.example.org>`,
    headers: {
      to: 'ana@example.org',
      'auto-submitted': 'auto-generated',
      'content-language': 'es',
      'content-type': expect.stringContaining('multipart/alternative'),
    },
  });
  expect(mail?.headers.from).toContain('<portal@church.example>');
  expect(Object.keys(mail?.headers ?? {}).filter((name) => /^(list-|x-)/.test(name))).toEqual([]);
  const [text, html] = mail ? [partOf(mail, 'text/plain'), partOf(mail, 'text/html')] : ['', ''];
  expect(text).toContain(`Elíjala aquí; el enlace sirve una sola vez, durante 2 horas:\r\n${LINK}`);
  expect(html).toContain('<html lang="es">');
  expect(html).toContain('Elíjala aquí');
  expect(html).toContain(`href="${LINK.replace('&', '&amp;')}"`);
  expect(await mailTo('ana@example.org')).toMatchObject({
    state: 'SENT',
    sentAt: portal.clock.now().toISOString(),
    attempts: 1,
    answer: { code: '250', line: null },
    nextTryAt: null,
  });
});

test('what a server takes later is sent later, and until then the outbox says why and when', async () => {
  smtp.wishes.refuse = () => ({ code: 451, text: 'Greylisted, come back later' });
  const before = Date.now();
  await write('grey@example.org');
  await send();
  const waiting = await mailTo('grey@example.org');
  expect(waiting).toMatchObject({ state: 'WAITING', attempts: 1, answer: { code: '451' }, sentAt: null });
  expect(waiting.answer?.line).toContain('Greylisted');
  const wait = (new Date(waiting.nextTryAt ?? 0).getTime() - before) / 1000;
  expect(wait).toBeGreaterThanOrEqual(29);
  expect(wait).toBeLessThanOrEqual(62);

  await send();
  expect((await mailTo('grey@example.org')).attempts).toBe(1);
  smtp.wishes.refuse = () => undefined;
  await sendLater(62);
  expect(await mailTo('grey@example.org')).toMatchObject({ state: 'SENT', attempts: 2, answer: { code: '250' } });
  expect(smtp.delivered).toHaveLength(1);
});

test('what a server refuses for good has failed at once, with its first line; the others are not held up', async () => {
  smtp.wishes.refuse = (to) =>
    to === 'gone@example.org' ? { code: 550, text: `<${to}>: no such person ${'x'.repeat(300)}` } : undefined;
  await write('gone@example.org');
  await write('here@example.org');
  await portal.drain(['mails.send']);
  const failed = await mailTo('gone@example.org');
  expect(failed).toMatchObject({ state: 'FAILED', attempts: 1, answer: { code: '550' }, nextTryAt: null });
  expect(failed.answer?.line).toContain('no such person');
  expect([...(failed.answer?.line ?? '')]).toHaveLength(200);
  expect((await mailTo('here@example.org')).state).toBe('SENT');
  await sendLater(36_000);
  expect((await mailTo('gone@example.org')).attempts).toBe(1);
  expect(await portal.database.read((db) => listDeadLetters(db, [sendMail.name]))).toEqual([]);
  expect((await admin.get('/api/business/outbox')).data.failed).toBe(1);
});

test('after its last try a mail has failed and its job is a dead letter; sent again, it leaves neither behind', async () => {
  smtp.wishes.refuse = () => ({ code: 452, text: 'Full' });
  const id = await write('full@example.org');
  await send();
  await sendLater(86_400);
  expect(await mailTo('full@example.org')).toMatchObject({ state: 'FAILED', attempts: 10, answer: { code: '452' } });
  expect(await portal.database.read((db) => listDeadLetters(db, [sendMail.name]))).toMatchObject([
    { job: 'mails.send', payload: { mail: id }, reason: { message: 'The mail server answered 452.' } },
  ]);

  smtp.wishes.refuse = () => undefined;
  const key = { 'idempotency-key': 'pressed-twice' };
  expect((await sendAgain(id, key)).data).toMatchObject({ id, state: 'WAITING' });
  expect((await sendAgain(id, key)).data).toMatchObject({ id, state: 'WAITING' });
  expect(await portal.database.read((db) => listDeadLetters(db, [sendMail.name]))).toEqual([]);
  await send();
  expect(await mailTo('full@example.org')).toMatchObject({ state: 'SENT', attempts: 11 });
  expect(smtp.delivered.map(({ messageId }) => messageId)).toEqual([`<portal.mail.${id}@portal.example.org>`]);
  expect((await sendAgain(id)).codes).toEqual(['mail.state']);
});

test('the mail server is killed in the middle of 500 mails and started again: nobody is missing, and only mails in flight come twice, under the same id', async () => {
  const people = Array.from({ length: 500 }, (_, number) => `person${number}@example.org`);
  await writeAll(people);
  // The server has them, and says so to nobody.
  const unanswered = new Set<string>();
  smtp.wishes.onArrival = ({ messageId }) => {
    if (smtp.delivered.length < 200 || unanswered.size > 0) return;
    unanswered.add(messageId);
    smtp.kill();
  };
  await send();
  expect(smtp.delivered.length).toBeLessThan(210);
  await smtp.restart();
  await sendLater(62);

  const copies = new Map<string, Set<string>>();
  for (const { to, messageId } of smtp.delivered) copies.set(to, (copies.get(to) ?? new Set()).add(messageId));
  expect([...copies.keys()].toSorted()).toEqual(people.toSorted());
  expect([...copies.values()].every((ids) => ids.size === 1)).toBe(true);
  const counts = Map.groupBy(smtp.delivered, ({ messageId }) => messageId);
  const repeated = [...counts].filter(([, mails]) => mails.length > 1).map(([messageId]) => messageId);
  expect(repeated).toEqual(expect.arrayContaining([...unanswered]));
  expect(repeated.length).toBeLessThanOrEqual(5);
  const states = await portal.database.read((db) => db.selectFrom('mail').select('state').distinct().execute());
  expect(states).toEqual([{ state: 'SENT' }]);
});

test('several mails are under way at once, over few connections', async () => {
  let [underWay, most] = [0, 0];
  const gate = Promise.withResolvers<void>();
  const connected = smtp.connections();
  smtp.wishes.onArrival = async () => {
    underWay += 1;
    most = Math.max(most, underWay);
    if (underWay === 5) gate.resolve();
    await gate.promise;
    underWay -= 1;
  };
  await writeAll(Array.from({ length: 20 }, (_, number) => `at-once${number}@example.org`));
  await send();
  expect(smtp.delivered).toHaveLength(20);
  expect(most).toBe(5);
  expect(smtp.connections() - connected).toBeLessThanOrEqual(5);
});

test('a second job for the same mail sends nothing, neither beside the first nor after it', async () => {
  const id = await write('once@example.org');
  const leaveAnother = () => portal.database.transaction((db) => enqueue(db, sendMail, { mail: id }));
  await leaveAnother();
  await send();
  await leaveAnother();
  await send();
  expect(smtp.delivered).toHaveLength(1);
});

test('what was kept while there was no mail server is sent once there is one', async () => {
  const id = await write('kept@example.org');
  await portal.database.transaction((db) =>
    db.updateTable('mail').set({ state: 'KEPT' }).where('id', '=', id).execute(),
  );
  await send();
  expect(smtp.delivered).toEqual([]);
  expect((await sendAgain(id)).data).toMatchObject({ state: 'WAITING', nextTryAt: null });
  await send();
  expect(await mailTo('kept@example.org')).toMatchObject({ state: 'SENT', attempts: 1 });
});
