/** Answers of statistics that took long, kept for whoever reaches the same and asks the same (product/statistics.md#kept). */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { StatisticReply } from '@portal/contract/statistics/statistics.ts';
import type { Reach } from '@portal/domain/access/reach.ts';
import { MOST_ROWS } from '@portal/domain/statistics/statistic.ts';
import { chargeOf, isStillCharged } from '../../platform/privacy/chargeOf.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Db } from '../../platform/database/tables.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { readStatistic } from '../readStatistic.ts';
import type { StatisticReach } from '../scope.ts';
import type { KeptQuestion } from './keptStatistic.tables.ts';

interface KeptAnswer {
  asOf: Date;
  answer: StatisticReply;
}

interface Made extends KeptAnswer {
  /** How often anything had left which charge, in the snapshot that was read. */
  charge: Record<string, number>;
}

/** What nobody asked for in so long is not worked out any more, and goes. */
export const ASKED_WITHIN_MS = 7 * 24 * 3_600_000;

/** Where not even the job gets there, older ones are better than none, for a day; then they go. */
export const OLDEST_MS = 24 * 3_600_000;

const MARKED_MS = 3_600_000;

/** No act that erases somebody lasts as long: what was read so soon after its moment may have been read before its end. */
const ERASING_MS = 900_000;

/** The same for whoever sees the same: who it is, and of what kind, counts only where something is seen because it is one's own. */
export const sharedReach = (reach: Reach): Reach =>
  reach.charge || reach.mine.length > 0
    ? { ...reach, users: reach.users.toSorted((a, b) => a - b) }
    : { ...reach, users: [], kind: undefined };

/** By its content: the same filters in another order are the same question. */
export function keyOf({ name, language, reach, period, narrowed }: KeptQuestion): string {
  const filters = Object.entries(narrowed)
    .filter(([, value]) => value !== undefined)
    .map(([filter, value]) => JSON.stringify([filter, Array.isArray(value) ? value.map(String).toSorted() : value]))
    .toSorted();
  const { users, kind, everywhere, mine, charge } = sharedReach(reach);
  // Named one by one: a question that was kept comes back with its names in another order.
  return createHash('sha256')
    .update(JSON.stringify([name, language, period, filters, users, kind ?? null, everywhere, mine, charge]))
    .digest('base64url');
}

/** What is kept of a question; nothing where it was never worked out, or where something has left the reader's charge since. */
export async function keptAnswer(
  db: Db,
  { key, reach }: { key: string; reach: Reach },
): Promise<{ askedAt: Date; kept: KeptAnswer | undefined } | undefined> {
  const found = await db
    .selectFrom('kept_statistic')
    .select(['asked_at', 'as_of', 'answer', isStillCharged(sql.ref('charge'), reach).as('is_charged')])
    .where('key', '=', key)
    .executeTakeFirst();
  if (!found) return undefined;
  const { asked_at: askedAt, as_of: asOf, answer, is_charged: isCharged } = found;
  return { askedAt, kept: asOf && answer && isCharged ? { asOf, answer } : undefined };
}

/** Whether it was asked already, whatever became of it. */
export async function isNoted(db: Db, question: KeptQuestion): Promise<boolean> {
  const found = await db
    .selectFrom('kept_statistic')
    .select('key')
    .where('key', '=', keyOf(question))
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether it is to be written down that a question was asked again: once an hour is enough. */
export const isLongAsked = (askedAt: Date, now: Date): boolean => now.getTime() - askedAt.getTime() > MARKED_MS;

/** The answer as it is kept, from one snapshot; what takes longer than `longestMs` is refused as `statistic.tooLong`. */
export const workOut = (
  database: Database,
  conditions: StatisticReach,
  { question, now, longestMs }: { question: KeptQuestion; now: Date; longestMs: number | undefined },
): Promise<Made> => {
  const { name, language, reach, period, narrowed } = question;
  return database.analyse(async (db) => ({
    asOf: now,
    charge: await chargeOf(db, reach),
    answer: await readStatistic({ db, reach, now, language }, conditions, {
      name,
      question: { ...narrowed, period },
      mostRows: MOST_ROWS,
      longestMs,
    }),
  }));
};

/** What takes longer is kept. */
export const SLOW_MS = 1000;

/** Worked out now; kept from then on where that took so long. */
export async function workOutKeepingSlow(
  database: Database,
  conditions: StatisticReach,
  { slowMs, ...asked }: { question: KeptQuestion; now: Date; longestMs: number | undefined; slowMs: number },
): Promise<{ answer: StatisticReply; tookMs: number }> {
  const began = performance.now();
  const made = await workOut(database, conditions, asked);
  const tookMs = performance.now() - began;
  if (tookMs >= slowMs) {
    await database.transaction(async (db) => {
      await markAsked(db, asked.question, asked.now);
      await keepAnswer(db, asked.question, made);
    });
  }
  return { answer: made.answer, tookMs };
}

export const isTooLong = (error: unknown): boolean =>
  error instanceof Refusal && error.codes.includes('statistic.tooLong');

/** Writes down that a question was asked; tells whether it is the first time. */
export async function markAsked(db: Db, question: KeptQuestion, now: Date): Promise<boolean> {
  const { rows } = await sql<{ first: boolean }>`
    insert into kept_statistic (key, question, asked_at)
    values (${keyOf(question)}, ${JSON.stringify(question)}::jsonb, ${now}::timestamptz)
    on conflict (key) do update set asked_at = greatest(kept_statistic.asked_at, excluded.asked_at)
    returning xmax = 0 as first`.execute(db);
  return rows[0]?.first ?? false;
}

/** Keeps an answer, unless a newer one is kept or somebody was erased while it was worked out. */
export async function keepAnswer(db: Db, question: KeptQuestion, { asOf, answer, charge }: Made): Promise<void> {
  await sql`
    update kept_statistic set answer = ${JSON.stringify(answer)}::jsonb, as_of = ${asOf}::timestamptz,
      charge = ${JSON.stringify(charge)}::jsonb,
      tried_at = greatest(tried_at, ${asOf}::timestamptz)
    where key = ${keyOf(question)} and (as_of is null or as_of <= ${asOf}::timestamptz)
      and not exists (select from erasure where at >= ${new Date(asOf.getTime() - ERASING_MS)}::timestamptz)`.execute(
    db,
  );
}
