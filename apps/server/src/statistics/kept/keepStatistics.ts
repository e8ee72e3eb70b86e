import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { defineJob } from '../../platform/jobs/defineJob.ts';
import type { StatisticReach } from '../scope.ts';
import {
  ASKED_WITHIN_MS,
  isNoted,
  isTooLong,
  keepAnswer,
  OLDEST_MS,
  SLOW_MS,
  workOut,
  workOutKeepingSlow,
} from './keptAnswers.ts';
import type { KeptQuestion } from './keptStatistic.tables.ts';
import { KEEPING } from './keeping.ts';
import { openingQuestions } from './openingQuestions.ts';

/** Nobody waits for one; but one alone may not take the whole hour from the others. */
const LONGEST_MS = 600_000;

/**
 * Works out anew what is kept and still asked for, the one that waits longest first, each in a snapshot of its own, then what
 * statistics are opened with, where that takes more than `slowMs`; what nobody asks for any more goes.
 */
export const keepStatistics = (conditions: StatisticReach, slowMs = SLOW_MS) =>
  defineJob({
    ...KEEPING,
    cron: { expression: '7 * * * *', zone: 'UTC' },
    // The next hour's takes up what this one leaves; a try more would only come between.
    retryLimit: 0,
    expireInSeconds: 3300,
    async work({ database, now, signal }, { key }) {
      const began = performance.now();
      const moment = () => new Date(now.getTime() + Math.round(performance.now() - began));
      if (key === undefined) await forget(database, now);
      for (;;) {
        if (signal.aborted) return;
        const at = moment();
        const question = await database.transaction((db) => take(db, { key, now, at }));
        if (!question) break;
        await workOutAnew(database, conditions, { question, at });
        if (key !== undefined) return;
      }
      if (key === undefined) await keepOpenings(database, conditions, { moment, signal, slowMs });
    },
  });

/** What nobody asks for, and answers that are too old to be told. */
const forget = (database: Database, now: Date) =>
  database.transaction(async (db) => {
    const before = (age: number) => new Date(now.getTime() - age);
    await db.deleteFrom('kept_statistic').where('asked_at', '<', before(ASKED_WITHIN_MS)).execute();
    await db
      .updateTable('kept_statistic')
      .set({ answer: null, as_of: null })
      .where('as_of', '<', before(OLDEST_MS))
      .execute();
  });

/** The next that was not begun since, marked as begun. */
async function take(
  db: Parameters<Parameters<Database['transaction']>[0]>[0],
  { key, now, at }: { key: string | undefined; now: Date; at: Date },
): Promise<KeptQuestion | undefined> {
  const { rows } = await sql<{ question: KeptQuestion }>`
    update kept_statistic set tried_at = ${at}::timestamptz
    where key = (
      select key from kept_statistic
      where ${key === undefined ? sql`tried_at is null or tried_at < ${now}::timestamptz` : sql`key = ${key}`}
      order by tried_at nulls first, key limit 1 for update skip locked)
    returning question`.execute(db);
  return rows[0]?.question;
}

/** Nobody waits so many times as long as whoever sees everything: an Ephesian, whose reach is worked out first, up to three times. */
const SLOWER = 4;

/**
 * So that nobody waits for what everybody opens. What is quick enough for who sees most is so for the others, and is not worked
 * out for them.
 */
async function keepOpenings(
  database: Database,
  conditions: StatisticReach,
  { moment, signal, slowMs }: { moment: () => Date; signal: AbortSignal; slowMs: number },
): Promise<void> {
  const openings = await database.read((db) => openingQuestions(db, moment()));
  for (const questions of openings.values()) {
    for (const question of questions) {
      if (signal.aborted) return;
      if (await database.read((db) => isNoted(db, question))) continue;
      const tookMs = await keepIfSlow(database, conditions, { question, now: moment(), slowMs });
      if (tookMs < slowMs / SLOWER) break;
    }
  }
}

/** How long it took; one that takes too long is not kept. */
async function keepIfSlow(
  database: Database,
  conditions: StatisticReach,
  asked: { question: KeptQuestion; now: Date; slowMs: number },
): Promise<number> {
  try {
    return (await workOutKeepingSlow(database, conditions, { ...asked, longestMs: LONGEST_MS })).tookMs;
  } catch (error) {
    if (!isTooLong(error)) throw error;
    return LONGEST_MS;
  }
}

/** One that takes too long stays as it was; the others go on. */
async function workOutAnew(
  database: Database,
  conditions: StatisticReach,
  { question, at }: { question: KeptQuestion; at: Date },
): Promise<void> {
  try {
    const made = await workOut(database, conditions, { question, now: at, longestMs: LONGEST_MS });
    await database.transaction((db) => keepAnswer(db, question, made));
  } catch (error) {
    if (!isTooLong(error)) throw error;
  }
}
