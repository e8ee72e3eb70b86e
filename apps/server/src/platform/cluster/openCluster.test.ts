import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { allIsAsked } from '../../../test/allIsAsked.ts';
import { quietLog } from '../../../test/quietLog.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/openDatabase.ts';

const STREAM = join(import.meta.dirname, '../../../test/streams/streamCommits.ts');
/** Each way of being killed so often in the whole run, once in the quick one. */
const KILLS = allIsAsked() ? 20 : 1;

let folder: string;
const opened: Database[] = [];
const children: ChildProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-own-'));
  // Started by root, the database's user passes through.
  await chmod(folder, 0o711);
});
afterEach(async () => {
  for (const child of children.splice(0)) if (child.exitCode === null && child.signalCode === null) await killed(child);
  // A database that a killed process left is joined, and so ended by who leaves it last.
  if (opened.length === 0 && (await databasePid())) await open().catch(() => undefined);
  for (const database of opened.splice(0)) await database.close();
  await rm(folder, { recursive: true, force: true });
});

async function open(dataDir = folder): Promise<Database> {
  const database = await openDatabase({ dataDir, log: quietLog });
  opened.push(database);
  return database;
}

async function close(database: Database): Promise<void> {
  opened.splice(opened.indexOf(database), 1);
  await database.close();
}

/** The number of the running database's process, or nothing when none runs. */
async function databasePid(): Promise<number | undefined> {
  const file = await readFile(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number(file.split('\n')[0]);
  return pid > 0 && isAlive(pid) ? pid : undefined;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Another process that commits without end, once that many of its commits were acknowledged. */
async function committing(count: number): Promise<{ child: ChildProcess; acknowledged: () => number }> {
  const child = spawn(process.execPath, [STREAM, folder], { stdio: ['ignore', 'pipe', 'ignore'] });
  children.push(child);
  let last = 0;
  const reached = Promise.withResolvers<void>();
  child.once('exit', () => reached.reject(new Error('The process that commits ended early.')));
  createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
    last = Number(line);
    if (last >= count) reached.resolve();
  });
  await reached.promise;
  return { child, acknowledged: () => last };
}

async function killed(child: ChildProcess): Promise<void> {
  const closed = once(child, 'close');
  child.kill('SIGKILL');
  await closed;
}

const numbersIn = async (database: Database): Promise<number[]> => {
  const { rows } = await database.read((db) =>
    sql<{ number: number }>`SELECT number FROM acknowledged ORDER BY number`.execute(db),
  );
  return rows.map(({ number }) => number);
};

describe('the database that comes with the portal', () => {
  test('lies in the data directory, where its owner alone may enter, and listens on no port', async () => {
    const database = await open();
    const settings = await database.read((db) =>
      sql<{ name: string; setting: string }>`SELECT name, setting FROM pg_settings WHERE name IN
        ('listen_addresses', 'fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums', 'data_directory')`.execute(
        db,
      ),
    );
    expect(Object.fromEntries(settings.rows.map(({ name, setting }) => [name, setting]))).toEqual({
      listen_addresses: '',
      fsync: 'on',
      full_page_writes: 'on',
      synchronous_commit: 'on',
      data_checksums: 'on',
      data_directory: join(folder, 'postgres/cluster'),
    });
    for (const place of ['postgres', 'postgres/cluster', 'postgres/socket']) {
      expect((await stat(join(folder, place))).mode & 0o077).toBe(0);
    }
  });

  test('is shared by processes that use one data directory, and ends with the last of them', async () => {
    const first = await open();
    const pid = await databasePid();
    const second = await open();
    await second.transaction((db) => sql`CREATE TABLE shared (number int)`.execute(db));
    await close(first);
    expect(await databasePid()).toBe(pid);
    const { rows } = await second.read((db) => sql`SELECT * FROM shared`.execute(db));
    expect(rows).toEqual([]);
    await close(second);
    expect(await databasePid()).toBeUndefined();
  });

  test('is made once by processes that start at the same moment', async () => {
    const databases = await Promise.all([open(), open(), open()]);
    const numbers = await Promise.all(
      databases.map((database) =>
        database.read((db) => sql`SELECT system_identifier::text FROM pg_control_system()`.execute(db)),
      ),
    );
    expect(new Set(numbers.map(({ rows }) => JSON.stringify(rows))).size).toBe(1);
  });

  test('begins a first start again that was cut off', async () => {
    await mkdir(join(folder, 'postgres.new/cluster/base'), { recursive: true });
    const database = await open();
    await expect(database.migrate()).resolves.toBeUndefined();
  });

  test('serves in a folder whose name is longer than a socket may have, with spaces and quotes in it', async () => {
    const long = join(folder, `the pastor's ${'very '.repeat(20)}long folder`);
    const database = await open(long);
    const { rows } = await database.read((db) => sql`SELECT 1 AS one`.execute(db));
    expect(rows).toEqual([{ one: 1 }]);
  });

  test('is started again by itself when it is killed while the portal runs', async () => {
    const database = await open();
    process.kill((await databasePid()) ?? 0, 'SIGKILL');
    await expect
      .poll(
        () =>
          database
            .read((db) => sql`SELECT 1 AS one`.execute(db))
            .then(
              ({ rows }) => rows,
              () => 'not yet',
            ),
        {
          timeout: 20_000,
        },
      )
      .toEqual([{ one: 1 }]);
  });
});

describe('in a stream of acknowledged commits', () => {
  const ways: [string, (child: ChildProcess) => Promise<void>][] = [
    ['the portal', (child) => killed(child)],
    [
      'the database',
      async (child) => {
        process.kill((await databasePid()) ?? 0, 'SIGKILL');
        await killed(child);
      },
    ],
    [
      'first the portal, then the database',
      async (child) => {
        await killed(child);
        process.kill((await databasePid()) ?? 0, 'SIGKILL');
      },
    ],
  ];
  test.each(ways)('kill -9 of %s loses and doubles nothing, and the next start needs no hand', async (_, kill) => {
    for (let round = 1; round <= KILLS; round++) {
      const { child, acknowledged } = await committing(1);
      const before = acknowledged();
      await expect.poll(acknowledged, { timeout: 20_000 }).toBeGreaterThan(before + 60);
      await kill(child);
      const database = await open();
      const numbers = await numbersIn(database);
      expect(numbers).toEqual(numbers.map((_number, index) => index + 1));
      // One more may have been committed whose acknowledgement nobody heard.
      expect(numbers.length - acknowledged()).toBeOneOf([0, 1]);
      await close(database);
    }
  });
});

describe('what the person who starts the portal can mend is told in a sentence', () => {
  test('a database of another version', async () => {
    await close(await open());
    await writeFile(join(folder, 'postgres/cluster/PG_VERSION'), '17\n');
    await expect(open()).rejects.toThrow(/is one of PostgreSQL 17 and this portal brings PostgreSQL 18: carry it over/);
    await writeFile(join(folder, 'postgres/cluster/PG_VERSION'), '18\n');
  });

  test('a folder without a database in it', async () => {
    await mkdir(join(folder, 'postgres'));
    await expect(open()).rejects.toThrow(/holds no database that could be read/);
  });

  test('a data directory of a former trial', async () => {
    await mkdir(join(folder, 'database'));
    await writeFile(join(folder, 'database/PG_VERSION'), '17\n');
    await expect(open()).rejects.toThrow(/is one of a former trial, .* remove its folder "database"/);
  });

  test('a link to a database that is not there', async () => {
    await symlink(join(folder, 'gone/postgres'), join(folder, 'postgres'));
    await expect(open()).rejects.toThrow(/links to .*gone\/postgres, which is not there/);
  });

  test('a file where the folder should be', async () => {
    await writeFile(join(folder, 'a-file'), '');
    await expect(open(join(folder, 'a-file'))).rejects.toThrow(/is no folder: set another DATA_DIR/);
  });
});
