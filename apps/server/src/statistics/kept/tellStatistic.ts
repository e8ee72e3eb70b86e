import type { StatisticReply } from '@portal/contract/statistics/statistics.ts';
import { reachOf } from '@portal/domain/access/reach.ts';
import type { StatisticName } from '@portal/domain/statistics/allStatistics.ts';
import { yearTo } from '@portal/domain/statistics/period.ts';
import { newYorkDate } from '../../platform/clock.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { Question } from '../readStatistic.ts';
import type { StatisticReach } from '../scope.ts';
import {
  isLongAsked,
  isTooLong,
  keptAnswer,
  keyOf,
  markAsked,
  OLDEST_MS,
  sharedReach,
  SLOW_MS,
  workOutKeepingSlow,
} from './keptAnswers.ts';
import type { KeptQuestion } from './keptStatistic.tables.ts';
import { KEEPING } from './keeping.ts';

/** The job works them out every hour; an hour more is left for it to get there. */
const FRESH_MS = 2 * 3_600_000;

interface Limits {
  /** What takes longer is kept. */
  slowMs: number;
  /** What takes longer is given up. */
  longestMs?: number;
}

type Telling = Pick<StaffContext, 'actor' | 'now' | 'language'> & {
  services: Pick<StaffContext['services'], 'database'>;
};

/**
 * A statistic for whoever waits for it: worked out now where that is quick, else as it is kept, with the moment that it is of. What
 * took long is kept from then on; what takes too long is refused as `statistic.tooLong` until the job has worked it out.
 */
export async function tellStatistic(
  { services: { database }, actor, now, language }: Telling,
  conditions: StatisticReach,
  { name, question: { period = yearTo(newYorkDate(now)), ...narrowed } }: { name: StatisticName; question: Question },
  { slowMs, longestMs }: Limits = { slowMs: SLOW_MS },
): Promise<StatisticReply> {
  const question: KeptQuestion = { name, language, reach: sharedReach(reachOf(actor)), period, narrowed };
  const key = keyOf(question);
  const found = await database.read((db) => keptAnswer(db, { key, reach: question.reach }));
  const age = found?.kept ? now.getTime() - found.kept.asOf.getTime() : Infinity;
  const mark = () => database.transaction((db) => markAsked(db, question, now));
  if (found?.kept && age < FRESH_MS) {
    if (isLongAsked(found.askedAt, now)) await mark();
    return { ...found.kept.answer, isKept: true };
  }
  try {
    return (await workOutKeepingSlow(database, conditions, { question, now, longestMs, slowMs })).answer;
  } catch (error) {
    if (!isTooLong(error)) throw error;
    await database.transaction(async (db) => {
      if (await markAsked(db, question, now)) await enqueue(db, KEEPING, { key });
    });
    if (found?.kept && age < OLDEST_MS) return { ...found.kept.answer, isKept: true };
    throw error;
  }
}
