import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onServer, urlOf } from '../../../test/database/postgresUrls.ts';
import { quietLog } from '../../../test/quietLog.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/database/testDatabase.ts';
import { openDatabase } from './openDatabase.ts';

let opened: TestDatabase;
let databaseUrl: string;

beforeAll(async () => {
  opened = await openTestDatabase();
  databaseUrl = opened.databaseUrl ?? '';
});

afterAll(() => opened.close());

test('migrates once when several processes start at the same time', async () => {
  const name = `${new URL(databaseUrl).pathname.slice(1)}_fresh`;
  await onServer(databaseUrl, `CREATE DATABASE ${name} TEMPLATE template0`);
  const settings = { databaseUrl: urlOf(databaseUrl, name), dataDir: '', log: quietLog };
  const processes = await Promise.all([1, 2, 3, 4].map(() => openDatabase(settings)));
  await expect(Promise.all(processes.map((database) => database.migrate()))).resolves.toHaveLength(4);
  await Promise.all(processes.map((database) => database.close()));
  await onServer(databaseUrl, `DROP DATABASE ${name}`);
});

test('tries a transaction again that the server ended because of a deadlock', async () => {
  const { database } = opened;
  await database.transaction((db) => sql`CREATE TABLE account (id int PRIMARY KEY, amount int)`.execute(db));
  await database.transaction((db) => sql`INSERT INTO account VALUES (1, 0), (2, 0)`.execute(db));

  const bothHoldOne = Promise.withResolvers<void>();
  let holding = 0;
  let attempts = 0;
  const addTo = (first: number, second: number): Promise<void> =>
    database.transaction(async (db) => {
      attempts++;
      await sql`UPDATE account SET amount = amount + 1 WHERE id = ${first}`.execute(db);
      if (++holding === 2) bothHoldOne.resolve();
      await bothHoldOne.promise;
      await sql`UPDATE account SET amount = amount + 1 WHERE id = ${second}`.execute(db);
    });
  await Promise.all([addTo(1, 2), addTo(2, 1)]);

  const { rows } = await database.read((db) => sql`SELECT amount FROM account`.execute(db));
  expect(rows).toEqual([{ amount: 2 }, { amount: 2 }]);
  expect(attempts).toBeGreaterThan(2);
});

test('hears again after its connection was cut, and says that something may have been missed', async () => {
  const { database } = opened;
  const back = Promise.withResolvers<void>();
  const heard = Promise.withResolvers<string>();
  await database.listen('news', heard.resolve, back.resolve);
  await onServer(
    databaseUrl,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = current_database()`,
  );
  await back.promise;
  await database.transaction((db) => sql`SELECT pg_notify('news', 'again')`.execute(db));
  expect(await heard.promise).toBe('again');
});
