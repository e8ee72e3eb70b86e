import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';
import './bulk.tables.ts';

export interface RowCounts {
  done: number;
  refused: number;
  waiting: number;
}

/** How many rows of a run are in each state, from the index alone. */
export async function countRows(db: Db, runId: number): Promise<RowCounts> {
  const { rows } = await sql<RowCounts>`
    select count(*) filter (where state = 'DONE')::int as done,
      count(*) filter (where state = 'REFUSED')::int as refused,
      count(*) filter (where state = 'WAITING')::int as waiting
    from bulk_row where run_id = ${runId}`.execute(db);
  return rows[0] ?? { done: 0, refused: 0, waiting: 0 };
}
