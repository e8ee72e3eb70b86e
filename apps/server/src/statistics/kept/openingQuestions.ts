import { sql } from 'kysely';
import { permissionsIn } from '@portal/domain/access/permissions.ts';
import { reachOf, seesAll, type Reach } from '@portal/domain/access/reach.ts';
import { STATISTICS, STATISTIC_NAMES, type StatisticName } from '@portal/domain/statistics/allStatistics.ts';
import { yearTo } from '@portal/domain/statistics/period.ts';
import { newYorkDate } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/tables.ts';
import { ASKED_WITHIN_MS, keyOf, sharedReach } from './keptAnswers.ts';
import type { KeptQuestion } from './keptStatistic.tables.ts';

/**
 * What each statistic is opened with, by whoever of the staff may read it and acted in the last seven days, in each of their roles:
 * the running year and no filter. Each question once; who sees more comes first.
 */
export async function openingQuestions(db: Db, now: Date): Promise<Map<StatisticName, KeptQuestion[]>> {
  const readers = await db
    .selectFrom('staff_visit')
    .innerJoin('staff_user', 'staff_user.id', 'staff_visit.user_id')
    .innerJoin('user_role', 'user_role.user_id', 'staff_user.id')
    .innerJoin('role', 'role.id', 'user_role.role_id')
    .select(['staff_user.id', 'staff_user.language', 'role.permissions'])
    .where('acted_at', '>=', new Date(now.getTime() - ASKED_WITHIN_MS))
    .where('status', '=', 'ACTIVE')
    .where('removed_at', 'is', null)
    .where('role.active', '=', true)
    .where(sql<boolean>`role.permissions && ${RIGHTS}::text[]`)
    .orderBy('staff_user.id')
    .orderBy('role.id')
    .execute();
  const period = yearTo(newYorkDate(now));
  const actors = readers
    .map(({ id, language, permissions: slugs }) => {
      const permissions = permissionsIn(slugs);
      return { language, permissions, reach: sharedReach(reachOf({ userId: id, permissions })) };
    })
    .toSorted((one, other) => width(other.reach) - width(one.reach));
  return new Map(
    STATISTIC_NAMES.map((name) => {
      const questions = actors
        .filter(({ permissions }) => permissions.has(STATISTICS[name].right))
        .map(({ language, reach }): KeptQuestion => ({ name, language, reach, period, narrowed: {} }));
      return [name, [...new Map(questions.map((question) => [keyOf(question), question])).values()]];
    }),
  );
}

const RIGHTS = [...new Set(Object.values(STATISTICS).map(({ right }) => right))];

const width = (reach: Reach): number => (seesAll(reach) ? 2 : Number(!reach.charge));
