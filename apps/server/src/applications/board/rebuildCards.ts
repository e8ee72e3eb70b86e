import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Db } from '../../platform/database/tables.ts';
import { defineJob } from '../../platform/jobs/defineJob.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { lockApplicationRows } from '../applicationRow.ts';
import { renewCard } from '../saveApplication.ts';

/** Few enough that an act on one of them hardly waits. */
const CARDS_A_TRANSACTION = 50;

/**
 * Makes the cards anew that name a staff user, and tells open boards. Deleted applications are left out: whoever restores
 * one saves it, which makes its card. Done twice, it does no harm.
 */
export const rebuildCards = defineJob({
  name: 'applications.rebuild-cards',
  schema: z.object({ user: z.int() }),
  async work({ database, signal }, { user }) {
    for (let after = 0, found = CARDS_A_TRANSACTION; found === CARDS_A_TRANSACTION;) {
      signal.throwIfAborted();
      const ids = await database.read((db) => nextOf(db, user, after));
      await database.transaction(async (db) => {
        const rows = await lockApplicationRows(db, sql<boolean>`application.id = any(${ids}::bigint[])`);
        for (const row of rows) await renewCard(db, row);
      });
      found = ids.length;
      after = ids.at(-1) ?? after;
    }
  },
});

/** Asks for it within an act of whatever noun has changed the name. */
export const orderCards = (db: Db, user: number): Promise<void> => enqueue(db, rebuildCards, { user });

async function nextOf(db: Db, user: number, after: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from application
    where (analyst_id = ${user} or supervisor_id = ${user} or manager_id = ${user} or ephesian_id = ${user})
      and id > ${after} and deleted_at is null and status <> 'UNFINISHED'
    order by id limit ${CARDS_A_TRANSACTION}`.execute(db);
  return rows.map(({ id }) => id);
}
