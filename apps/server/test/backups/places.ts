import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { reading, type BackupFile } from '../../src/platform/backup/readBackup.ts';
import { onServer, urlOf } from '../database/postgresUrls.ts';
import { TAKEN_OVER } from '../takenOver.ts';

export type Environment = Record<string, string>;
type CleanUps = (() => Promise<unknown>)[];

const COMMANDS = join(import.meta.dirname, '../../src/commands');
const run = promisify(execFile);

/** What an operator types, and what it says; a refusal is an error whose `stderr` tells why. */
export async function operate(command: string, args: readonly string[], environment: Environment): Promise<string> {
  const { stdout } = await run(process.execPath, [join(COMMANDS, `${command}.ts`), ...args], {
    env: { ...TAKEN_OVER, ...environment },
  });
  return stdout;
}

/** Why a command was refused. */
export const refusalOf = (command: string, args: readonly string[], environment: Environment): Promise<string> =>
  operate(command, args, environment).then(
    (said) => {
      throw new Error(`It was not refused: ${said}`);
    },
    (error: { stderr: string }) => error.stderr.trim(),
  );

export async function newFolder(cleanUps: CleanUps): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-backup-'));
  // The user of the database passes through.
  await chmod(folder, 0o711);
  cleanUps.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** An empty database on the server of this run, and a folder for the files: where a portal may be restored. */
export async function newPlace(cleanUps: CleanUps): Promise<Environment & { DATABASE_URL: string; DATA_DIR: string }> {
  const { url } = inject('postgres');
  const name = `portal_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(url, `CREATE DATABASE ${name} TEMPLATE template0`);
  cleanUps.push(() => onServer(url, `DROP DATABASE ${name} WITH (FORCE)`));
  return { DATABASE_URL: urlOf(url, name), DATA_DIR: await newFolder(cleanUps) };
}

/** What a backup holds: of each table how many rows with their sum, of each file its digest. Jobs come and go, and are left out. */
export const contentsOf = (backup: BackupFile): Promise<Record<string, string>> =>
  reading(backup, async (reader) => {
    const contents: Record<string, string> = {};
    for (let note = await reader.note(), file = ''; note.is !== 'end'; note = await reader.note()) {
      if (note.is === 'table' && note.schema === 'public') contents[note.table] = `${note.rows} ${note.sum}`;
      if (note.is === 'file') file = note.name;
      if (note.is === 'fileEnd') contents[file] = note.digest;
    }
    return contents;
  });
