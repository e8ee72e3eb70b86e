import { sql, type RawBuilder } from 'kysely';
import { BIN_RIGHT, reachOf, type Actor, type Reach } from '@portal/domain/access/reach.ts';

/**
 * The SQL interpreter of a reach (the predicate is `isInReach` in the domain; a property test holds them equal).
 * Expects the table `application` in the query. Stages are given one by one, so that the column's index serves.
 */
export const reachCondition = (reach: Reach): RawBuilder<boolean> =>
  sql<boolean>`(application.deleted_at is null and ${placeCondition(reach)})`;

/** The same of what lies in the bin: it is in the reach that it would be in otherwise. */
export const binCondition = (reach: Reach): RawBuilder<boolean> =>
  sql<boolean>`(application.deleted_at is not null and ${placeCondition(reach)})`;

/** What the actor may read: what is in reach, and of the bin what would be, for whoever may look into it (`isInSight`). */
export const sightCondition = (actor: Actor): RawBuilder<boolean> =>
  actor.permissions.has(BIN_RIGHT) ? placeCondition(reachOf(actor)) : reachCondition(reachOf(actor));

/** Whether it is there for the reach, deleted or not. */
export function placeCondition(reach: Reach): RawBuilder<boolean> {
  const own = reach.kind === undefined ? sql<boolean>`false` : ofUsers(`application.${reach.kind}_id`, reach);
  const everywhere = sql<boolean>`application.status = any(${reach.everywhere}::text[])`;
  const mine = sql<boolean>`(application.status = any(${reach.mine}::text[]) and ${own})`;
  const charge = reach.charge ? ofUsers('application.ephesian_id', reach) : sql<boolean>`true`;
  return sql<boolean>`(${charge} and (${everywhere} or ${mine}))`;
}

/** A column names the actor, or one of those whom they stand in for; of one alone as an index of an order has it. */
export const ofUsers = (column: string, { users }: Pick<Reach, 'users'>): RawBuilder<boolean> =>
  users.length === 1
    ? sql<boolean>`${sql.ref(column)} = ${users[0]}`
    : sql<boolean>`${sql.ref(column)} = any(${users}::bigint[])`;
