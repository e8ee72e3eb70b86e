import { readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newFolder, newPlace, operate, refusalOf, type Environment } from '../../../test/backups/places.ts';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { filesWith, foundIn } from '../../../test/erasure/foundIn.ts';
import { ladenCase, TELLTALE } from '../../../test/erasure/ladenCase.ts';
import { readApplication } from '../../../test/factories.ts';
import { newApplicant, submitted } from '../../../test/people/applicants.ts';
import { quietLog } from '../../../test/quietLog.ts';
import { eraseDraft } from '../../clients/drafts/eraseDrafts.ts';
import type { Database } from '../../platform/database/database.ts';
import { openDatabase } from '../../platform/database/openDatabase.ts';

const cleanUps: (() => Promise<unknown>)[] = [];
let portal: TestServer;
let admin: Caller;
let here: Environment;
let backups: string;

beforeAll(async () => {
  portal = await buildTestServer();
  // The files of a portal lie in `files` of its data directory, those of a test in a folder of their own.
  const data = await newFolder(cleanUps);
  backups = portal.services.settings.backupDir;
  here = { DATABASE_URL: portal.databaseUrl, DATA_DIR: data, BACKUP_DIR: backups };
});
afterAll(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
  await portal.close();
});

const erase = async (id: number) => {
  const { version, case_number: confirm } = await readApplication(portal, id);
  return admin.send('POST', `/api/business/request/${id}/erasures`, { confirm, version });
};
const trace = async (account: number, confirm: string) => {
  const { version, cases } = (await admin.get(`/api/business/trace/${account}`)).data;
  const seen = cases.map((each: { id: number }) => each.id);
  return admin.send('POST', `/api/business/trace/${account}/erasures`, { confirm, version, cases: seen });
};

async function inRestored<T>({ DATABASE_URL: databaseUrl }: Environment, work: (database: Database) => Promise<T>) {
  const database = await openDatabase({ databaseUrl, dataDir: '', log: quietLog });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
const idsIn = (place: Environment) =>
  inRestored(place, (database) =>
    database.read(async (db) => (await db.selectFrom('application').select('id').execute()).map(({ id }) => id)),
  );

test('what was erased after a backup is erased again when it is restored, everywhere, and nothing else is', async () => {
  const laden = await ladenCase(portal);
  const traced = await newApplicant(portal, 'traced.since@example.org');
  const cases = [await submitted(traced), await submitted(traced)];
  const kept = await submitted(await newApplicant(portal, 'kept.since@example.org'));
  const drafter = await newApplicant(portal, 'draft.since@example.org');
  const draft = (await drafter.send('POST', '/api/client/request', {})).data.id;
  admin = await portal.staff('admin');
  const path = join(backups, 'before.backup');
  await operate('backup', [path], { ...here, DATA_DIR: await dataOf(portal.folder) });
  expect(await readFile(join(backups, 'erasures.jsonl'), 'utf8')).toBe('');

  expect((await erase(laden.id)).codes).toEqual([]);
  const { client_account_id: account } = await readApplication(portal, cases[0] ?? 0);
  expect((await trace(account, 'traced.since@example.org')).codes).toEqual([]);
  const draftRow = await portal.database.read((db) =>
    db
      .selectFrom('application')
      .select(['started_at', 'client_account_id'])
      .where('id', '=', draft)
      .executeTakeFirstOrThrow(),
  );
  await portal.database.transaction(async (db) => {
    await eraseDraft(db, { id: draft, began: draftRow.started_at }, portal.clock.now());
  });
  await portal.drain(['clients.erase-traces', 'privacy.keep-erasures']);
  const record = await readFile(join(backups, 'erasures.jsonl'), 'utf8');
  expect(record.trim().split('\n')).toHaveLength(5);
  // It tells of nobody.
  for (const text of [...Object.values(TELLTALE), 'since@']) expect(record).not.toContain(text);

  // Another portal went another way: the id is somebody else's there.
  const lines = record
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
  const strange = { ...lines[0], kind: 'case', subject: kept, mark: '0'.repeat(32) };
  await writeFile(join(backups, 'erasures.jsonl'), `${record}${JSON.stringify(strange)}\n`);

  const place = await newPlace(cleanUps);
  expect(await operate('restore', [path], place)).toContain('Erased again: 3.');
  const ids = await idsIn(place);
  expect(ids).toContain(kept);
  for (const gone of [laden.id, ...cases, draft]) expect(ids).not.toContain(gone);
  const texts = [...Object.values(TELLTALE), 'Vornisson', 'Vornsen', 'traced.since'];
  await inRestored(place, async (database) => {
    expect(await database.read((db) => foundIn(db, texts))).toEqual([]);
    // The owner of a draft keeps the account, and the record is kept for the next backup.
    const { rows } = await database.read((db) =>
      sql<{ accounts: number; erasures: number }>`
        select (select count(*)::int from client_account where id = ${draftRow.client_account_id}) as accounts,
          (select count(*)::int from erasure) as erasures`.execute(db),
    );
    expect(rows).toEqual([{ accounts: 1, erasures: 6 }]);
  });
  expect(await filesWith(join(place.DATA_DIR, 'files'), [TELLTALE.name])).toEqual([]);
});

/** The test's files, where a command looks for those of a portal. */
async function dataOf(folder: string): Promise<string> {
  const data = await newFolder(cleanUps);
  await symlink(folder, join(data, 'files'));
  return data;
}

test('without a record of erasures, or with one that cannot be read, nothing is restored until somebody says so', async () => {
  const folder = await newFolder(cleanUps);
  const path = join(folder, 'alone.backup');
  await operate('backup', [path], here);
  const place = await newPlace(cleanUps);
  await writeFile(join(folder, 'erasures.jsonl'), '{"mark":"half');
  expect(await refusalOf('restore', [path], place)).toContain('Line 1 of');
  await rm(join(folder, 'erasures.jsonl'));
  expect(await refusalOf('restore', [path], place)).toContain('say --without-erasures');
  expect(await operate('restore', [path, '--without-erasures'], place)).toContain('Restored as it was');
});
