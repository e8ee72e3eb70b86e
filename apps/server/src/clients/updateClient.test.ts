import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ClientDetail } from '@portal/contract/clients/clients.ts';
import {
  mailTo,
  newApplicant,
  outbox,
  PASSWORD,
  registration,
  submitted,
  tokenIn,
} from '../../test/people/applicants.ts';
import { buildTestServer, type Caller, type TestServer } from '../../test/buildTestServer.ts';
import { historyOf } from '../../test/historyOf.ts';
import { insertClient } from '../../test/people/clientAccounts.ts';
import { staffId } from '../../test/factories.ts';
import { seenOutside } from '../../test/seenOutside.ts';

const HOUR = 3_600_000;
let portal: TestServer;
let admin: Caller;
let adminId: number;

beforeAll(async () => {
  portal = await buildTestServer();
  admin = await portal.staff('admin');
  adminId = await staffId(portal, 'admin');
});
afterAll(() => portal.close());

const find = async (email: string): Promise<ClientDetail> => {
  const { data } = (await admin.get(`/api/business/client?search=${encodeURIComponent(email)}`)).data;
  return (await admin.get(`/api/business/client/${data[0].id}`)).data;
};
const change = (client: ClientDetail, body: object) => {
  const { id, email, language, status, version } = client;
  return admin.send('PUT', `/api/business/client/${id}`, { email, language, status, version, ...body });
};
const confirm = (token: string) => portal.anonymous.send('POST', '/api/client/account/email', { token });
const signIn = (username: string) =>
  portal.anonymous.send('POST', '/api/client/token', { grant_type: 'password', username, password: PASSWORD });

describe('language and status', () => {
  test('of an account are changed; mails are written in the language from then on', async () => {
    const ana = await newApplicant(portal, 'ana@example.org', 'es');
    const before = await find('ana@example.org');
    const after = (await change(before, { language: 'en' })).data;
    expect(after).toMatchObject({ language: 'en', version: before.version + 1 });
    await portal.anonymous.send('POST', '/api/client/account/reset', { email: 'ana@example.org' });
    expect(await mailTo(portal, 'ana@example.org')).toMatchObject({ language: 'en', subject: 'Choose a new password' });
    expect((await ana.get('/api/client/request')).status).toBe(200);
    expect(await historyOf(portal, 'clients', before.id)).toEqual([
      {
        kind: 'updated',
        by: adminId,
        detail: { fields: ['language'], changes: { language: { from: 'es', to: 'en' } } },
      },
    ]);
  });

  test('inactive ends sessions and mailed links, and sign-in says so; active again it opens', async () => {
    const luz = await newApplicant(portal, 'luz@example.org');
    await portal.anonymous.send('POST', '/api/client/account/reset', { email: 'luz@example.org' });
    const token = tokenIn(await mailTo(portal, 'luz@example.org'));
    const inactive = (await change(await find('luz@example.org'), { status: 'INACTIVE' })).data;
    expect(inactive.status).toBe('INACTIVE');
    expect((await luz.get('/api/client/request')).codes).toEqual(['GE003']);
    expect((await signIn('luz@example.org')).codes).toEqual(['login.disabled']);
    const set = await portal.anonymous.send('POST', '/api/client/account/password', { token, password: PASSWORD });
    expect(set.codes).toEqual(['login.tokenUsed']);
    expect((await change(inactive, { status: 'ACTIVE' })).data.status).toBe('ACTIVE');
    expect((await signIn('luz@example.org')).status).toBe(200);
    expect(await historyOf(portal, 'clients', inactive.id)).toEqual([
      { kind: 'statusChanged', by: adminId, detail: { from: 'ACTIVE', to: 'INACTIVE' } },
      { kind: 'statusChanged', by: adminId, detail: { from: 'INACTIVE', to: 'ACTIVE' } },
    ]);
  });

  test('staff make no account active that its owner has not confirmed, and pending none at all', async () => {
    await portal.anonymous.send('POST', '/api/client/account', registration('wait@example.org'));
    const waiting = await find('wait@example.org');
    for (const status of ['ACTIVE', 'INACTIVE']) {
      expect(await change(waiting, { status })).toMatchObject({ status: 422, codes: ['user.status'] });
    }
    const { email } = await insertClient(portal);
    expect((await change(await find(email), { status: 'PENDING' })).codes).toEqual(['user.status']);
    expect((await change(waiting, { language: 'en' })).data).toMatchObject({ language: 'en', status: 'PENDING' });
  });

  test('nobody overwrites what another changed meanwhile: the answer is the account as it is now', async () => {
    const { email } = await insertClient(portal);
    const seen = await find(email);
    await change(seen, { language: 'es' });
    const late = await change(seen, { status: 'INACTIVE' });
    expect(late).toMatchObject({ status: 409, codes: ['record.stale'] });
    expect(late.body.data.present).toMatchObject({ id: seen.id, language: 'es', status: 'ACTIVE', version: 2 });
    expect(await find(email)).toMatchObject({ status: 'ACTIVE', version: 2 });
  });

  test('a client that is not there is not found', async () => {
    const body = { email: 'a@example.org', language: 'en', status: 'ACTIVE', version: 1 };
    expect((await admin.send('PUT', '/api/business/client/999999', body)).codes).toEqual(['http.notFound']);
  });
});

describe('another address', () => {
  test('becomes the account’s when the mailed link is followed, once; the old one is told twice', async () => {
    const eva = await newApplicant(portal, 'eva@example.org', 'es');
    const before = await find('eva@example.org');
    const asked = (await change(before, { email: ' Eva.Nueva@Example.org ' })).data;
    expect(asked).toMatchObject({ email: 'eva@example.org', pendingEmail: 'eva.nueva@example.org', version: 1 });
    expect((await mailTo(portal, 'eva@example.org')).subject).toBe('Se pidió cambiar su correo');
    expect((await signIn('eva@example.org')).status).toBe(200);
    const mail = await mailTo(portal, 'eva.nueva@example.org');
    expect(mail).toMatchObject({ subject: 'Confirme su correo nuevo', language: 'es' });
    expect(mail.links[0]).toContain(`${portal.services.settings.clientUrl}/email/`);

    expect((await confirm(tokenIn(mail))).status).toBe(200);
    expect((await signIn('eva@example.org')).codes).toEqual(['login.badCredentials']);
    expect((await signIn('eva.nueva@example.org')).status).toBe(200);
    expect((await mailTo(portal, 'eva@example.org')).subject).toBe('Se cambió el correo de su cuenta');
    expect(await find('eva.nueva@example.org')).toMatchObject({ id: before.id, pendingEmail: null, version: 2 });
    expect((await eva.get('/api/client/request')).status).toBe(200);
    expect((await confirm(tokenIn(mail))).codes).toEqual(['login.tokenUsed']);
    expect(await historyOf(portal, 'clients', before.id)).toEqual([
      { kind: 'emailAsked', by: adminId, detail: {} },
      {
        kind: 'emailChanged',
        by: 'client',
        detail: { fields: ['email'] },
        personal: { email: { from: 'eva@example.org', to: 'eva.nueva@example.org' } },
      },
    ]);
  });

  test('asked for again, or after 24 hours, the earlier link is worth nothing, and looks like one made up', async () => {
    const { email } = await insertClient(portal);
    const client = await find(email);
    await change(client, { email: 'first@example.org' });
    const first = tokenIn(await mailTo(portal, 'first@example.org'));
    await change(client, { email: 'second@example.org' });
    const second = tokenIn(await mailTo(portal, 'second@example.org'));
    const made = seenOutside(await confirm('made-up'));
    expect(made.codes).toEqual(['login.tokenUsed']);
    expect(seenOutside(await confirm(first))).toEqual(made);
    portal.clock.advance(24 * HOUR);
    expect(seenOutside(await confirm(second))).toEqual(made);
    admin = await portal.staff('admin');
    expect(await find(email)).toMatchObject({ pendingEmail: null });
    await change(client, { email: 'third@example.org' });
    const third = tokenIn(await mailTo(portal, 'third@example.org'));
    portal.clock.advance(24 * HOUR - 1);
    expect((await confirm(third)).status).toBe(200);
    admin = await portal.staff('admin');
  });

  test('is refused where another client has it, when it is asked for and when it is confirmed', async () => {
    const taken = await insertClient(portal);
    const { email } = await insertClient(portal);
    const client = await find(email);
    const answer = await change(client, { email: taken.email });
    expect(answer).toMatchObject({ status: 409, codes: ['field.taken'] });
    expect(answer.body.data.fields).toEqual({ email: { code: 'field.taken' } });
    await change(client, { email: 'soon.taken@example.org' });
    const token = tokenIn(await mailTo(portal, 'soon.taken@example.org'));
    const inserted = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const other = portal.database.transaction(async (db) => {
      await db.insertInto('client_account').values(account('soon.taken@example.org')).execute();
      inserted.resolve();
      await goOn.promise;
    });
    await inserted.promise;
    const confirmed = confirm(token);

    await expect.poll(somebodyWaits).toBe(true);
    goOn.resolve();
    await other;
    expect((await confirmed).codes).toEqual(['field.taken']);
    expect(await find(email)).toMatchObject({ email, pendingEmail: 'soon.taken@example.org' });
  });

  test('is refused for an account that is not active, also once it was deactivated', async () => {
    await portal.anonymous.send('POST', '/api/client/account', registration('inert@example.org'));
    const waiting = await find('inert@example.org');
    const answer = await change(waiting, { email: 'other.inert@example.org' });
    expect(answer).toMatchObject({ status: 422, codes: ['client.notActive'] });
    expect(answer.body.data.fields).toEqual({ email: { code: 'client.notActive' } });

    const { email } = await insertClient(portal);
    const client = await find(email);
    await change(client, { email: 'gone@example.org' });
    const token = tokenIn(await mailTo(portal, 'gone@example.org'));
    await change(client, { status: 'INACTIVE' });
    expect((await confirm(token)).codes).toEqual(['login.tokenUsed']);
  });

  test('is where the mails of the applications go from then on', async () => {
    const caller = await newApplicant(portal, 'moves@example.org', 'en');
    await caller.get('/api/client/request');
    const client = await find('moves@example.org');
    await change(client, { email: 'moved@example.org' });
    await confirm(tokenIn(await mailTo(portal, 'moved@example.org')));
    // In the session of before, which knew the other address.
    await submitted(caller);
    const [newest] = await outbox(portal);
    expect(newest).toMatchObject({
      to: 'moved@example.org',
      subject: expect.stringMatching(/^Application .* received$/),
    });
  });
});

const somebodyWaits = () =>
  portal.database.read(async (db) => {
    const { rows } = await sql`select 1 from pg_locks where not granted`.execute(db);
    return rows.length > 0;
  });

const account = (email: string) => ({
  email,
  password_hash: '-',
  language: 'en' as const,
  status: 'ACTIVE' as const,
  terms_version: '1',
  terms_accepted_at: new Date('2026-01-01T00:00:00Z'),
});
