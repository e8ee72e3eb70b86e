import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { SHIPPED_ROLES, type ShippedRole } from '@portal/domain/access/roles.ts';
import { openTestDatabase, type TestDatabase } from '../../test/database/testDatabase.ts';
import { historyOf } from '../../test/historyOf.ts';
import { RIGHTS_CHANNEL } from './announceRights.ts';
import { shippedRoleId, writeShippedRoles } from './shippedRoles.ts';

let testDatabase: TestDatabase;

beforeAll(async () => {
  testDatabase = await openTestDatabase();
});
afterAll(() => testDatabase.close());

beforeEach(() => testDatabase.emptyTables());

const NOW = new Date('2026-03-10T15:00:00Z');

const write = () => testDatabase.database.transaction((db) => writeShippedRoles({ db, now: NOW }));
const roles = () =>
  testDatabase.database.read((db) => db.selectFrom('role').select(['slug', 'permissions']).orderBy('id').execute());
const permissionsOf = async (slug: ShippedRole) => (await roles()).find((role) => role.slug === slug)?.permissions;
const idOf = (slug: ShippedRole) => testDatabase.database.read((db) => shippedRoleId(db, slug));
const changeRole = (slug: ShippedRole, change: { permissions: string[]; shipped_permissions?: string[] }) =>
  testDatabase.database.transaction((db) => db.updateTable('role').set(change).where('slug', '=', slug).execute());

test('writes the shipped roles once, by several starts at once too', async () => {
  await Promise.all([write(), write()]);
  await write();
  expect((await roles()).map(({ slug, permissions }) => [slug, permissions])).toEqual(Object.entries(SHIPPED_ROLES));
});

test('what a later version ships reaches an installed role that nobody edited, and the processes that remember rights', async () => {
  await write();
  const older = SHIPPED_ROLES.manager.filter((slug) => slug !== 'business.request.chat');
  // In whatever order they are kept: a set is not edited by that.
  await changeRole('manager', { permissions: older.toReversed(), shipped_permissions: older });
  let told = 0;
  const stop = await testDatabase.database.listen(
    RIGHTS_CHANNEL,
    () => void (told += 1),
    () => {},
  );
  await write();
  expect(await permissionsOf('manager')).toEqual(SHIPPED_ROLES.manager);
  expect(await historyOf(testDatabase, 'access', await idOf('manager'))).toEqual([
    { kind: 'created', by: 'system', detail: { permissions: SHIPPED_ROLES.manager } },
    { kind: 'permissionsChanged', by: 'system', detail: { added: ['business.request.chat'], removed: [] } },
  ]);
  await vi.waitUntil(() => told > 0);
  await write();
  await changeRole('manager', { permissions: older, shipped_permissions: older });
  await write();
  await vi.waitUntil(() => told > 1);
  expect(told).toBe(2);
  await stop();
});

test('a role that staff edited keeps its own, whatever a later version ships', async () => {
  await write();
  await changeRole('analyst', { permissions: ['business.analyst'] });
  const older = ['business.ephesian', 'business.request.chat'];
  await changeRole('ephesian', {
    permissions: ['business.ephesian', 'business.audit.show'],
    shipped_permissions: older,
  });
  await write();
  expect(await permissionsOf('analyst')).toEqual(['business.analyst']);
  expect(await permissionsOf('ephesian')).toEqual(['business.ephesian', 'business.audit.show']);
  expect(await roles()).toHaveLength(5);
});
