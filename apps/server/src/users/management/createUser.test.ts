import { afterAll, beforeAll, expect, test } from 'vitest';
import { TERMS_VERSION } from '@portal/domain/clients/terms.ts';
import type { ShippedRole } from '@portal/domain/access/roles.ts';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { historyOf } from '../../../test/historyOf.ts';
import { mailTo, outbox, PASSWORD, tokenIn } from '../../../test/people/applicants.ts';
import { staffId } from '../../../test/factories.ts';
import {
  acceptInvitation,
  inviteStaff,
  personnel,
  roleIds,
  staffForm,
  type StaffForm,
} from '../../../test/people/staffUsers.ts';

let portal: TestServer;
let admin: Caller;

beforeAll(async () => {
  portal = await buildTestServer();
  admin = await portal.staff('admin');
});
afterAll(() => portal.close());

const create = async (changes: Partial<StaffForm> = {}) =>
  admin.send('POST', '/api/business/user', await staffForm(portal, changes));

test('invites a staff user, who sets the password by the mailed link and signs in', async () => {
  const roles = await roleIds(portal, 'analyst', 'ephesian');
  const user = await inviteStaff(portal, admin, {
    email: 'Ines@Example.org',
    confirmEmail: 'ines@example.org ',
    roles,
  });
  expect(user).toMatchObject({
    name: 'Inés',
    lastName: 'Valdés',
    email: 'ines@example.org',
    country: 'MX',
    language: 'es',
    phoneCode: '52',
    mobile: '2225550147',
    status: 'PENDING',
    lastSignInAt: null,
    createdAt: portal.clock.now().toISOString(),
    version: 1,
  });
  expect(user.roles.map(({ id }) => id)).toEqual(roles);
  expect((await admin.get(`/api/business/user/${user.id}`)).data).toEqual(user);
  const mail = await mailTo(portal, 'ines@example.org');
  expect(mail).toMatchObject({ language: 'es', links: [expect.stringContaining('/login/welcome/')] });
  expect((await acceptInvitation(portal, user)).status).toBe(200);
  const signedIn = await portal.anonymous.send('POST', '/api/auth/token', {
    grant_type: 'password',
    username: 'ines@example.org',
    password: PASSWORD,
  });
  expect(signedIn.body).toMatchObject({ access_token: expect.any(String) });
  expect((await admin.get(`/api/business/user/${user.id}`)).data).toMatchObject({ status: 'ACTIVE' });
  expect(await historyOf(portal, 'users', user.id)).toMatchObject([
    { kind: 'created', by: await staffId(portal, 'admin'), detail: { roles } },
    { kind: 'accepted', by: user.id, detail: { termsVersion: TERMS_VERSION } },
  ]);
});

test('a phone may be left out', async () => {
  const user = await inviteStaff(portal, admin, { phoneCode: '', mobile: null });
  expect(user).toMatchObject({ phoneCode: null, mobile: null });
});

test.each<[string, Partial<StaffForm>, object]>([
  ['confirmEmail', { confirmEmail: 'other@example.org' }, { code: 'field.match' }],
  ['phoneCode', { phoneCode: null }, { code: 'field.required' }],
  ['mobile', { mobile: '' }, { code: 'field.required' }],
  ['mobile', { phoneCode: '506', mobile: '1'.repeat(13) }, { code: 'field.max', params: { length: 12 } }],
  ['phoneCode', { phoneCode: '999999' }, { code: 'field.areaCode' }],
  ['roles', { roles: [999_999] }, { code: 'field.choice' }],
  ['roles', { roles: [] }, { code: 'field.required' }],
  ['name', { name: '4na' }, { code: 'field.letters' }],
  ['country', { country: 'XX' }, { code: 'field.choice' }],
])('refuses at %s what is wrong with it: %j', async (field, changes, problem) => {
  const answer = await create(changes);
  expect(answer.status).toBe(400);
  expect(answer.body.data.fields).toEqual({ [field]: problem });
});

test('tells all that is wrong at once', async () => {
  const { body } = await create({ confirmEmail: 'x@example.org', mobile: null, roles: [999_999] });
  expect(Object.keys(body.data.fields)).toEqual(['confirmEmail', 'mobile', 'roles']);
});

test('refuses a role that is not active', async () => {
  const { id } = await portal.database.transaction((db) =>
    db
      .insertInto('role')
      .values({ name: 'Retired', slug: null, permissions: [], active: false })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  expect((await create({ roles: [id] })).body.data.fields).toEqual({ roles: { code: 'field.choice' } });
});

test.each<[ShippedRole[], string[]]>([
  [['analyst', 'supervisor'], ['role.combination']],
  [['manager', 'analyst'], ['role.combination']],
  [['manager', 'supervisor'], []],
])('of the roles %j together it says %j', async (slugs, codes) => {
  const answer = await create({ roles: await roleIds(portal, ...slugs) });
  expect(answer.codes).toEqual(codes);
  if (codes.length > 0) expect(answer).toMatchObject({ status: 422, body: { data: { fields: { roles: {} } } } });
});

test('looks at what roles hold now, not at their names', async () => {
  const [analyst = 0] = await roleIds(portal, 'analyst');
  const { id } = await portal.database.transaction((db) =>
    db
      .insertInto('role')
      .values({ name: 'Reviewer', slug: null, permissions: ['business.supervisor'] })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  expect((await create({ roles: [analyst, id] })).codes).toEqual(['role.combination']);
});

test('an address has one account, whatever its capitals; one that was removed has given it free', async () => {
  const user = await inviteStaff(portal, admin, { email: 'once@example.org' });
  const again = await create({ email: 'ONCE@example.org' });
  expect(again).toMatchObject({ status: 409, codes: ['field.taken'] });
  expect(again.body.data.fields).toEqual({ email: { code: 'field.taken' } });
  await portal.database.transaction((db) =>
    db.updateTable('staff_user').set({ removed_at: portal.clock.now() }).where('id', '=', user.id).execute(),
  );
  expect((await create({ email: 'once@example.org' })).status).toBe(200);
});

test('of two who invite the same address at once, one is told that it is taken', async () => {
  const answers = await Promise.all([create({ email: 'race@example.org' }), create({ email: 'Race@example.org' })]);
  expect(answers.flatMap(({ codes }) => codes)).toEqual(['field.taken']);
});

test('what is refused leaves nothing behind, no mail either', async () => {
  await create({ email: 'left@example.org', roles: await roleIds(portal, 'analyst', 'supervisor') });
  expect((await admin.get('/api/business/user?search=left@example.org')).data.total).toBe(0);
  expect((await outbox(portal)).some(({ to }) => to === 'left@example.org')).toBe(false);
});

test('an invitation is sent again while it is open, and earlier links end', async () => {
  const user = await inviteStaff(portal, admin);
  const first = tokenIn(await mailTo(portal, user.email));
  const again = () => admin.send('POST', `/api/business/user/${user.id}/invitation`);
  expect((await again()).status).toBe(200);
  const accept = (token: string) =>
    portal.anonymous.send('POST', '/api/auth/welcome', {
      token,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      termsVersion: TERMS_VERSION,
    });
  expect((await accept(first)).codes).toEqual(['login.tokenUsed']);
  expect((await acceptInvitation(portal, user)).status).toBe(200);
  expect(await again()).toMatchObject({ status: 422, codes: ['user.status'] });
  expect((await historyOf(portal, 'users', user.id)).map(({ kind }) => kind)).toEqual([
    'created',
    'invited',
    'accepted',
  ]);
});

test('only an administrator gives a role that administers or sends the invitation to it again', async () => {
  const manages = await personnel(portal);
  const form = await staffForm(portal, { roles: await roleIds(portal, 'administrator', 'manager') });
  const refused = await manages.send('POST', '/api/business/user', form);
  expect(refused).toMatchObject({ status: 403, codes: ['user.administratorOnly'] });
  expect(refused.body.data.fields).toEqual({ roles: { code: 'user.administratorOnly' } });
  expect((await manages.send('POST', '/api/business/user', await staffForm(portal))).status).toBe(200);

  const { data: user } = await admin.send('POST', '/api/business/user', form);
  expect(user).toMatchObject({ administrator: true, roles: [{ administrator: true }, { administrator: false }] });
  const again = `/api/business/user/${user.id}/invitation`;
  expect(await manages.send('POST', again)).toMatchObject({ status: 403, codes: ['user.administratorOnly'] });
  expect((await admin.send('POST', again)).status).toBe(200);
});
