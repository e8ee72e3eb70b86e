import { sql, type RawBuilder } from 'kysely';
import type { Reach } from '@portal/domain/access/reach.ts';

/**
 * The SQL interpreter of a reach (the predicate is `isInReach` in the domain; a property test holds them equal).
 * Expects the table `application` in the query. Stages are given one by one, so that the column's index serves.
 */
export function reachCondition(reach: Reach): RawBuilder<boolean> {
  const own =
    reach.kind === undefined
      ? sql<boolean>`false`
      : sql<boolean>`application.${sql.ref(`${reach.kind}_id`)} = ${reach.userId}`;
  const everywhere = sql<boolean>`application.status = any(${reach.everywhere}::text[])`;
  const mine = sql<boolean>`(application.status = any(${reach.mine}::text[]) and ${own})`;
  const charge = reach.charge ? sql<boolean>`application.ephesian_id = ${reach.userId}` : sql<boolean>`true`;
  return sql<boolean>`(application.deleted_at is null and ${charge} and (${everywhere} or ${mine}))`;
}
