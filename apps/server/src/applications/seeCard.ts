import { sql } from 'kysely';
import { isInPlace, isInSight, type Assignees, type ReachFacts } from '@portal/domain/access/reach.ts';
import { ASSIGNMENT_KINDS } from '@portal/domain/access/roles.ts';
import type { Db } from '../platform/database/tables.ts';
import type { ClientContext, StaffContext } from '../platform/http/context.ts';
import { notFound, refusal } from '../platform/http/refusal.ts';

/**
 * The facts of sight of a card whose notes or references are asked for: out of reach it is not found. Nothing is locked,
 * since what lies beside a card changes nothing of it. What was deleted is `application.deleted` to whoever would see it
 * otherwise; with `inBin` it is read by those who may look into the bin.
 */
export async function seeCard(
  { db, actor }: Pick<StaffContext, 'db' | 'actor'>,
  id: number,
  { inBin = false }: { inBin?: boolean } = {},
): Promise<ReachFacts> {
  const facts = (await selectSights(db, [id])).get(id);
  if (!facts || !isInPlace(actor, facts)) throw notFound();
  if (facts.deleted && !(inBin && isInSight(actor, facts))) throw refusal('application.deleted');
  return facts;
}

/** The facts of sight of the client's own application; another's is not found. */
export async function seeOwnApplication({ db, actor }: ClientContext, id: number): Promise<ReachFacts> {
  const own = await db
    .selectFrom('application')
    .select('id')
    .where('id', '=', id)
    .where('client_account_id', '=', actor.accountId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  const facts = own && (await selectSights(db, [own.id])).get(own.id);
  if (!facts) throw notFound();
  return facts;
}

/** The facts of sight of applications, whoever asks; those that are no more are missing. */
export async function selectSights(db: Db, ids: readonly number[]): Promise<Map<number, ReachFacts>> {
  const rows = await db
    .selectFrom('application')
    .select(['id', 'status', 'analyst_id', 'supervisor_id', 'manager_id', 'ephesian_id', 'deleted_at'])
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
  const sightOf = (row: (typeof rows)[number]): ReachFacts => ({
    status: row.status,
    assignees: Object.fromEntries(ASSIGNMENT_KINDS.map((each) => [each, row[`${each}_id`]])) as unknown as Assignees,
    deleted: row.deleted_at !== null,
  });
  return new Map(rows.map((row) => [row.id, sightOf(row)]));
}
