import { sql } from 'kysely';
import type { Db } from '../../platform/database/tables.ts';
import { TABLE_OF } from './bothOf.ts';

/** Whoever the person and the church of a submission are by now: held, so that no merging comes between. */
export async function presentOnes(db: Db, ones: { personId: number | null; churchId: number | null }) {
  const present = async (noun: keyof typeof TABLE_OF, id: number | null) => {
    if (id === null) return null;
    const { rows } = await sql<{ id: number }>`
      select coalesce(merged_into, id) as id from ${sql.table(TABLE_OF[noun])} where id = ${id} for key share`.execute(
      db,
    );
    return rows[0]?.id ?? id;
  };
  return { personId: await present('persons', ones.personId), churchId: await present('churches', ones.churchId) };
}
