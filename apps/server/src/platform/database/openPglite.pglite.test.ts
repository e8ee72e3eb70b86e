import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { quietLog } from '../../../test/quietLog.ts';
import { DataDirectoryInUse } from './directoryLock.ts';
import { openDatabase } from './openDatabase.ts';

const streamCommits = join(import.meta.dirname, '../../../test/streamCommits.ts');

let scratch: string;
let dataDir: string;
let runs = 0;

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'portal-embedded-'));
  const first = await openDatabase({ dataDir: join(scratch, 'first'), log: quietLog });
  await first.close();
});

beforeEach(async () => {
  dataDir = join(scratch, `run-${++runs}`);
  await cp(join(scratch, 'first'), dataDir, { recursive: true });
});

afterAll(() => rm(scratch, { recursive: true, force: true }));

test('refuses a data directory that another process has open, until that process is gone', async () => {
  const { child } = await committed(1);
  await expect(openDatabase({ dataDir, log: quietLog })).rejects.toThrow(DataDirectoryInUse);
  await killed(child);
  const database = await openDatabase({ dataDir, log: quietLog });
  await database.close();
});

test('keeps every acknowledged commit when the process is killed in a stream of them', async () => {
  const { child, acknowledged } = await committed(300);
  await killed(child);
  const database = await openDatabase({ dataDir, log: quietLog });
  const found = await database.read((db) =>
    sql<{ number: number }>`SELECT number FROM acknowledged ORDER BY number`.execute(db),
  );
  const numbers = found.rows.map(({ number }) => number);
  expect(acknowledged()).toBeGreaterThanOrEqual(300);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  expect(numbers.length).toBeGreaterThanOrEqual(acknowledged());
  await database.close();
});

test('flushes to the disk before a commit is acknowledged', async () => {
  const database = await openDatabase({ dataDir, log: quietLog });
  await database.transaction((db) => sql`CREATE TABLE flushed (number int)`.execute(db));
  const flush = vi.spyOn(fs, 'fdatasyncSync');
  await database.transaction((db) => sql`INSERT INTO flushed VALUES (1)`.execute(db));
  expect(flush).toHaveBeenCalled();
  flush.mockRestore();
  await database.close();
});

test('begins a first start again that was cut off', async () => {
  const home = join(dataDir, 'database');
  fs.renameSync(home, `${home}.new`);
  fs.rmSync(join(`${home}.new`, 'global'), { recursive: true });
  const database = await openDatabase({ dataDir, log: quietLog });
  await expect(database.migrate()).resolves.toBeUndefined();
  await database.close();
});

test('bounds the log that a crash leaves to be read', async () => {
  const database = await openDatabase({ dataDir, log: quietLog });
  const { rows } = await database.read((db) =>
    sql<{ size: string }>`SELECT current_setting('max_wal_size') AS size`.execute(db),
  );
  expect(rows).toEqual([{ size: '128MB' }]);
  await database.close();
});

/** Starts a process that commits without end, and waits until that many were acknowledged. */
async function committed(count: number): Promise<{ child: ChildProcess; acknowledged: () => number }> {
  const child = spawn(process.execPath, [streamCommits, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout });
  let last = 0;
  const reached = Promise.withResolvers<void>();
  child.once('exit', () => reached.reject(new Error('The process that commits ended early.')));
  lines.on('line', (line) => {
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
