import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { beginChange, codeAt, FACTORS, setAppUp } from '../../../test/people/secondFactors.ts';
import { newStaff, seatOf, STAFF_PASSWORD } from '../../../test/people/staffAccounts.ts';

let portal: TestServer;
let admin: Caller;

beforeAll(async () => {
  portal = await buildTestServer();
  admin = await portal.staff('administrator');
});
afterAll(() => portal.close());

const password = STAFF_PASSWORD;
const ME = '/api/business/user/me';

async function newRole(needsSecondFactor: boolean, permissions = ['business.audit.show', 'business.user.manage']) {
  const word = randomUUID().slice(0, 8);
  const name = { en: `Role ${word}`, es: `Rol ${word}` };
  const description = { en: 'Tries.', es: 'Prueba.' };
  const form = { name, description, slug: null, active: true, needsSecondFactor, permissions };
  const { data } = await admin.send('POST', '/api/business/role', form);
  return { form, role: data as { id: number; version: number } };
}

async function holding(role: number) {
  const email = `staff-${randomUUID()}@example.org`;
  const id = await newStaff(portal, email);
  await portal.database.transaction((db) =>
    db.insertInto('user_role').values({ user_id: id, role_id: role }).execute(),
  );
  return { id, email, seat: await seatOf(portal, email) };
}

test('whose role needs a factor and who has none sets one up and does nothing else', async () => {
  const { role } = await newRole(true);
  const { seat } = await holding(role.id);
  expect((await seat.get(ME)).data).toMatchObject({ secondFactorNeeded: true });
  for (const path of ['/api/business/user', `${ME}/sessions`]) {
    expect(await seat.get(path)).toMatchObject({ status: 403, codes: ['factor.needed'] });
  }
  expect((await seat.send('PUT', `${ME}/password`, {})).codes).toEqual(['factor.needed']);
  await setAppUp(portal, seat);
  await expect.poll(async () => (await seat.get('/api/business/user')).status).toBe(200);
  expect((await seat.get(ME)).data).toMatchObject({ secondFactorNeeded: false });
});

test('it holds at once for who is signed in when a role begins to need one', async () => {
  const { role, form } = await newRole(false);
  const { seat } = await holding(role.id);
  expect((await seat.get('/api/business/user')).status).toBe(200);
  const body = { ...form, needsSecondFactor: true, version: role.version };
  expect((await admin.send('PUT', `/api/business/role/${role.id}`, body)).data).toMatchObject({
    needsSecondFactor: true,
  });
  await expect.poll(async () => (await seat.get('/api/business/user')).codes).toEqual(['factor.needed']);
  expect((await seat.get(ME)).data).toMatchObject({ secondFactorNeeded: true });
});

test('the last factor stays while a role needs one; another may take its place', async () => {
  const { role } = await newRole(true);
  const { seat } = await holding(role.id);
  const { codes } = await setAppUp(portal, seat);
  const refused = await seat.send('DELETE', `${FACTORS}/app`, { password, code: codes[0] });
  expect(refused.codes).toEqual(['factor.required']);
  // What was refused used no code up.
  expect((await seat.get(FACTORS)).data).toMatchObject({ needed: true, codesLeft: 10 });
  const { step, secret } = await beginChange(seat);
  const appCode = codeAt(secret, portal.clock.now());
  const replaced = await seat.send('PUT', `${FACTORS}/app`, { password, code: codes[0], step, appCode });
  expect(replaced.data).toEqual({ codes: [] });
});

test('nobody removes the own factor, an administrator’s, or that of one who may do more', async () => {
  const { role } = await newRole(false);
  const keeper = await holding(role.id);
  const { role: higher } = await newRole(false, ['business.audit.show', 'business.request.tag']);
  const other = await holding(higher.id);
  await setAppUp(portal, keeper.seat);
  await setAppUp(portal, other.seat);
  const remove = async (id: number) => {
    const { data } = await admin.get(`/api/business/user/${id}`);
    const body = { reason: 'Lost it.', version: data.version };
    return (await keeper.seat.send('DELETE', `/api/business/user/${id}/second-factor`, body)).codes;
  };
  const { data: administrator } = await admin.get(ME);
  await expect.poll(async () => (await keeper.seat.get('/api/business/user')).status).toBe(200);
  expect(await remove(keeper.id)).toEqual(['user.self']);
  expect(await remove(other.id)).toEqual(['role.notTheirs']);
  expect(await remove(administrator.id)).toEqual(['user.administratorOnly']);
});

test('only an administrator says whether a role that administers needs one', async () => {
  const { role: keeping } = await newRole(false, [
    'business.role.manage',
    'business.user.manage',
    'business.audit.show',
  ]);
  const { seat } = await holding(keeping.id);
  const { data } = await admin.get('/api/business/role?status=ACTIVE');
  const shipped = (data.data as { id: number; slug: string }[]).find(({ slug }) => slug === 'administrator');
  const { data: full } = await admin.get(`/api/business/role/${shipped?.id}`);
  const { names, descriptions, slug, active, permissions, version } = full;
  const form = { name: names, description: descriptions, slug, active, permissions, version, needsSecondFactor: true };
  expect((await seat.send('PUT', `/api/business/role/${full.id}`, form)).codes).toEqual(['user.administratorOnly']);
});
