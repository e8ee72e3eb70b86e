import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mails as en } from '@portal/messages/en/outbox/mails.ts';
import { mails as es } from '@portal/messages/es/outbox/mails.ts';
import { buildTestServer, type TestServer } from '../../test/buildTestServer.ts';
import { outbox } from '../../test/people/applicants.ts';
import { renderMail } from './renderMail.ts';
import { writeMail } from './writeMail.ts';

let portal: TestServer;
beforeAll(async () => {
  portal = await buildTestServer();
});
afterAll(() => portal.close());

const context = () => ({ now: portal.clock.now(), services: portal.services });
const write = (to: string, notBefore?: Date) =>
  portal.database.transaction((db) =>
    writeMail(
      { ...context(), db },
      {
        to,
        language: 'en',
        template: 'passwordReset',
        params: { hours: 2 },
        links: ['http://localhost/client/password/secret'],
        ...(notBefore && { notBefore }),
      },
    ),
  );
const find = async (to: string) => (await outbox(portal)).find((mail) => mail.to === to);

test('asks for the same values in both languages', () => {
  const placeholders = (texts: { subject: string; text: string }) =>
    [...new Set(`${texts.subject} ${texts.text}`.match(/\{\w+\}/g))].toSorted();
  for (const template of Object.keys(en) as (keyof typeof en)[]) {
    expect({ template, asks: placeholders(es[template]) }).toEqual({ template, asks: placeholders(en[template]) });
  }
});

test('puts values in as they are, also where they look like placeholders or patterns', () => {
  const message = 'Use {caseNumber} and $& and $1';
  const params = { caseNumber: '2026-000001', fields: `- Leader: City\n${message}`, wishedFor: '' };
  expect(renderMail('en', 'correctionsAsked', params, 'http://x').text).toContain(message);
});

test('without a mail server it is kept in the outbox as it is written, and no job asks for it', async () => {
  const id = await write('ana@example.org');
  expect(await find('ana@example.org')).toMatchObject({
    state: 'KEPT',
    sentAt: null,
    links: ['http://localhost/client/password/secret'],
  });
  const { rows } = await portal.database.read((db) =>
    sql`select from pgboss.job_common where name = 'mails.send' and data ->> 'mail' = ${String(id)}`.execute(db),
  );
  expect(rows).toHaveLength(0);
});

test('one that may still be taken back waits for its time, and is kept then', async () => {
  const at = new Date(portal.clock.now().getTime() + 60_000);
  await write('later@example.org', at);
  expect(await find('later@example.org')).toMatchObject({ state: 'WAITING', nextTryAt: at.toISOString() });
  portal.clock.advance(61_000);
  await portal.drain();
  expect(await find('later@example.org')).toMatchObject({ state: 'KEPT', sentAt: null });
});

test('is not written when the act is rolled back', async () => {
  const cut = portal.database.transaction(async (db) => {
    await writeMail(
      { ...context(), db },
      {
        to: 'nobody@example.org',
        language: 'es',
        template: 'accountConfirmation',
        params: { hours: 72 },
        links: ['x'],
      },
    );
    throw new Error('cut off');
  });
  await expect(cut).rejects.toThrow('cut off');
  expect(await find('nobody@example.org')).toBeUndefined();
});

test('has a Message-ID of its own id', async () => {
  const id = await write('numbered@example.org');
  const row = await portal.database.read((db) =>
    db.selectFrom('mail').select('message_id').where('id', '=', id).executeTakeFirstOrThrow(),
  );
  expect(row.message_id).toBe(`<portal.mail.${id}@localhost>`);
});

test('pages newest first, and opens only to those who may read it', async () => {
  for (let count = 0; count < 27; count++) await write(`page${count}@example.org`);
  const admin = await portal.staff('admin');
  const first = (await admin.get('/api/business/outbox')).data;
  expect(first.data.map(({ to }: { to: string }) => to)).toEqual(
    Array.from({ length: 25 }, (_, index) => `page${26 - index}@example.org`),
  );
  const second = (await admin.get(`/api/business/outbox?after=${first.next}`)).data;
  expect(second.data[0].to).toBe('page1@example.org');
  expect((await admin.get('/api/business/outbox?after=x')).body.data.fields).toEqual({ after: { code: 'field.type' } });
  const analyst = await portal.staff('analyst');
  expect(await analyst.get('/api/business/outbox')).toMatchObject({ status: 403, codes: ['GE004'] });
});
