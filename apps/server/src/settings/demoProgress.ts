import { sql } from 'kysely';
import type { DemoProgress } from '@portal/contract/settings.ts';
import type { Db } from '../platform/database/tables.ts';
import './settings.tables.ts';

/** How far the demonstration is loaded, of what `applications` and `now` give. */
export interface Progress {
  /** Of its parts, which are loaded beside each other, by their numbers; one that was not begun has none. */
  lanes: Lanes;
  applications: number;
  now: string;
  /** What stands on all applications is there too. */
  finished: boolean;
}

export type Lanes = Readonly<Record<string, LaneProgress>>;

/** `done` events, and how many applications' whole story is told by them. */
export interface LaneProgress {
  done: number;
  loaded: number;
}

const KEY = 'DEMO_PROGRESS';

/** What is loaded of the demonstration and how much there will be; nothing where all is, or none was asked for. */
export async function getDemoProgress(db: Db): Promise<DemoProgress | null> {
  const progress = await readProgress(db);
  if (!progress || progress.finished) return null;
  return { loaded: loadedOf(progress.lanes), applications: progress.applications };
}

export const loadedOf = (lanes: Lanes): number => Object.values(lanes).reduce((sum, { loaded }) => sum + loaded, 0);

export async function readProgress(db: Db): Promise<Progress | undefined> {
  const row = await db.selectFrom('parameter').select('value').where('key', '=', KEY).executeTakeFirst();
  return row?.value as Progress | undefined;
}

export async function beginProgress(db: Db, progress: Progress): Promise<void> {
  await db
    .insertInto('parameter')
    .values({ key: KEY, value: JSON.stringify(progress) })
    .execute();
}

/** In the transaction of the event that it counts, as the last of it: the lanes wait for each other here. */
export const writeLaneProgress = (db: Db, lane: number, progress: LaneProgress): Promise<unknown> =>
  writePart(db, ['lanes', String(lane)], progress);

/** In the transaction of what comes last. */
export const writeFinished = (db: Db): Promise<unknown> => writePart(db, ['finished'], true);

const writePart = (db: Db, path: readonly string[], part: unknown): Promise<unknown> =>
  sql`
    update parameter set value = jsonb_set(value, ${[...path]}::text[], ${JSON.stringify(part)}::jsonb)
    where key = ${KEY}`.execute(db);
