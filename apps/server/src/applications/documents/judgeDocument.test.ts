import { afterAll, beforeAll, expect, test } from 'vitest';
import { STAGES } from '@portal/domain/applications/stages.ts';
import { remindOfDocuments } from './remindOfDocuments.ts';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { insertApplication, readApplication } from '../../../test/factories.ts';
import { historyOf } from '../../../test/historyOf.ts';
import { runJob } from '../../../test/runJob.ts';
import { newApplicant, outbox, PDF, png } from '../../../test/people/applicants.ts';
import { inRole } from '../../../test/people/inRole.ts';

let portal: TestServer;
let supervisor: Caller;
let applicant: Caller;
let account: number;

beforeAll(async () => {
  portal = await buildTestServer();
  supervisor = await portal.staff('supervisor');
  applicant = await newApplicant(portal, 'judged@example.org', 'en');
  const row = await portal.database.read((db) =>
    db.selectFrom('client_account').select('id').where('email', '=', 'judged@example.org').executeTakeFirstOrThrow(),
  );
  account = row.id;
});
afterAll(() => portal.close());

const at = (id: number) => `/api/business/request/${id}`;
const FIELD = 'FORM_DOCUMENT_CREED';
const REASON = 'The date cannot be read.';

/** A card in ANALYSIS with a creed, whose applicant can answer. */
const insert = () =>
  insertApplication(portal, {
    status: 'ANALYSIS',
    analyst: 'analyst',
    ephesian: 'ephesian',
    client: account,
    documents: ['CREED'],
  });
const detailOf = async (id: number, caller: Pick<Caller, 'get'> = supervisor) => (await caller.get(at(id))).data;
const creedOf = async (id: number, caller?: Pick<Caller, 'get'>) => (await detailOf(id, caller)).documents[0];
const accept = (
  id: number,
  file: number,
  { accepted = true, by = supervisor }: { accepted?: boolean; by?: Pick<Caller, 'send'> } = {},
) => by.send('PUT', `${at(id)}/documents/CREED/acceptance`, { file, accepted });
const refuse = (
  id: number,
  file: number,
  { reason = REASON, by = supervisor }: { reason?: string; by?: Pick<Caller, 'send'> } = {},
) => by.send('POST', `${at(id)}/documents/CREED/refusals`, { file, reason });

/** Who may review, and neither ask corrections nor see them. */
const doerOfAnalysis = () =>
  inRole(portal, 'ephesian2', ['business.request.show.analysis', 'business.request.do.analysis']);

/** The applicant sends another file in answer to the correction that is open. */
async function replace(id: number, pixels = 400): Promise<void> {
  const [correction] = (await applicant.get(`/api/client/request/${id}/corrections`)).data;
  const file = { name: 'credo.png', bytes: pixels === 0 ? PDF : await png(pixels) };
  const answer = await applicant.upload('PUT', `/api/client/request/${id}/corrections/${correction.id}`, file);
  expect(answer.codes).toEqual([]);
}

test('a document is accepted, with who and when, and looked at again; the card’s version stays', async () => {
  const id = await insert();
  const { file, accepted } = await creedOf(id);
  expect(accepted).toBeNull();
  expect((await accept(id, file)).data.version).toBe(2);
  expect(await accept(id, file)).toMatchObject({ codes: [], data: { version: 2 } });
  expect((await creedOf(id)).accepted).toEqual({
    by: 'Noemí Castellanos',
    at: portal.clock.now().toISOString(),
    validUntil: null,
  });
  await accept(id, file, { accepted: false });
  await accept(id, file, { accepted: false });
  expect((await creedOf(id)).accepted).toBeNull();
  expect((await historyOf(portal, 'applications', id)).map(({ kind, detail }) => [kind, detail])).toEqual([
    ['submitted', {}],
    ['document.accepted', { field: FIELD }],
    ['document.reopened', { field: FIELD }],
  ]);
  expect((await detailOf(id)).missing).toEqual([]);
});

test('an accepted document says until when it holds; its applicant is reminded once, 30 days before', async () => {
  const id = await insert();
  const { file } = await creedOf(id);
  const date = (validUntil: string | null) =>
    supervisor.send('PUT', `${at(id)}/documents/CREED/acceptance`, { file, accepted: true, validUntil });
  expect((await date('2026-03-09')).body.data.fields).toEqual({ validUntil: { code: 'field.notPast' } });
  expect((await date('2026-02-30')).codes).toEqual(['field.date']);
  expect((await date('2026-04-10')).codes).toEqual([]);
  expect((await creedOf(id)).accepted).toMatchObject({ validUntil: '2026-04-10' });
  expect((await historyOf(portal, 'applications', id)).at(-1)).toMatchObject({
    kind: 'document.accepted',
    detail: { field: FIELD, until: '2026-04-10' },
  });
  const reminded = async () =>
    (await outbox(portal)).filter(({ subject }) => subject === 'A document expires soon').length;
  const before = await reminded();
  await runJob(portal, remindOfDocuments);
  expect(await reminded()).toBe(before);
  await date('2026-04-09');
  await runJob(portal, remindOfDocuments);
  await runJob(portal, remindOfDocuments);
  expect(await reminded()).toBe(before + 1);
  // Another end is another reminder; none where it was replaced, or holds for ever.
  await date('2026-04-08');
  await runJob(portal, remindOfDocuments);
  expect(await reminded()).toBe(before + 2);
  await date(null);
  await runJob(portal, remindOfDocuments);
  expect(await reminded()).toBe(before + 2);
  expect((await creedOf(id)).accepted).toMatchObject({ validUntil: null });
});

test('refusing a document asks its correction with the reason, in one act, and mails it', async () => {
  const id = await insert();
  const { file } = await creedOf(id);
  expect(await refuse(id, file)).toMatchObject({ codes: [], data: { openCorrections: 1, version: 3 } });
  const detail = await detailOf(id);
  expect(detail.corrections).toMatchObject([{ field: FIELD, message: REASON, state: 'REQUESTED', round: 1 }]);
  const [mail] = await outbox(portal);
  expect(mail).toMatchObject({ to: 'judged@example.org' });
  // The applicant has not answered yet.
  expect((await refuse(id, file)).codes).toEqual(['correction.duplicate']);
  expect((await refuse(id, file, { reason: ' ' })).codes).toEqual(['field.required']);
  expect((await refuse(id, file, { reason: 'x'.repeat(1001) })).codes).toEqual(['field.max']);
});

test('what the applicant sent instead is to be looked at; refused again it is another round, accepted it settles the correction', async () => {
  const id = await insert();
  const before = (await creedOf(id)).file;
  await accept(id, before);
  await refuse(id, before);
  await replace(id);
  const { file, accepted } = await creedOf(id);
  expect([file === before, accepted]).toEqual([false, null]);
  await refuse(id, file, { reason: 'Now it is cut.' });
  expect((await detailOf(id)).corrections).toMatchObject([{ round: 2, message: 'Now it is cut.', state: 'REQUESTED' }]);
  await accept(id, file, { by: await doerOfAnalysis() });
  portal.clock.advance(60_000);
  // The same file once more is another answer, which nobody looked at.
  await replace(id);
  expect(await creedOf(id)).toMatchObject({ file, accepted: null });
  expect((await accept(id, file)).data).toMatchObject({ openCorrections: 0 });
  expect(await detailOf(id)).toMatchObject({ corrections: [{ state: 'ACCEPTED' }] });
});

test('accepting what was refused by mistake withdraws the correction', async () => {
  const id = await insert();
  const { file } = await creedOf(id);
  await refuse(id, file);
  expect((await accept(id, file)).data).toMatchObject({ openCorrections: 0, version: 4 });
  expect(await detailOf(id)).toMatchObject({ corrections: [{ state: 'WITHDRAWN' }] });
});

test('accepting the correction accepts the document that was the answer', async () => {
  const id = await insert();
  await refuse(id, (await creedOf(id)).file);
  await replace(id);
  const { corrections, version } = await detailOf(id);
  const path = `${at(id)}/corrections/${corrections[0].id}/acceptances`;
  expect((await supervisor.send('POST', path, { version })).codes).toEqual([]);
  expect((await creedOf(id)).accepted).toMatchObject({ by: 'Noemí Castellanos' });
});

test('a verdict upon a file that the applicant replaced meanwhile is refused, and changes nothing', async () => {
  const id = await insert();
  const { file } = await creedOf(id);
  await refuse(id, file);
  await replace(id);
  const before = await historyOf(portal, 'applications', id);
  for (const answer of [await accept(id, file), await refuse(id, file), await accept(id, file, { accepted: false })]) {
    expect(answer).toMatchObject({ status: 409, codes: ['document.replaced'] });
  }
  const missing = await supervisor.send('PUT', `${at(id)}/documents/LOGO/acceptance`, { file, accepted: true });
  expect(missing.codes).toEqual(['document.replaced']);
  expect(await historyOf(portal, 'applications', id)).toEqual(before);
});

test.each(Object.keys(STAGES).filter((stage) => stage !== 'UNFINISHED'))(
  'a document is accepted from PAID to SENT, and refused where corrections are asked: %s',
  async (status) => {
    const stage = status as 'PAID';
    const id = await insertApplication(portal, { status: stage, documents: ['CREED'] });
    const manager = await portal.staff('manager');
    const { file } = await creedOf(id, manager);
    expect((await accept(id, file, { by: manager })).codes).toEqual(STAGES[stage].reassign ? [] : ['document.stage']);
    const mayAsk = (STAGES[stage].corrections as string) === 'request';
    expect((await refuse(id, file, { by: manager })).codes).toEqual(mayAsk ? [] : ['correction.stage']);
  },
);

test('accepting asks `do` of the stage, refusing the right to ask corrections; out of sight there is nothing', async () => {
  const id = await insert();
  const { file } = await creedOf(id);
  const reader = await inRole(portal, 'ephesian2', ['business.request.show.analysis']);
  expect((await accept(id, file, { by: reader })).codes).toEqual(['GE004']);
  const doer = await doerOfAnalysis();
  expect((await refuse(id, file, { by: doer })).codes).toEqual(['GE004']);
  expect((await accept(id, file, { by: doer })).codes).toEqual([]);
  const other = await portal.staff('analyst2');
  expect((await accept(id, file, { by: other })).codes).toEqual(['http.notFound']);
  expect((await refuse(id, file, { by: other })).codes).toEqual(['http.notFound']);
});

test('whoever may not see corrections is told neither that a document was refused nor that it was sent anew', async () => {
  const id = await insert();
  const doer = await doerOfAnalysis();
  const { file } = await creedOf(id);
  await accept(id, file);
  const told = async () => {
    const { documents, history, corrections } = await detailOf(id, doer);
    const { accepted, at: since, name } = documents[0];
    return { accepted, since, name, history, corrections };
  };
  const before = await told();
  portal.clock.advance(60_000);
  await refuse(id, file);
  expect(await told()).toEqual(before);
  await replace(id);
  expect(await told()).toEqual({ ...before, accepted: null, name: 'credo.png' });
  const row = await readApplication(portal, id);
  expect((await creedOf(id)).at > (row.submitted_at?.toISOString() ?? '')).toBe(true);
});
