import { QueryNode, RawNode, SelectQueryNode, sql, type KyselyPlugin } from 'kysely';
import type { Database } from '../../src/platform/database/database.ts';
import type { Db } from '../../src/platform/database/tables.ts';

/** The plans of what a piece of code asks, as text. It is answered no rows. */
export async function plansOf(database: Database, work: (db: Db) => Promise<unknown>): Promise<string> {
  const plans: string[] = [];
  const explain: KyselyPlugin = {
    transformQuery: ({ node }) =>
      SelectQueryNode.is(node)
        ? QueryNode.cloneWithExplain(node, undefined, sql`costs off`)
        : RawNode.create(['explain (costs off) ', ''], [node]),
    async transformResult({ result }) {
      plans.push(...result.rows.map((row) => String(row['QUERY PLAN'])));
      return { ...result, rows: [] };
    },
  };
  await database.read((db) => work(db.withPlugin(explain)));
  return plans.join('\n');
}

/** The indexes that a plan uses, in the order of their names. */
export const indexesIn = (plan: string): string[] =>
  [
    ...new Set(
      [...plan.matchAll(/using (\w+) on |Bitmap Index Scan on (\w+)/g)].map(([, one, other]) => one ?? other ?? ''),
    ),
  ].sort();

/**
 * Of the plans of a list those before its count. A count of much may read the whole table: whether an index alone serves it
 * hangs on what is known to be visible to all, and any transaction on the server holds that back.
 */
export const pageOf = (plans: string): string => plans.split('\nAggregate', 1)[0] ?? '';
