import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';

/** How far the demonstration is loaded: `done` events of those that `applications` and `now` give. */
export interface Progress {
  done: number;
  applications: number;
  now: string;
}

const KEY = 'DEMO_PROGRESS';

export async function readProgress(db: Db): Promise<Progress | undefined> {
  const { rows } = await sql<{ value: Progress }>`select value from parameter where key = ${KEY}`.execute(db);
  return rows[0]?.value;
}

/** Written in the same transaction as the events it counts. */
export async function writeProgress(db: Db, progress: Progress): Promise<void> {
  await sql`
    insert into parameter (key, value) values (${KEY}, ${JSON.stringify(progress)}::jsonb)
    on conflict (key) do update set value = excluded.value`.execute(db);
}
