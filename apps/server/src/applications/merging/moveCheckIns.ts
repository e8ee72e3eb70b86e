/** Who came to events, of two that are the same: product/churches.md#merging. What is counted follows by itself. */
import { sql } from 'kysely';
import type { MergedNoun } from '@portal/domain/churches/merging.ts';
import type { Db } from '../../platform/database/tables.ts';

interface Way {
  noun: MergedNoun;
  from: number;
  to: number;
}

/** Where a check-in names a person or a church. */
const COLUMNS = {
  persons: ['person_id', 'spouse_id', 'parent_id'],
  churches: ['church_id'],
} as const satisfies Record<MergedNoun, readonly string[]>;

/** Check-ins that went along, by the column that named who is gone. */
export type MovedCheckIns = Readonly<Record<string, number[]>>;

export async function moveCheckIns(db: Db, way: Way): Promise<MovedCheckIns> {
  const moved: Record<string, number[]> = {};
  for (const column of COLUMNS[way.noun]) moved[column] = await rename(db, way, column, sql<boolean>`true`);
  return moved;
}

/** Those that went along go back; what came in since stays. */
export async function giveCheckIns(db: Db, way: Way, moved: MovedCheckIns): Promise<void> {
  for (const column of COLUMNS[way.noun]) {
    await rename(db, way, column, sql<boolean>`id = any(${moved[column] ?? []}::bigint[])`);
  }
}

async function rename(db: Db, { from, to }: Way, column: string, which: ReturnType<typeof sql<boolean>>) {
  const { rows } = await sql<{ id: number }>`
    update check_in set ${sql.ref(column)} = ${to} where ${sql.ref(column)} = ${from} and ${which} returning id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
