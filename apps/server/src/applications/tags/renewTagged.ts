import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Db } from '../../platform/database/tables.ts';
import { defineJob } from '../../platform/jobs/defineJob.ts';
import { lockApplicationRows } from '../applicationRow.ts';
import { renewCard } from '../saveApplication.ts';

/** Few enough that an act on one of them hardly waits. */
const CARDS_A_TRANSACTION = 50;

/**
 * Makes the cards anew that wear a tag after it was changed, and tells open boards. A tag that was deleted or merged goes
 * at the end. Done twice, it does no harm.
 */
export const renewTagged = defineJob({
  name: 'applications.renew-tagged',
  schema: z.object({ tag: z.int() }),
  async work({ database, signal }, { tag }) {
    for (let after = 0, found = CARDS_A_TRANSACTION; found === CARDS_A_TRANSACTION;) {
      signal.throwIfAborted();
      const ids = await database.read((db) => nextOf(db, tag, after));
      await database.transaction(async (db) => {
        const rows = await lockApplicationRows(db, sql<boolean>`application.id = any(${ids}::bigint[])`);
        // Of what is not submitted there is no card, and none is shown of what was deleted: restored, it is made anew.
        for (const row of rows) if (row.status !== 'UNFINISHED' && !row.deleted_at) await renewCard(db, row);
      });
      found = ids.length;
      after = ids.at(-1) ?? after;
    }
    await database.transaction((db) =>
      db.deleteFrom('tag').where('id', '=', tag).where('removed_at', 'is not', null).execute(),
    );
  },
});

async function nextOf(db: Db, tag: number, after: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select application_id as id from application_tag where tag_id = ${tag} and application_id > ${after}
    order by application_id limit ${CARDS_A_TRANSACTION}`.execute(db);
  return rows.map(({ id }) => id);
}
