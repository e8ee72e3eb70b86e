import { sql } from 'kysely';
import * as z from 'zod/mini';
import { defineJob } from '../../platform/jobs/defineJob.ts';

/** Folds the appended differences into one row a key; readers see the same sums before and after. */
export const foldCounters = defineJob({
  name: 'applications.fold-counters',
  schema: z.object({}),
  cron: { expression: '* * * * *', zone: 'UTC' },
  work: ({ database }) =>
    database.transaction(async (db) => {
      // Keys of one row stay untouched: most of the table, which would else be written anew each minute.
      await sql`
        with several as (
          select array_agg(id) as ids from application_counter
          group by status, ephesian_id, country having count(*) > 1 or sum(n) = 0),
        gone as (
          delete from application_counter where id in (select unnest(ids) from several)
          returning status, ephesian_id, country, n)
        insert into application_counter (status, ephesian_id, country, n)
        select status, ephesian_id, country, sum(n)::int from gone group by 1, 2, 3 having sum(n) <> 0`.execute(db);
      await sql`
        with several as (
          select status from application_column_count group by status having count(*) > 1 or sum(n) = 0),
        gone as (
          delete from application_column_count where status in (select status from several) returning status, n)
        insert into application_column_count (status, n)
        select status, sum(n)::int from gone group by 1 having sum(n) <> 0`.execute(db);
    }),
});
