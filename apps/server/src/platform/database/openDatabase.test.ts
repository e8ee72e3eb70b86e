import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../test/database/testDatabase.ts';
import { NestedTransaction } from './nesting.ts';
import type { Db } from './tables.ts';

let opened: TestDatabase;

beforeAll(async () => {
  opened = await openTestDatabase();
  await opened.database.transaction((db) => sql`CREATE TABLE entry (id int PRIMARY KEY)`.execute(db));
});

afterAll(() => opened.close());

async function countEntries(db: Db): Promise<number | undefined> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM entry`.execute(db);
  return rows[0]?.count;
}

test('keeps what a transaction wrote, and nothing of one that threw', async () => {
  const { database, emptyTables } = opened;
  await database.transaction((db) => sql`INSERT INTO entry VALUES (1)`.execute(db));
  const failing = database.transaction(async (db) => {
    await sql`INSERT INTO entry VALUES (2)`.execute(db);
    throw new Error('refused');
  });
  await expect(failing).rejects.toThrow('refused');
  expect(await database.read(countEntries)).toBe(1);
  await emptyTables();
  expect(await database.read(countEntries)).toBe(0);
});

test('fails instead of keeping nothing in silence when an error inside a transaction was swallowed', async () => {
  const swallowing = opened.database.transaction(async (db) => {
    await sql`SELECT 1 / 0`.execute(db).catch(() => undefined);
  });
  await expect(swallowing).rejects.toThrow('rolled back');
});

test.each(['transaction', 'snapshot', 'read'] as const)('refuses database.%s inside a transaction', async (asked) => {
  const { database } = opened;
  const nested = database.transaction(async () => database[asked](countEntries));
  await expect(nested).rejects.toThrow(NestedTransaction);
  expect(await database[asked](countEntries)).toBe(0);
});

test('refuses to write in a snapshot', async () => {
  const writing = opened.database.snapshot((db) => sql`INSERT INTO entry VALUES (3)`.execute(db));
  await expect(writing).rejects.toThrow('read-only');
});

test('runs transactions that were opened at once, each whole', async () => {
  const { database, emptyTables } = opened;
  const ids = [11, 12, 13, 14];
  await Promise.all(
    ids.map((id) =>
      database
        .transaction(async (db) => {
          await sql`INSERT INTO entry VALUES (${id})`.execute(db);
          if (id % 2 === 0) throw new Error('refused');
        })
        .catch(() => undefined),
    ),
  );
  expect(await database.read(countEntries)).toBe(2);
  await emptyTables();
});

test('tells listeners what was committed, and lets them read', async () => {
  const { database } = opened;
  const heard: string[] = [];
  const read = Promise.withResolvers<number | undefined>();
  const stop = await database.listen('entry', (payload) => {
    heard.push(payload);
    database.read(countEntries).then(read.resolve, read.reject);
  });
  const rolledBack = database.transaction(async (db) => {
    await sql`SELECT pg_notify('entry', 'rolled back')`.execute(db);
    throw new Error('refused');
  });
  await expect(rolledBack).rejects.toThrow('refused');
  await database.transaction((db) => sql`SELECT pg_notify('entry', 'committed')`.execute(db));
  expect(await read.promise).toBe(0);
  expect(heard).toEqual(['committed']);
  await stop();
});
