import { sql } from 'kysely';
import { Pool, type PoolClient } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../test/database/testDatabase.ts';
import { quietLog } from '../../../test/quietLog.ts';
import type { Database } from './database.ts';
import { namingClient, PLANNED_ANEW } from './namedStatements.ts';
import { openDatabase } from './openDatabase.ts';

let testDatabase: TestDatabase;

beforeAll(async () => {
  testDatabase = await openTestDatabase();
});
afterAll(() => testDatabase.close());

async function withConnections(most: number, work: (connect: () => Promise<PoolClient>) => Promise<void>) {
  const pool = new Pool({ connectionString: testDatabase.databaseUrl, Client: namingClient(most) });
  const clients: PoolClient[] = [];
  try {
    await work(async () => {
      const client = await pool.connect();
      clients.push(client);
      return client;
    });
  } finally {
    clients.forEach((client) => client.release());
    await pool.end();
  }
}

/** The texts that a connection has prepared, the one that asks left out. */
async function preparedOn(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ statement: string }>('select statement from pg_prepared_statements');
  return rows.map(({ statement }) => statement).toSorted();
}

test('prepares a statement once on each connection', () =>
  withConnections(10, async (connect) => {
    const [one, other] = [await connect(), await connect()];
    for (const client of [one, one, other, one])
      expect((await client.query('select $1::int as n', [7])).rows).toEqual([{ n: 7 }]);
    for (const client of [one, other]) expect(await preparedOn(client)).toEqual(['select $1::int as n']);
  }));

test('keeps so many prepared and no more, the last used ones, and goes on after a failed one', () =>
  withConnections(3, async (connect) => {
    const client = await connect();
    const ask = (n: number) => client.query(`select $1::int + ${n} as sum`, [1]);
    for (const n of [1, 2, 3, 1, 4]) expect((await ask(n)).rows).toEqual([{ sum: n + 1 }]);
    expect(await preparedOn(client)).toEqual([1, 3, 4].map((n) => `select $1::int + ${n} as sum`));
    await client.query('begin');
    await expect(client.query('select $1::int / 0', [1])).rejects.toThrow('division by zero');
    await expect(ask(5)).rejects.toThrow('current transaction is aborted');
    await client.query('rollback');
    for (const n of [5, 2, 1, 3]) expect((await ask(n)).rows).toEqual([{ sum: n + 1 }]);
    expect(await preparedOn(client)).toHaveLength(3);
  }));

test('a transaction is opened with its first statement, and what fails in it leaves nothing', () =>
  withConnections(10, async (connect) => {
    const client = await connect();
    await client.query('begin', []);
    expect(client.getTransactionStatus()).toBe('I');
    await client.query('create temp table opened (n int)', []);
    expect(client.getTransactionStatus()).toBe('T');
    await expect(client.query('insert into opened values ($1::int / 0)', [1])).rejects.toThrow('division by zero');
    await client.query('rollback', []);
    await expect(client.query('select from opened where n = $1', [1])).rejects.toThrow('does not exist');
    // One that nothing was asked in.
    await client.query('begin', []);
    await client.query('commit', []);
    expect(client.getTransactionStatus()).toBe('I');
  }));

test('leaves unprepared what is planned anew, and what may be several statements', () =>
  withConnections(10, async (connect) => {
    const client = await connect();
    await client.query(`select ${PLANNED_ANEW} $1::int`, [1]);
    await client.query('select 1; select 2', []);
    await client.query('set local statement_timeout = 1000', []);
    expect(await preparedOn(client)).toEqual([]);
    await client.query('select 1 as one', []);
    expect(await preparedOn(client)).toEqual(['select 1 as one']);
  }));

test('a table changed by a newer process is read on, alone and in a transaction', async () => {
  const { database } = testDatabase;
  const run = (text: string) => database.transaction((db) => sql.raw(text).execute(db));
  const columns = async (ask: Database['read']) => {
    const { rows } = await ask((db) => sql<object>`select * from changing where id = ${1}`.execute(db));
    return Object.keys(rows[0] ?? {});
  };
  // Each on several connections of the pool, all of which have it prepared.
  const each = async (ask: Database['read']) => {
    const seen = await Promise.all(Array.from({ length: 5 }, () => columns(ask)));
    return [...new Set(seen.map((names) => names.join(' ')))];
  };
  await run('create table changing (id int)');
  await run('insert into changing values (1)');
  expect(await each(database.read)).toEqual(['id']);
  await run('alter table changing add column one int');
  expect(await each(database.read)).toEqual(['id one']);
  await run('alter table changing add column two int');
  expect(await each(database.transaction)).toEqual(['id one two']);
  await run('drop table changing');
});

test('prepares nothing where the setting forbids it', async () => {
  const database = await openDatabase({
    databaseUrl: testDatabase.databaseUrl,
    dataDir: '',
    prepared: false,
    log: quietLog,
  });
  const prepared = await database.transaction(async (db) => {
    await sql`select ${1}::int`.execute(db);
    return (await sql`select 1 from pg_prepared_statements`.execute(db)).rows;
  });
  expect(prepared).toEqual([]);
  await database.close();
});
