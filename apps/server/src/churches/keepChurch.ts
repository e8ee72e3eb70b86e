import { sql } from 'kysely';
import * as z from 'zod/mini';
import { NEW_YORK, newYorkDate } from '../platform/clock.ts';
import type { Db } from '../platform/database/tables.ts';
import { defineJob } from '../platform/jobs/defineJob.ts';
import './churches.tables.ts';

/** What a form says of a church. */
interface FormChurch {
  name: string;
  city: string;
  country: string;
}

/** Keeps a church in step with a form. Whose name or country changed by an act from a day on keeps that: the form is of its own day. */
export async function followFormOf(db: Db, id: number, { name, city, country }: FormChurch): Promise<void> {
  const kept = (what: 'name' | 'country') =>
    sql`exists (select from church_change where church_id = church.id and what = ${what} and replaced_at is null)`;
  await sql`
    update church set city = ${city},
      name = case when ${kept('name')} then name else ${name} end,
      country = case when ${kept('country')} then country else ${country} end
    where id = ${id}`.execute(db);
}

/** Names and countries that begin today, or began while nobody worked (product/churches.md#churches). Twice does nothing. */
export const beginChanges = defineJob({
  name: 'churches.begin-changes',
  schema: z.object({}),
  cron: { expression: '1 0 * * *', zone: NEW_YORK },
  async work({ database, now }) {
    const today = newYorkDate(now);
    await database.transaction(async (db) => {
      await sql`
        update church set name = begun.name, country = begun.country, version = version + 1
        from (select distinct church_id from church_change
            where what in ('name', 'country') and replaced_at is null and day <= ${today}::date) changed
          cross join lateral church_on(changed.church_id, ${today}::date) begun
        where church.id = changed.church_id and (church.name, church.country) <> (begun.name, begun.country)`.execute(
        db,
      );
    });
  },
});
