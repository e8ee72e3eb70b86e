import { sql } from 'kysely';
import { lockApplicationRows } from '../../applications/applicationRow.ts';
import { eraseCase } from '../../applications/bin/eraseCase.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { FileOwner } from '../../platform/files/fileOwner.ts';
import { markOf } from '../../platform/privacy/erasures.ts';
import type { ErasureLine } from '../../platform/privacy/erasuresFile.ts';
import { eraseDraft } from '../drafts/eraseDrafts.ts';
import { eraseRecorded } from '../../applications/bin/eraseRecorded.ts';
import { eraseWholly } from './eraseTraced.ts';

/** Lines written by one statement. */
const STEP = 1000;

/**
 * Erases once more what a backup brought back (product/privacy.md#backup), each as it was erased the first time, and keeps
 * the record of all; answers how many there were. A row that has the id and began at another moment is another's and stays.
 */
export const eraseAgain =
  (owners: readonly FileOwner[]) =>
  async (db: Db, erasures: readonly ErasureLine[], now: Date): Promise<number> => {
    await keepAll(db, erasures);
    let count = 0;
    for (const erasure of erasures) if (await eraseOne({ db, now }, owners, erasure)) count++;
    return count;
  };

async function keepAll(db: Db, erasures: readonly ErasureLine[]): Promise<void> {
  for (let i = 0; i < erasures.length; i += STEP) {
    const rows = erasures
      .slice(i, i + STEP)
      .map(({ mark, kind, subject, persons, at }) => ({ mark, kind, subject_id: subject, persons, at: new Date(at) }));
    await db
      .insertInto('erasure')
      .values(rows)
      .onConflict((conflict) => conflict.column('mark').doNothing())
      .execute();
  }
}

async function eraseOne(
  { db, now }: { db: Db; now: Date },
  owners: readonly FileOwner[],
  { kind, subject, persons, mark }: ErasureLine,
): Promise<boolean> {
  const began = await beginning(db, kind, subject);
  if (!began || markOf({ kind, subject, began }) !== mark) return false;
  if (kind === 'draft') await eraseDraft(db, { id: subject, began }, now);
  if (kind === 'case') {
    const [row] = await lockApplicationRows(db, sql<boolean>`application.id = ${subject}`);
    if (row) await eraseCase({ db, now, actor: null }, row, { owners, kind: 'erased' });
  }
  if (kind === 'leader') await eraseRecorded({ db, now, actor: null }, owners, { id: subject, began });
  if (kind === 'person') {
    await sql`
      insert into trace_erasure (account_id, persons, at) values (${subject}, ${persons}::bigint[], ${now})
      on conflict do nothing`.execute(db);
    await eraseWholly({ db, now }, owners, { account_id: subject, persons });
  }
  return true;
}

/** When the row of this id began; nothing where there is none. */
async function beginning(db: Db, kind: ErasureLine['kind'], id: number): Promise<Date | undefined> {
  const from = (
    {
      person: sql`created_at as began from client_account`,
      leader: sql`created_at as began from person`,
      case: sql`started_at as began from application`,
      draft: sql`started_at as began from application`,
    } as const
  )[kind];
  const { rows } = await sql<{ began: Date }>`select ${from} where id = ${id}`.execute(db);
  return rows[0]?.began;
}
