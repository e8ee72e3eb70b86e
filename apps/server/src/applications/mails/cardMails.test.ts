import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CardMail } from '@portal/contract/applications/cardMails.ts';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { insertApplication, readApplication } from '../../../test/factories.ts';
import { historyOf } from '../../../test/historyOf.ts';
import { inRole } from '../../../test/people/inRole.ts';
import { partOf, startSmtpServer, type SmtpServer } from '../../../test/smtpServer.ts';
import { writeSection } from '../detail/formRows.ts';

let smtp: SmtpServer;
let portal: TestServer;
let supervisor: Caller;

beforeAll(async () => {
  smtp = await startSmtpServer();
  portal = await buildTestServer({ SMTP_URL: smtp.url, MAIL_FROM: 'Portal <portal@church.example>' });
  supervisor = await portal.staff('supervisor');
});
afterAll(async () => {
  await portal.close();
  await smtp.close();
});
beforeEach(() => {
  smtp.delivered.length = 0;
  smtp.wishes.refuse = () => undefined;
});

const mailsOf = (id: number) => `/api/business/request/${id}/mails`;
const NOBODY = { leader: null, spouse: null, contact: null };
const ENGLISH = { subject: 'Case {caseNumber}', text: 'Dear {recipient},\n\n{church} is in {stage}.' };
const SPANISH = { subject: 'Caso {caseNumber}', text: 'Saludos, {recipient}:\n\n{church} está en {stage}.' };

/** A couple and their contact person, in ANALYSIS; the contact person has no address. */
async function couple() {
  const id = await insertApplication(portal, { status: 'ANALYSIS', churchName: 'Casa de Paz' });
  await portal.database.transaction(async (db) => {
    await writeSection(db, id, 'leader', { name: 'Juan', lastName: 'Vargas', email: `juan${id}@example.org` });
    await writeSection(db, id, 'spouse', { name: 'Irene', lastName: 'Soto', email: `irene${id}@example.org` });
    await writeSection(db, id, 'contact', { name: 'Rosa', lastName: 'Mena', email: null });
  });
  return { id, caseNumber: (await readApplication(portal, id)).case_number ?? '' };
}
const send = (id: number, recipients: object, texts: object = { en: ENGLISH, es: SPANISH }, headers = {}) =>
  supervisor.send(
    'POST',
    mailsOf(id),
    { recipients: { ...NOBODY, ...recipients }, texts: { en: null, es: null, ...texts } },
    headers,
  );
const listed = async (id: number, caller: Pick<Caller, 'get'> = supervisor): Promise<CardMail[]> =>
  (await caller.get(mailsOf(id))).data;

test('leader and spouse each get their own, in the language chosen, and the history says what became of it', async () => {
  const { id, caseNumber } = await couple();
  const { version } = await readApplication(portal, id);
  await send(id, { leader: 'es', spouse: 'en' });
  expect((await listed(id)).map(({ state }) => state)).toEqual(['WAITING', 'WAITING']);
  await portal.drain(['mails.send']);

  const arrived = new Map(smtp.delivered.map((mail) => [mail.to, mail]));
  expect([...arrived.keys()].toSorted()).toEqual([`irene${id}@example.org`, `juan${id}@example.org`]);
  const [juan, irene] = [arrived.get(`juan${id}@example.org`), arrived.get(`irene${id}@example.org`)];
  expect(juan?.headers['content-language']).toBe('es');
  expect(juan && partOf(juan, 'text/plain')).toContain('Saludos, Juan Vargas:\r\n\r\nCasa de Paz está en Análisis.');
  expect(irene?.headers).toMatchObject({ subject: `Case ${caseNumber}`, 'content-language': 'en' });
  expect(irene && partOf(irene, 'text/plain')).toContain('Dear Irene Soto,\r\n\r\nCasa de Paz is in Analysis.');

  const told = (await historyOf(portal, 'applications', id)).at(-1);
  expect(told).toMatchObject({
    kind: 'mail.written',
    detail: {
      template: 'cardMail',
      mails: [
        { to: 'leader', language: 'es' },
        { to: 'spouse', language: 'en' },
      ],
    },
  });
  expect(JSON.stringify(told)).not.toContain('Juan');
  expect(await listed(id)).toMatchObject([
    { to: 'spouse', state: 'SENT', written: { address: `irene${id}@example.org`, subject: `Case ${caseNumber}` } },
    { to: 'leader', state: 'SENT' },
  ]);
  // Whoever has the card open may go on with what they see.
  expect((await readApplication(portal, id)).version).toBe(version);
});

test('a mail that the server refuses stands in the history as failed', async () => {
  smtp.wishes.refuse = () => ({ code: 550, text: 'no such person' });
  const { id } = await couple();
  await send(id, { leader: 'en' });
  await portal.drain(['mails.send']);
  expect((await listed(id)).map(({ state }) => state)).toEqual(['FAILED']);
});

test('the language chosen is kept with the case; until then it is that of the account', async () => {
  const { id } = await couple();
  const offered = async () => (await supervisor.get(`${mailsOf(id)}/recipients`)).data;
  expect((await offered()).recipients).toEqual({
    leader: { name: 'Juan Vargas', address: `juan${id}@example.org`, language: 'en' },
    spouse: { name: 'Irene Soto', address: `irene${id}@example.org`, language: 'en' },
    contact: { name: 'Rosa Mena', address: null, language: 'en' },
  });
  await send(id, { leader: 'es' });
  const { recipients, values } = await offered();
  expect([recipients.leader.language, recipients.spouse.language]).toEqual(['es', 'en']);
  expect(values.es).toMatchObject({ leader: 'Juan Vargas', church: 'Casa de Paz', stage: 'Análisis' });
});

test.each<[string, object, object, Record<string, object>]>([
  ['nobody', {}, {}, { recipients: { code: 'field.checkbox' } }],
  ['one without an address', { contact: 'en' }, {}, { 'recipients.contact': { code: 'mail.noAddress' } }],
  [
    'a language without a text',
    { leader: 'es', spouse: 'en' },
    { es: null },
    { 'texts.es.subject': { code: 'field.required' }, 'texts.es.text': { code: 'field.required' } },
  ],
  [
    'what cannot be filled in',
    { leader: 'en' },
    { en: { subject: 'Hi', text: 'Dear {lider},' } },
    { 'texts.en.text': { code: 'mail.placeholder', params: { placeholder: '{lider}' } } },
  ],
  [
    'a subject of two lines',
    { leader: 'en' },
    { en: { subject: 'a\nb', text: 'x' } },
    { 'texts.en.subject': expect.objectContaining({ code: 'field.special' }) as object },
  ],
])('refuses %s, at its field, and writes nothing', async (_what, recipients, texts, fields) => {
  const { id } = await couple();
  const answer = await send(id, recipients, { en: ENGLISH, es: SPANISH, ...texts });
  expect(answer.body.data.fields).toEqual(fields);
  expect(await listed(id)).toEqual([]);
});

test('the same key twice is one mail', async () => {
  const { id } = await couple();
  const headers = { 'idempotency-key': randomUUID() };
  for (const _try of [1, 2]) expect((await send(id, { leader: 'en' }, undefined, headers)).status).toBe(200);
  expect(await listed(id)).toHaveLength(1);
});

test('without the right nobody writes, nor reads what was written; its state every reader of the card sees', async () => {
  const { id } = await couple();
  await send(id, { leader: 'en' });
  const reader = await inRole(portal, 'supervisor', ['business.request.show.analysis']);
  expect(
    (
      await reader.send('POST', mailsOf(id), {
        recipients: { ...NOBODY, leader: 'en' },
        texts: { en: ENGLISH, es: null },
      })
    ).codes,
  ).toEqual(['GE004']);
  expect((await reader.get(`${mailsOf(id)}/recipients`)).codes).toEqual(['GE004']);
  expect(await listed(id, reader)).toMatchObject([{ to: 'leader', state: 'WAITING', written: null }]);
});

test('mails about corrections are listed for those alone who may see corrections', async () => {
  const { id } = await couple();
  const corrections = [{ field: 'FORM_LEADER_CITY', message: 'Complete it.' }];
  const { version } = await readApplication(portal, id);
  await supervisor.send('POST', `/api/business/request/${id}/corrections`, { corrections, version });
  expect(await listed(id)).toMatchObject([
    { to: 'applicant', written: { text: expect.stringContaining('Complete it.') as string } },
  ]);
  const writer = await inRole(portal, 'supervisor', ['business.request.show.analysis', 'business.request.email']);
  expect(await listed(id, writer)).toEqual([]);
  expect(JSON.stringify((await writer.get(`/api/business/request/${id}`)).data.history)).not.toContain('correction');
});
