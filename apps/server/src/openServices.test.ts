import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../test/database/testDatabase.ts';
import { quietLog } from '../test/quietLog.ts';
import { openServices } from './openServices.ts';
import { readSettings } from './platform/settings.ts';

let folder: string;
let testDatabase: TestDatabase;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-services-'));
  testDatabase = await openTestDatabase();
});
afterAll(async () => {
  await testDatabase.close();
  await rm(folder, { recursive: true, force: true });
});

test('opens a new installation migrated, with its roles, and with the same secrets when it is opened again', async () => {
  const settings = readSettings({ DATA_DIR: folder, DATABASE_URL: testDatabase.databaseUrl });
  const first = await openServices(settings, quietLog);
  const roles = await first.database.read((db) => db.selectFrom('role').select('slug').execute());
  expect(roles).toHaveLength(5);
  const signature = first.secrets.sign('file', 'text');
  await first.files.put('a'.repeat(64), Buffer.from('kept'));
  await first.database.close();

  const second = await openServices(settings, quietLog);
  expect(second.secrets.verify('file', 'text', signature)).toBe(true);
  expect(second.secrets.verify('file', 'other', signature)).toBe(false);
  expect(await second.files.has('a'.repeat(64))).toBe(true);
  await second.database.close();
});
