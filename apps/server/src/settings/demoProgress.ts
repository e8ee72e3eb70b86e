import type { DemoProgress } from '@portal/contract/settings.ts';
import type { Db } from '../platform/database/tables.ts';
import './settings.tables.ts';

/** How far the demonstration is loaded: `done` events of those that `applications` and `now` give. */
export interface Progress {
  done: number;
  /** Applications whose whole story is told. */
  loaded: number;
  applications: number;
  now: string;
}

const KEY = 'DEMO_PROGRESS';

/** What is loaded of the demonstration and how much there will be; nothing where all is, or none was asked for. */
export async function getDemoProgress(db: Db): Promise<DemoProgress | null> {
  const progress = await readProgress(db);
  if (!progress || progress.loaded >= progress.applications) return null;
  return { loaded: progress.loaded, applications: progress.applications };
}

export async function readProgress(db: Db): Promise<Progress | undefined> {
  const row = await db.selectFrom('parameter').select('value').where('key', '=', KEY).executeTakeFirst();
  return row?.value as Progress | undefined;
}

/** Written in the same transaction as the events it counts. */
export async function writeProgress(db: Db, progress: Progress): Promise<void> {
  const value = JSON.stringify(progress);
  await db
    .insertInto('parameter')
    .values({ key: KEY, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
