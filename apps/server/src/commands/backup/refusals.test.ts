import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentsOf, newFolder, newPlace, operate, refusalOf, type Environment } from '../../../test/backups/places.ts';
import { buildTestServer, type TestServer } from '../../../test/buildTestServer.ts';
import { insertApplication } from '../../../test/factories.ts';
import { quietLog } from '../../../test/quietLog.ts';
import { openDatabase } from '../../platform/database/openDatabase.ts';
import { verifyBackup } from '../../platform/backup/readBackup.ts';
import { engineOf } from '../../platform/database/root.ts';
import { applyMigrations, readMigrations } from '../../platform/database/migrations.ts';
import { TAKEN_OVER } from '../../../test/takenOver.ts';

const cleanUps: (() => Promise<unknown>)[] = [];
let portal: TestServer;
let here: Environment;
let folder: string;
const PASSPHRASE = 'invented words for a test';
/** One open, one encrypted. */
let open: string;
let sealed: string;

beforeAll(async () => {
  portal = await buildTestServer();
  for (let i = 0; i < 3; i++) await insertApplication(portal, { status: 'PAID' });
  folder = await newFolder(cleanUps);
  here = { DATABASE_URL: portal.databaseUrl, DATA_DIR: folder };
  // The test's files, where a command looks for those of a portal.
  await cp(portal.folder, join(folder, 'files'), { recursive: true });
  open = join(folder, 'open.backup');
  sealed = join(folder, 'sealed.backup');
  await operate('backup', [open], here);
  await operate('backup', [sealed], { ...here, BACKUP_PASSPHRASE: PASSPHRASE });
});
afterAll(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
  await portal.close();
});

/** Tables and files of a place. */
async function isUntouched({ DATABASE_URL, DATA_DIR }: { DATABASE_URL: string; DATA_DIR: string }): Promise<void> {
  const client = new Client({ connectionString: DATABASE_URL });
  await client.connect();
  const { rows } = await client.query(
    `select relname from pg_class where relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace, 'pg_toast'::regnamespace)`,
  );
  await client.end();
  expect(rows).toEqual([]);
  expect(await readdir(DATA_DIR)).toEqual([]);
}

test('a wrong passphrase, none, and one that is not needed are refused in words, with nothing written', async () => {
  const place = await newPlace(cleanUps);
  const withWord = (word: string) => ({ ...place, BACKUP_PASSPHRASE: word });
  expect(await refusalOf('restore', [sealed], withWord('other words than those'))).toBe(
    'The passphrase is not the one that this backup was made with.',
  );
  expect(await refusalOf('restore', [sealed], withWord('short'))).toContain('at least 12 characters');
  await isUntouched(place);
  expect(await whyNot(sealed)).toContain('This backup is encrypted');
  expect(await whyNot(open, PASSPHRASE)).toContain('This backup is not encrypted');
  expect(await whyNot(join(folder, 'nothing.backup'))).toContain('There is no file');
  expect(await whyNot(join(import.meta.filename))).toBe('This is no backup of the portal.');
  expect(await operate('restore', ['--check', sealed], withWord(PASSPHRASE))).toContain('is whole');
  await isUntouched(place);
});

/** What is wrong with a backup, as it is found before anything is written. */
const whyNot = (path: string, passphrase?: string): Promise<string> =>
  verifyBackup({ path, passphrase }).then(
    () => 'nothing',
    (error: Error) => error.message,
  );

test.each(['open', 'sealed'] as const)(
  'a flipped byte or a missing end of one that is %s is refused in words, with nothing written',
  async (kind) => {
    const passphrase = kind === 'sealed' ? PASSPHRASE : undefined;
    const whole = await readFile(kind === 'sealed' ? sealed : open);
    const start = whole.indexOf(10, whole.indexOf(10) + 1) + 1;
    const path = join(folder, `${kind}-hurt.backup`);
    // In what names the length, in the first rows, in the midst, in the last proof.
    for (const at of [start, start + 3, start + 40, Math.floor(whole.length / 2), whole.length - 1]) {
      const hurt = Buffer.from(whole);
      hurt[at] = (hurt[at] ?? 0) ^ 1;
      await writeFile(path, hurt);
      expect([at, await whyNot(path, passphrase)]).toEqual([at, expect.stringContaining('is not as it was written')]);
    }
    const place = { ...(await newPlace(cleanUps)), ...(passphrase && { BACKUP_PASSPHRASE: passphrase }) };
    expect(await refusalOf('restore', [path], place)).toContain('is not as it was written');
    await isUntouched(place);
    await writeFile(path, whole);
    await truncate(path, whole.length - 100);
    expect(await whyNot(path, passphrase)).toContain('damaged or was cut off');
    await writeFile(path, Buffer.concat([whole, Buffer.from('x')]));
    expect(await whyNot(path, passphrase)).toContain('something follows its end');
  },
);

test('a place that is not empty is replaced only by the word, one of another’s tables never, and none that is in use', async () => {
  const place = await newPlace(cleanUps);
  await operate('restore', [open], place);
  expect(await refusalOf('restore', [open], place)).toContain('with --replace');
  const database = await openDatabase({ databaseUrl: place.DATABASE_URL, dataDir: '', log: quietLog });
  await database.transaction((db) => db.updateTable('staff_user').set({ name: 'Nobody' }).execute());
  const stop = await database.listen('anything', () => {});
  expect(await refusalOf('restore', [open, '--replace'], place)).toContain('A portal runs on this database');
  await stop();
  await database.close();
  await operate('restore', [open, '--replace'], place);
  const again = join(folder, 'replaced.backup');
  await operate('backup', [again], place);
  expect(await contentsOf({ path: again, passphrase: undefined })).toEqual(
    await contentsOf({ path: open, passphrase: undefined }),
  );
  const strange = await newPlace(cleanUps);
  const client = new Client({ connectionString: strange.DATABASE_URL });
  await client.connect();
  await client.query('create table somebody_elses (id int)');
  await client.end();
  expect(await refusalOf('restore', [open, '--replace'], strange)).toContain('tables that are not the portal’s');
});

test('one of a newer portal is refused, one of an older portal is brought forward', async () => {
  const place = await newPlace(cleanUps);
  const old = await openDatabase({ databaseUrl: place.DATABASE_URL, dataDir: '', log: quietLog });
  const { executeSql } = engineOf(old);
  const all = await readMigrations();
  const until = all.findIndex(({ name }) => name.startsWith('0140_'));
  const earlier = await newFolder(cleanUps);
  for (const { name, text } of all.slice(0, until)) await writeFile(join(earlier, name), text);
  await applyMigrations(executeSql, quietLog, earlier);
  await executeSql(`insert into parameter (key, value) values ('OF_BEFORE', '1')`);
  await old.close();
  const path = join(folder, 'older.backup');
  await operate('backup', [path], place);
  const next = await newPlace(cleanUps);
  await operate('restore', [path], next);
  const restored = await openDatabase({ databaseUrl: next.DATABASE_URL, dataDir: '', log: quietLog });
  const { rows } = await engineOf(restored).executeSql(
    `select (select count(*)::int from migration) as n, (select count(*)::int from parameter where key = 'OF_BEFORE') as kept`,
  );
  expect(rows).toEqual([{ n: all.length, kept: 1 }]);
  await engineOf(restored).executeSql(`insert into migration (name, digest) values ('9999_to_come.sql', 'x')`);
  await restored.close();
  const newer = join(folder, 'newer.backup');
  await operate('backup', [newer], next);
  expect(await refusalOf('restore', [newer], await newPlace(cleanUps))).toMatch(/newer portal .* 9999_to_come/);
});

test('killed in the middle, a restore leaves no table and a backup no file of its name; the next try does it', async () => {
  const place = await newPlace(cleanUps);
  const watcher = new Client({ connectionString: place.DATABASE_URL });
  await watcher.connect();
  const child = spawn(process.execPath, [join(import.meta.dirname, '../restore.ts'), open], {
    env: { ...TAKEN_OVER, ...place },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  // Once tables are being made, which nobody else sees yet.
  for (let isWriting = false; !isWriting;) {
    const { rows } = await watcher.query(
      `select 1 from pg_locks join pg_stat_activity using (pid)
       where datname = current_database() and application_name = 'portal backup' and mode = 'AccessExclusiveLock' limit 1`,
    );
    isWriting = rows.length > 0;
    if (child.exitCode !== null) throw new Error('It was over before it was seen.');
  }
  child.kill('SIGKILL');
  await ended;
  const { rows } = await watcher.query(`select relname from pg_class where relnamespace = 'public'::regnamespace`);
  expect(rows).toEqual([]);
  await watcher.end();
  expect(await operate('restore', [open], place)).toContain('Restored as it was');

  const cut = join(folder, 'cut.backup');
  const making = spawn(process.execPath, [join(import.meta.dirname, '../backup.ts'), cut], {
    env: { ...TAKEN_OVER, ...here },
    stdio: 'ignore',
  });
  const over = once(making, 'exit');
  for (let names: string[] = []; !names.some((name) => name.startsWith('cut.backup'));) names = await readdir(folder);
  making.kill('SIGKILL');
  await over;
  expect(await readdir(folder)).not.toContain('cut.backup');
  await operate('backup', [cut], here);
  expect(await readdir(folder)).not.toContain('cut.backup.partial');
  await rm(cut);
});
