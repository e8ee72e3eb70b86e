import { afterAll, beforeAll, expect, test } from 'vitest';
import { SHIPPED_ROLES } from '@portal/domain/access/roles.ts';
import { openTestDatabase, type TestDatabase } from '../../test/testDatabase.ts';
import { writeShippedRoles } from './shippedRoles.ts';

let testDatabase: TestDatabase;

beforeAll(async () => {
  testDatabase = await openTestDatabase();
});
afterAll(() => testDatabase.close());

test('writes the shipped roles once, by several starts at once too, and leaves what staff changed since', async () => {
  const { database } = testDatabase;
  await Promise.all([database.transaction(writeShippedRoles), database.transaction(writeShippedRoles)]);
  const roles = () =>
    database.read((db) => db.selectFrom('role').select(['slug', 'permissions']).orderBy('id').execute());
  expect(Object.fromEntries((await roles()).map(({ slug, permissions }) => [slug, permissions]))).toEqual(
    SHIPPED_ROLES,
  );
  await database.transaction((db) =>
    db
      .updateTable('role')
      .set({ permissions: ['business.analyst'] })
      .where('slug', '=', 'analyst')
      .execute(),
  );
  await database.transaction(writeShippedRoles);
  expect(await roles()).toHaveLength(5);
  expect((await roles()).find(({ slug }) => slug === 'analyst')?.permissions).toEqual(['business.analyst']);
});
