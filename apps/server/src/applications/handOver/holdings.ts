import { sql, type RawBuilder } from 'kysely';
import type { Holdings } from '@portal/contract/users/removal.ts';
import { ASSIGNMENT_KINDS } from '@portal/domain/access/roles.ts';
import type { Db } from '../../platform/database/tables.ts';
import '../../churches/churches.tables.ts';
import '../applications.tables.ts';

const COLUMNS = ASSIGNMENT_KINDS.map((kind) => sql.ref(`${kind}_id`));

/** In whatever stage, deleted ones included: they can be restored. An arm for each index. */
function heldBy(userId: number): RawBuilder<boolean> {
  const present = COLUMNS.map((column) => sql`(deleted_at is null and ${column} = ${userId})`);
  const deleted = sql`(deleted_at is not null and ${userId} in (${sql.join(COLUMNS)}))`;
  return sql<boolean>`(${sql.join([...present, deleted], sql` or `)})`;
}

/** What a staff user is in charge of. */
export async function countHoldings(db: Db, userId: number): Promise<Holdings> {
  const counts = ASSIGNMENT_KINDS.map(
    (kind) => sql`count(*) filter (where ${sql.ref(`${kind}_id`)} = ${userId})::int as ${sql.ref(kind)}`,
  );
  const { rows } = await sql<Holdings>`
    select ${sql.join(counts)}, count(*)::int as total,
      ((select count(*) from region_country where ephesian_id = ${userId})
        + (select count(*) from region_person where ephesian_id = ${userId}))::int as regions
    from application where ${heldBy(userId)}`.execute(db);
  return rows[0] ?? { analyst: 0, supervisor: 0, manager: 0, ephesian: 0, total: 0, regions: 0 };
}

/** The applications of a staff user, the oldest first. */
export async function heldApplications(db: Db, userId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from application where ${heldBy(userId)} order by id`.execute(db);
  return rows.map(({ id }) => id);
}
