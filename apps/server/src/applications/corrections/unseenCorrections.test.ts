import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newApplicant, submitted } from '../../../test/people/applicants.ts';
import { buildTestServer, type Answer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { readApplication, staffId } from '../../../test/factories.ts';
import { ANSWERED } from '../../../test/interviewAnswers.ts';
import { inRole } from '../../../test/people/inRole.ts';
import { payOnline } from '../../../test/notices.ts';
import { everyAnswer as everyQuestion } from '../../../test/unseen/everyAnswer.ts';
import { buildServer } from '../../server.ts';

/**
 * Who may not see corrections learns the number of open ones and the gate (product/corrections.md#hidden): every answer
 * that tells of one case is read through by two such readers, the shipped Ephesian and a role of its own that may do much
 * else.
 */

const FIELD = 'FORM_MINISTRY_WEBSITE';
const [OLD, NEW, NEWER] = ['https://old.example.org', 'https://new.example.org', 'https://newer.example.org'];
const MESSAGE = 'Both pages, if you please.';
/** A field that staff changed and no correction did. */
const EDITED = { field_key: 'FORM_LEADER_CITY', old_value: 'Cartago', new_value: 'San José' };

type Reader = Pick<Caller, 'get' | 'send'>;

let portal: TestServer;
let listening: FastifyInstance;
let client: Caller;
let supervisor: Caller;
let manager: Caller;
let readers: Readonly<Record<string, Reader>>;
let asker: string;
let id: number;
let heard = '';
const hangUp = new AbortController();

const at = () => `/api/business/request/${id}`;
const version = async () => (await readApplication(portal, id)).version;
const done = async (answer: Promise<Answer>) => (await answer).data;

beforeAll(async () => {
  portal = await buildTestServer();
  client = await newApplicant(portal, 'corrects@example.org', 'en');
  supervisor = await portal.staff('supervisor');
  manager = await portal.staff('manager');
  const { name, lastName } = (await manager.get('/api/business/user/me')).data;
  asker = `${name} ${lastName}`;
  id = await submitted(client, { ministry: { website: OLD } });
  await payOnline(portal, client, id);
  await portal.database.transaction((db) =>
    db.updateTable('application').set({ analyst_id: null, ephesian_id: null }).where('id', '=', id).execute(),
  );
  const assignee = await staffId(portal, 'analyst');
  await done(
    supervisor.send('POST', `${at()}/moves`, { from: 'PAID', to: 'ANALYSIS', version: await version(), assignee }),
  );
  await done(
    supervisor.send('PUT', `${at()}/assignments/ephesian`, {
      userId: await staffId(portal, 'ephesian'),
      version: await version(),
    }),
  );
  const change = {
    ...EDITED,
    application_id: id,
    user_id: await staffId(portal, 'supervisor'),
    at: portal.clock.now(),
  };
  await portal.database.transaction((db) => db.insertInto('field_change').values(change).execute());
  readers = { ephesian: await portal.staff('ephesian'), own: await roleOfItsOwn() };
  await listen(readers['ephesian'] as Caller);
});
afterAll(async () => {
  hangUp.abort();
  await listening.close();
  await portal.close();
});

const roleOfItsOwn = () =>
  inRole(portal, 'analyst', [
    'business.request.show.analysis',
    'business.request.do.analysis',
    'business.request.show.complete.analysis',
    'business.request.do.complete.analysis',
    'business.request.assign',
    'business.request.exonerate',
    'business.request.payment',
    'business.request.unfinished',
    'business.client.show',
    'business.outbox.show',
  ]);

/** All that the stream tells the Ephesian, as it came. */
async function listen({ token }: Caller): Promise<void> {
  listening = await buildServer(portal.services);
  const origin = await listening.listen({ port: 0, host: '127.0.0.1' });
  const headers = { authorization: `Bearer ${token}` };
  const { body } = await fetch(`${origin}/api/business/stream`, { headers, signal: hangUp.signal });
  void (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of body ?? []) heard += decoder.decode(chunk, { stream: true });
  })().catch(() => undefined);
}

/** What a reader is answered about the case: questions, acts that fail and acts that do not. */
async function everyAnswer(reader: Reader): Promise<string> {
  const answers: string[] = [];
  const keep = async (answer: Promise<Answer>) => {
    const { body } = await answer;
    answers.push(JSON.stringify(body));
    return body.data;
  };
  const asked = await everyQuestion(portal, reader, { application: id, search: 'example' });
  // Whom one may put in charge, mention, turn to or let interview is told by name, whoever asked for corrections.
  const told = Object.entries(asked).filter(
    ([question]) => !/\/business\/user\/|\/colleagues\/|\/who-may$|\/interviewers$/.test(question),
  );
  answers.push(JSON.stringify(told));
  const move = { from: 'ANALYSIS', to: 'COMPLETE_ANALYSIS' };
  await keep(reader.send('POST', `${at()}/moves`, { ...move, version: 1 }));
  await keep(reader.send('POST', `${at()}/moves`, { ...move, version: await version() }));
  await keep(reader.send('POST', `${at()}/moves/undo`, { version: await version() }));
  const correction = await idOfCorrection();
  for (const act of ['', ...['acceptances', 'requests', 'withdrawals'].map((one) => `/${correction}/${one}`)]) {
    const body = { corrections: [{ field: FIELD, message: 'x' }], version: await version() };
    await keep(reader.send('POST', `${at()}/corrections${act}`, body));
  }
  await keep(
    reader.send('POST', `${at()}/exonerations`, { type: 'PROCESS', reason: 'OTHER', version: await version() }),
  );
  await keep(
    reader.send('POST', `${at()}/interviews`, { result: 'LATER', answers: ANSWERED, version: await version() }),
  );
  for (const name of ['analyst2', 'analyst'] as const) {
    const body = { userId: await staffId(portal, name), reassign: true, version: await version() };
    await keep(reader.send('PUT', `${at()}/assignments/analyst`, body));
  }
  return answers.join('\n');
}

async function idOfCorrection(): Promise<number> {
  const row = await portal.database.read((db) =>
    db.selectFrom('correction').select('id').where('application_id', '=', id).executeTakeFirstOrThrow(),
  );
  return row.id;
}

const answerIt = async (value: string) =>
  done(client.send('PUT', `/api/client/request/${id}/corrections/${await idOfCorrection()}`, { value }));
const step = async (act: 'acceptances' | 'requests') =>
  done(
    manager.send('POST', `${at()}/corrections/${await idOfCorrection()}/${act}`, {
      message: MESSAGE,
      version: await version(),
    }),
  );

const steps: [string, () => Promise<unknown>, { open: number; website: string }][] = [
  [
    'asked for',
    async () =>
      done(
        manager.send('POST', `${at()}/corrections`, {
          corrections: [{ field: FIELD, message: MESSAGE }],
          version: await version(),
        }),
      ),
    { open: 1, website: OLD },
  ],
  ['answered', () => answerIt(NEW), { open: 1, website: NEW }],
  ['sent back', () => step('requests'), { open: 1, website: NEW }],
  ['answered again', () => answerIt(NEWER), { open: 1, website: NEWER }],
  ['accepted', () => step('acceptances'), { open: 0, website: NEWER }],
];

test.each(steps)('tells whoever may not see corrections no more than how many are open: %s', async (_, go, now) => {
  await go();
  for (const [name, reader] of Object.entries(readers)) {
    const detail = (await reader.get(at())).data;
    expect(detail, name).toMatchObject({ openCorrections: now.open, corrections: [], may: { seeCorrections: false } });
    expect(detail.missing.length, name).toBe(now.open);
    // What staff changed stays in sight; what the applicant corrected shows as the form that it is, once.
    expect(detail.errorsFields, name).toEqual([
      expect.objectContaining({ key: EDITED.field_key, old: EDITED.old_value, new: EDITED.new_value }),
    ]);
    expect(
      detail.history.map(({ what }: { what: string }) => what),
      name,
    ).toContain('submitted');
    expect(detail.ministry.website, name).toBe(now.website);
    const all = await everyAnswer(reader);
    expect(all, name).toContain(detail.caseNumber);
    for (const secret of [FIELD, 'FORM_MINISTRY_', MESSAGE, asker, 'Website', 'correction.a']) {
      expect(all, `${name}: ${secret}`).not.toContain(secret);
    }
    for (const value of [OLD, NEW, NEWER]) {
      expect(all.split(`"${value}"`).length - 1, `${name}: ${value}`).toBe(value === now.website ? 1 : 0);
      expect(all.split(value).length - 1, `${name}: ${value}`).toBe(value === now.website ? 1 : 0);
    }
  }
});

test('the stream tells them as little', async () => {
  await expect.poll(() => heard).toContain('"openCorrections":0');
  expect(heard).toContain('"openCorrections":1');
  for (const secret of [FIELD, 'FORM_MINISTRY_W', MESSAGE, asker, OLD, NEW, NEWER, 'correction.']) {
    expect(heard, secret).not.toContain(secret);
  }
});

test('whoever may see them reads fields, texts, values and names', async () => {
  const detail = (await supervisor.get(at())).data;
  expect(detail.corrections).toMatchObject([{ field: FIELD, message: MESSAGE, askedBy: asker, newValue: NEWER }]);
  expect(detail.errorsFields.map(({ key }: { key: string }) => key)).toEqual([EDITED.field_key, FIELD, FIELD]);
  expect(detail.history.map(({ what }: { what: string }) => what)).toEqual(
    expect.arrayContaining(['correction.asked', 'correction.answered', 'correction.again', 'correction.accepted']),
  );
});
