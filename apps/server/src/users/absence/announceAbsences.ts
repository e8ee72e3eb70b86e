import * as z from 'zod/mini';
import { addDays } from '@portal/domain/days.ts';
import { announceRoles } from '../../access/announceRights.ts';
import { NEW_YORK, newYorkDate } from '../../platform/clock.ts';
import { defineJob } from '../../platform/jobs/defineJob.ts';
import '../users.tables.ts';

/** As the day begins, open pages of whom an absence begins or has ended learn it; rights follow the day by themselves. */
export const announceAbsences = defineJob({
  name: 'users.announce-absences',
  schema: z.object({}),
  cron: { expression: '0 0 * * *', zone: NEW_YORK },
  async work({ database, now }) {
    const today = newYorkDate(now);
    await database.transaction(async (db) => {
      const turned = await db
        .selectFrom('absence')
        .select('user_id')
        .where((eb) => eb.or([eb('first_day', '=', today), eb('last_day', '=', addDays(today, -1))]))
        .limit(1)
        .executeTakeFirst();
      if (turned) await announceRoles(db);
    });
  },
});
