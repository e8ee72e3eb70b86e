import { sql } from 'kysely';
import * as z from 'zod/mini';
import { remindedUntil } from '@portal/domain/licences/licence.ts';
import { admittedApplication } from '../applications/admittedApplication.ts';
import { NEW_YORK, newYorkDate } from '../platform/clock.ts';
import type { Db } from '../platform/database/tables.ts';
import { defineJob } from '../platform/jobs/defineJob.ts';
import { tellHolder } from './issueLicences.ts';

const endsSoon = (today: string) => sql<boolean>`replaced_at is null and deactivated_at is null
  and valid_until between ${today}::date and ${remindedUntil(today)}::date and reminded_of is distinct from valid_until`;

/** The licences that end within 30 days and whose holders were not reminded of it. */
export const ending = async (db: Db, today: string): Promise<{ id: number }[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from licence where ${endsSoon(today)} order by valid_until, id`.execute(db);
  return rows;
};

/** Reminds holders 30 days before their licence ends, once of each end (product/licences.md#life). */
export const remindOfEnd = defineJob({
  name: 'licences.remind',
  schema: z.object({}),
  cron: { expression: '0 8 * * *', zone: NEW_YORK },
  async work(context) {
    const { database, now, signal } = context;
    const today = newYorkDate(now);
    for (const { id } of await database.read((db) => ending(db, today))) {
      signal.throwIfAborted();
      await database.transaction(async (db) => {
        const taken = await sql<{ person_id: number }>`
          update licence set reminded_of = valid_until where id = ${id} and ${endsSoon(today)} returning person_id`.execute(
          db,
        );
        const person = taken.rows[0]?.person_id;
        if (person === undefined) return;
        const application = await admittedApplication(db, person);
        // Whose admission was taken back is not reminded.
        if (application) await tellHolder(context, db, application, 'licenceEnding');
      });
    }
  },
});
