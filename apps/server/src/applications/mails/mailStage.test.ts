import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CardMail } from '@portal/contract/applications/cardMails.ts';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { insertApplication, readApplication } from '../../../test/factories.ts';
import { historyOf } from '../../../test/historyOf.ts';

let portal: TestServer;
let manager: Caller;
let admin: Caller;

beforeAll(async () => {
  portal = await buildTestServer();
  // Jobs wait by the real time.
  portal.clock.advance(Date.now() - portal.clock.now().getTime());
  manager = await portal.staff('manager');
  admin = await portal.staff('admin');
});
afterAll(() => portal.close());

const at = (id: number) => `/api/business/request/${id}`;
const move = async (id: number, from: string, to: string) =>
  manager.send('POST', `${at(id)}/moves`, { from, to, version: (await readApplication(portal, id)).version });
const undo = async (id: number) =>
  manager.send('POST', `${at(id)}/moves/undo`, { version: (await readApplication(portal, id)).version });
const mailsOf = async (id: number): Promise<CardMail[]> => (await manager.get(`${at(id)}/mails`)).data;
const states = async (id: number) => (await mailsOf(id)).map(({ state }) => state);
/** Runs what is due so many seconds after the moves. */
const send = (seconds: number) =>
  portal.drain(['mails.send'], { now: new Date(portal.clock.now().getTime() + seconds * 1000) });

test('approved and sent mail the applicant in the language of the account, and the history names both', async () => {
  const id = await insertApplication(portal, { status: 'INTERVIEW_SUCCESS', churchName: 'Casa de Paz' });
  const { case_number: caseNumber } = await readApplication(portal, id);
  await move(id, 'INTERVIEW_SUCCESS', 'APPROVED');
  await move(id, 'APPROVED', 'SENT');
  const [sent, approved] = await mailsOf(id);
  expect(approved).toMatchObject({ to: 'applicant', language: 'en' });
  expect(approved?.written?.subject).toBe(`Application ${caseNumber} was approved`);
  expect(approved?.written?.text).toContain('Dear Lucía Arango,');
  expect(approved?.written?.text).toContain('of Casa de Paz');
  expect(sent?.written?.subject).toContain('credentials are on their way');
  const told = (await historyOf(portal, 'applications', id)).filter(({ kind }) => kind === 'mail.written');
  expect(told).toMatchObject([
    { by: 'system', detail: { template: 'stageApproved', mails: [{ to: 'applicant' }] } },
    { by: 'system', detail: { template: 'stageSent' } },
  ]);
});

test('a mail waits as long as the move can be undone, and leaves then', async () => {
  const id = await insertApplication(portal, { status: 'INTERVIEW_SUCCESS' });
  await move(id, 'INTERVIEW_SUCCESS', 'APPROVED');
  await send(9);
  expect(await states(id)).toEqual(['WAITING']);
  await send(10);
  expect(await states(id)).toEqual(['KEPT']);
});

test('an undone move takes its mail back: it never leaves', async () => {
  const id = await insertApplication(portal, { status: 'INTERVIEW_SUCCESS' });
  await move(id, 'INTERVIEW_SUCCESS', 'APPROVED');
  expect((await undo(id)).data.status).toBe('INTERVIEW_SUCCESS');
  await send(60);
  expect(await states(id)).toEqual(['WITHDRAWN']);
  // Moved again, it is told again.
  await move(id, 'INTERVIEW_SUCCESS', 'APPROVED');
  await send(60);
  expect(await states(id)).toEqual(['KEPT', 'WITHDRAWN']);
});

test('once the mail has left, the move is not undone', async () => {
  const id = await insertApplication(portal, { status: 'APPROVED' });
  await move(id, 'APPROVED', 'SENT');
  await send(60);
  expect((await undo(id)).codes).toEqual(['move.undo']);
  expect((await readApplication(portal, id)).status).toBe('SENT');
});

const deactivate = async (id: number, from: string, form: object) =>
  manager.send('POST', `${at(id)}/moves`, {
    from,
    to: 'REJECTED',
    version: (await readApplication(portal, id)).version,
    deactivation: { type: 'OTHER', reason: 'No reply', ...form },
  });

test('a deactivation mails what was shown before, and undoing takes it back', async () => {
  const id = await insertApplication(portal, { status: 'ANALYSIS', churchName: 'Casa de Paz' });
  const { data: shown } = await manager.get(`${at(id)}/mails/deactivation`);
  expect(shown).toMatchObject({ active: true, recipient: 'Lucía Arango', language: 'en' });
  expect(shown.text).toContain('with Casa de Paz');
  expect((await deactivate(id, 'ANALYSIS', {})).status).toBe(200);
  const [mail] = await mailsOf(id);
  expect(mail).toMatchObject({ state: 'WAITING', written: { subject: shown.subject, text: shown.text } });
  expect((await historyOf(portal, 'applications', id)).at(-1)).toMatchObject({
    kind: 'mail.written',
    detail: { template: 'stageRejected' },
  });
  expect((await undo(id)).data.status).toBe('ANALYSIS');
  await send(60);
  expect(await states(id)).toEqual(['WITHDRAWN']);
});

test('a deactivation is mailed in words of its own, or not at all; of a leader who died only in words of its own', async () => {
  const [own, none, died] = [
    await insertApplication(portal, { status: 'ANALYSIS' }),
    await insertApplication(portal, { status: 'ANALYSIS' }),
    await insertApplication(portal, { status: 'ANALYSIS' }),
  ];
  const wrong = await deactivate(own, 'ANALYSIS', { mail: { subject: 'About {cas}', text: 'Dear {recipient}' } });
  expect(wrong.body.data.fields).toMatchObject({ 'deactivation.mail.subject': { code: 'mail.placeholder' } });
  await deactivate(own, 'ANALYSIS', { mail: { subject: 'Our call', text: 'Dear {recipient}, as we agreed.' } });
  expect(await mailsOf(own)).toMatchObject([
    { written: { subject: 'Our call', text: 'Dear Lucía Arango, as we agreed.' } },
  ]);
  await deactivate(none, 'ANALYSIS', { mail: null });
  expect(await mailsOf(none)).toEqual([]);
  await deactivate(died, 'ANALYSIS', { type: 'DECEASED' });
  expect(await mailsOf(died)).toEqual([]);
});

test('words of a deactivation sent with another move are not used', async () => {
  const id = await insertApplication(portal, { status: 'INTERVIEW_SUCCESS' });
  await manager.send('POST', `${at(id)}/moves`, {
    from: 'INTERVIEW_SUCCESS',
    to: 'APPROVED',
    version: (await readApplication(portal, id)).version,
    deactivation: { type: 'OTHER', reason: 'x', mail: { subject: 'Closed', text: 'Closed' } },
  });
  expect((await mailsOf(id))[0]?.written?.subject).toContain('was approved');
});

test('switched off, nobody is mailed; other words hold from the next move on', async () => {
  const { stages, templates, version } = (await admin.get('/api/business/mail-text')).data;
  const saved = await admin.send('PUT', '/api/business/mail-text', {
    version,
    templates,
    stages: {
      ...stages,
      APPROVED: { ...stages.APPROVED, active: false },
      SENT: { ...stages.SENT, subject: { en: '{stage}: {caseNumber}', es: '{stage}' } },
    },
  });
  expect(saved.status).toBe(200);
  const id = await insertApplication(portal, { status: 'INTERVIEW_SUCCESS' });
  const { case_number: caseNumber } = await readApplication(portal, id);
  await move(id, 'INTERVIEW_SUCCESS', 'APPROVED');
  expect(await mailsOf(id)).toEqual([]);
  await move(id, 'APPROVED', 'SENT');
  expect((await mailsOf(id))[0]?.written?.subject).toBe(`Sent: ${caseNumber}`);
});
