import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SHIPPED_ROLES } from '@portal/domain/access/roles.ts';
import { mailTo, outbox, PASSWORD, registration, tokenIn } from '../../test/people/applicants.ts';
import { buildTestServer, type Caller, type TestServer } from '../../test/buildTestServer.ts';
import { historyOf } from '../../test/historyOf.ts';
import { insertClient } from '../../test/people/clientAccounts.ts';
import { staffId } from '../../test/factories.ts';
import { inRole } from '../../test/people/inRole.ts';
import { seenOutside } from '../../test/seenOutside.ts';

let portal: TestServer;
let admin: Caller;
let office: Pick<Caller, 'get' | 'send'>;

beforeAll(async () => {
  portal = await buildTestServer();
  admin = await portal.staff('admin');
  office = await inRole(portal, 'supervisor', ['business.client.manage']);
});
afterAll(() => portal.close());

const post = (path: string, body: unknown) => portal.anonymous.send('POST', `/api/client/account${path}`, body);
const resend = (id: number) => admin.send('POST', `/api/business/client/${id}/activation`);
const resendTo = (email: string, caller: Pick<Caller, 'send'> = admin) =>
  caller.send('POST', '/api/business/client/activation', { email });
const idOf = async (email: string): Promise<number> =>
  (await admin.get(`/api/business/client?search=${email}`)).data.data[0].id;

async function register(email: string): Promise<{ id: number; token: string }> {
  await post('', registration(email));
  return { token: tokenIn(await mailTo(portal, email)), id: await idOf(email) };
}
const mailsTo = async (email: string): Promise<number> => {
  await portal.drain();
  return (await outbox(portal)).filter(({ to }) => to === email).length;
};

describe('the activation of an account', () => {
  test('is mailed again: the new link activates it, the earlier one no more', async () => {
    const { id, token } = await register('again@example.org');
    expect((await resend(id)).status).toBe(200);
    const second = tokenIn(await mailTo(portal, 'again@example.org'));
    expect((await post('/confirm', { token })).codes).toEqual(['login.tokenUsed']);
    expect((await post('/confirm', { token: second })).status).toBe(200);
    expect(await historyOf(portal, 'clients', id)).toEqual([
      { kind: 'activationSent', by: await staffId(portal, 'admin'), detail: {} },
    ]);
  });

  test('lets the owner choose the password where others registered the address too', async () => {
    const { id, email } = await insertClient(portal, { status: 'PENDING', registeredByOthers: true });
    await resend(id);
    const mail = await mailTo(portal, email);
    expect(mail.links[0]).toContain('/password/');
    expect((await post('/password', { token: tokenIn(mail), password: PASSWORD })).status).toBe(200);
    expect((await portal.client(email, PASSWORD)).token).not.toBe('');
  });

  test('is refused where the account does not wait for it, and not found for one that is not there', async () => {
    for (const status of ['ACTIVE', 'INACTIVE'] as const) {
      const { id, email } = await insertClient(portal, { status });
      expect(await resend(id)).toMatchObject({ status: 422, codes: ['client.notPending'] });
      expect(await mailsTo(email)).toBe(0);
    }
    expect((await resend(999_999)).codes).toEqual(['http.notFound']);
  });
});

describe('by address', () => {
  test('administrators are told that an address is not registered, or does not wait', async () => {
    const { id, token } = await register('byaddress@example.org');
    expect((await resendTo('ByAddress@Example.org')).status).toBe(200);
    const second = tokenIn(await mailTo(portal, 'byaddress@example.org'));
    expect(second).not.toBe(token);
    expect(await historyOf(portal, 'clients', id)).toHaveLength(1);
    expect((await post('/confirm', { token: second })).status).toBe(200);
    expect(await resendTo('byaddress@example.org')).toMatchObject({ status: 422, codes: ['client.notPending'] });
    expect(await resendTo('nobody@example.org')).toMatchObject({ status: 422, codes: ['login.unregistered'] });
  });

  test('others get one answer for every address, and the mail goes where one waits for it', async () => {
    const pending = await insertClient(portal, { status: 'PENDING' });
    const active = await insertClient(portal);
    const unknown = seenOutside(await resendTo('unknown@example.org', office));
    expect(unknown.status).toBe(200);
    expect(seenOutside(await resendTo(pending.email, office))).toEqual(unknown);
    expect(seenOutside(await resendTo(active.email, office))).toEqual(unknown);
    expect(await mailsTo(pending.email)).toBe(1);
    expect(await mailsTo(active.email)).toBe(0);
    expect(await historyOf(portal, 'clients', pending.id)).toHaveLength(1);
    expect(await historyOf(portal, 'clients', active.id)).toEqual([]);
  });

  test('who is kept to a charge reaches nobody that way, and is not told', async () => {
    const ephesian = await inRole(portal, 'ephesian', [...SHIPPED_ROLES.ephesian, 'business.client.manage']);
    const { id, email } = await insertClient(portal, { status: 'PENDING' });
    expect((await resendTo(email, ephesian)).status).toBe(200);
    expect(await mailsTo(email)).toBe(0);
    expect(await historyOf(portal, 'clients', id)).toEqual([]);
    expect((await ephesian.send('POST', `/api/business/client/${id}/activation`)).codes).toEqual(['http.notFound']);
  });
});
