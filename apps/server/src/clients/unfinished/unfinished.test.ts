import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { clientEndpoints } from '@portal/contract/clients/clients.ts';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import { SHIPPED_ROLES } from '@portal/domain/access/roles.ts';
import { mailTo, outbox, tokenIn } from '../../../test/people/applicants.ts';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { historyOf } from '../../../test/historyOf.ts';
import { insertClient, rowsOf } from '../../../test/people/clientAccounts.ts';
import { insertApplication, staffId } from '../../../test/factories.ts';
import { inRole } from '../../../test/people/inRole.ts';

type UnfinishedAccount = ReplyOf<typeof clientEndpoints.listUnfinished>['data'][number];

const DAY = 86_400_000;
let portal: TestServer;
let supervisor: Caller;
const ids: Record<'pending' | 'none' | 'draft' | 'both' | 'submitted' | 'inactive' | 'deleted', number> = {
  pending: 0,
  none: 0,
  draft: 0,
  both: 0,
  submitted: 0,
  inactive: 0,
  deleted: 0,
};
const ago = (days: number) => new Date(portal.clock.now().getTime() - days * DAY);

beforeAll(async () => {
  portal = await buildTestServer();
  const client = async (name: string, facts: Parameters<typeof insertClient>[1] = {}) =>
    (await insertClient(portal, { email: `${name}.wait@example.org`, ...facts })).id;
  ids.pending = await client('pending', { status: 'PENDING', lastActiveAt: ago(7) });
  ids.none = await client('none', { lastActiveAt: ago(30) });
  ids.draft = await client('draft', { lastActiveAt: ago(2), language: 'es' });
  ids.both = await client('both', { lastActiveAt: ago(100) });
  ids.submitted = await client('submitted');
  ids.inactive = await client('inactive', { status: 'INACTIVE' });
  ids.deleted = await client('deleted', { lastActiveAt: ago(29) });
  await insertApplication(portal, { status: 'UNFINISHED', client: ids.draft, name: 'Noemí' });
  await insertApplication(portal, { status: 'REJECTED', client: ids.both });
  await insertApplication(portal, { status: 'UNFINISHED', client: ids.both });
  await insertApplication(portal, { status: 'PAID', client: ids.submitted });
  await insertApplication(portal, { status: 'PAID', client: ids.deleted, deleted: true });
  supervisor = await portal.staff('supervisor');
});
afterAll(() => portal.close());

const list = (query: Record<string, string> = {}, caller: Pick<Caller, 'get'> = supervisor) =>
  caller.get(`/api/business/client/unfinished?${new URLSearchParams({ search: '.wait@', ...query }).toString()}`);
const found = async (query: Record<string, string> = {}, caller: Pick<Caller, 'get'> = supervisor) =>
  (await list(query, caller)).data.data.map(({ id }: UnfinishedAccount) => id);
const byId = async (id: number): Promise<UnfinishedAccount> =>
  (await list()).data.data.find((one: UnfinishedAccount) => one.id === id);

describe('unfinished accounts', () => {
  test('are those not activated, without an application, or with a form not submitted', async () => {
    expect(await found({ sort: 'lastActive' })).toEqual([ids.both, ids.none, ids.deleted, ids.pending, ids.draft]);
    expect((await list()).data.total).toBe(5);
    expect(await found()).toEqual([ids.draft, ids.pending, ids.deleted, ids.none, ids.both]);
  });

  test('tell what they wait for, how far the form is and for how many days they are quiet', async () => {
    expect(await byId(ids.pending)).toMatchObject({ waits: 'ACTIVATION', formState: null, daysQuiet: 7 });
    expect(await byId(ids.none)).toMatchObject({ waits: 'APPLICATION', formState: null, daysQuiet: 30 });
    expect(await byId(ids.deleted)).toMatchObject({ waits: 'APPLICATION', daysQuiet: 29 });
    expect(await byId(ids.draft)).toMatchObject({
      waits: 'FORM',
      name: 'Noemí Arango',
      formState: 'FORM_STATE_PASTORAL_FORM',
      daysQuiet: 2,
      remindedAt: null,
    });
  });

  test('are filtered by what they wait for, by their quiet days and by words', async () => {
    expect(await found({ waits: 'ACTIVATION' })).toEqual([ids.pending]);
    expect(await found({ waits: 'APPLICATION' })).toEqual([ids.deleted, ids.none]);
    expect(await found({ waits: 'FORM' })).toEqual([ids.draft, ids.both]);
    expect(await found({ quiet: '7' })).toEqual([ids.pending, ids.deleted, ids.none, ids.both]);
    expect(await found({ quiet: '30' })).toEqual([ids.none, ids.both]);
    expect(await found({ quiet: '90' })).toEqual([ids.both]);
    expect(await found({ search: 'noemi draft.wait' })).toEqual([ids.draft]);
  });

  test('page by their cursor, each once', async () => {
    for (let i = 0; i < 30; i += 1) {
      await insertClient(portal, { email: `paged${i}@example.org`, lastActiveAt: ago(Math.floor(i / 3)) });
    }
    const first = (await list({ search: 'paged' })).data;
    const second = (await list({ search: 'paged', after: first.next })).data;
    expect([first.data.length, second.data.length, second.next, first.total]).toEqual([25, 5, null, 30]);
    expect(new Set([...first.data, ...second.data].map(({ id }: UnfinishedAccount) => id)).size).toBe(30);
  });

  test('are in nobody’s charge: who is kept to a charge sees none', async () => {
    const reader = await inRole(portal, 'ephesian', [...SHIPPED_ROLES.ephesian, 'business.request.unfinished']);
    expect((await list({}, reader)).data).toMatchObject({ data: [], total: 0 });
    const { runId } = (await remind({ clients: [ids.draft] }, reader)).data;
    const rows = await rowsOf(portal, reader, runId);
    expect(rows).toMatchObject([{ state: 'REFUSED', problems: [{ code: 'http.notFound' }], subject: null }]);
    const analyst = await portal.staff('analyst');
    expect((await remind({ clients: [ids.draft] }, analyst)).codes).toEqual(['GE004']);
  });
});

const remind = (body: object, caller: Pick<Caller, 'send'> = supervisor) =>
  caller.send('POST', '/api/business/client/reminders', body);
/** What became of each, by the client. */
async function reminded(body: object): Promise<Record<number, string>> {
  const { runId } = (await remind(body)).data;
  const rows = await rowsOf(portal, supervisor, runId);
  return Object.fromEntries(rows.map(({ subjectId, state, problems }) => [subjectId, problems[0]?.code ?? state]));
}

describe('a reminder', () => {
  test('tells each what is left to do, in their language, with the way there', async () => {
    const outcome = await reminded({ clients: [ids.pending, ids.none, ids.draft] });
    expect(outcome).toEqual({ [ids.pending]: 'DONE', [ids.none]: 'DONE', [ids.draft]: 'DONE' });
    const activation = await mailTo(portal, 'pending.wait@example.org');
    expect(activation).toMatchObject({ subject: 'Your account is waiting for your confirmation', language: 'en' });
    expect(await mailTo(portal, 'none.wait@example.org')).toMatchObject({
      subject: 'Your application has not been submitted yet',
      links: [portal.services.settings.clientUrl],
    });
    const draft = await mailTo(portal, 'draft.wait@example.org');
    expect(draft).toMatchObject({ subject: 'Su solicitud aún no se ha enviado', language: 'es' });
    expect(draft.links[0]).toMatch(/\/request\/\d+$/);
    expect((await byId(ids.draft)).remindedAt).toBe(portal.clock.now().toISOString());
    expect(await historyOf(portal, 'clients', ids.draft)).toEqual([
      { kind: 'reminded', by: await staffId(portal, 'supervisor'), detail: { waits: 'FORM' } },
    ]);
    const confirmed = await portal.anonymous.send('POST', '/api/client/account/confirm', {
      token: tokenIn(activation),
    });
    expect(confirmed.status).toBe(200);
  });

  test('goes to a client once in 7 days, whoever asks; each row tells why not', async () => {
    const { id } = await insertClient(portal, { email: 'week@example.org' });
    expect(await reminded({ clients: [id] })).toEqual({ [id]: 'DONE' });
    portal.clock.advance(7 * DAY - 1);
    supervisor = await portal.staff('supervisor');
    expect(await reminded({ clients: [id] })).toEqual({ [id]: 'client.reminded' });
    portal.clock.advance(1);
    expect(await reminded({ clients: [id] })).toEqual({ [id]: 'DONE' });
    expect((await outbox(portal)).filter(({ to }) => to === 'week@example.org')).toHaveLength(2);
  });

  test('is refused where nothing is left to do; a row names whom it is about', async () => {
    const clients = [ids.submitted, ids.inactive, 999_999];
    expect(await reminded({ clients })).toEqual({
      [ids.submitted]: 'client.finished',
      [ids.inactive]: 'client.finished',
      999_999: 'http.notFound',
    });
    const { runId } = (await remind({ clients: [ids.inactive] })).data;
    const rows = await rowsOf(portal, supervisor, runId);
    expect(rows).toMatchObject([{ subject: { name: 'inactive.wait@example.org', caseNumber: null } }]);
  });

  test('goes to all that fit the filters, also beyond the first page', async () => {
    const outcome = await reminded({ fitting: { search: 'paged', waits: 'APPLICATION' } });
    expect(Object.values(outcome)).toEqual(Array.from({ length: 30 }, () => 'DONE'));
  });

  test('needs to know for whom', async () => {
    const answer = await remind({});
    expect(answer).toMatchObject({ status: 400, codes: ['field.required'] });
    expect(answer.body.data.fields).toEqual({ clients: { code: 'field.required' } });
    expect((await remind({ clients: [] })).codes).toEqual(['field.required']);
  });
});
