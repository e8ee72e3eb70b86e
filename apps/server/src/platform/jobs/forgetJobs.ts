import { sql } from 'kysely';
import type { Db } from '../database/tables.ts';
import type { JobDefinition } from './defineJob.ts';

/**
 * Takes the jobs about these things away, done ones and dead letters too: their payload is ids, but what a try ended with
 * may tell more. `key` is the payload's name of the id.
 */
export async function forgetJobs<Payload extends object>(
  db: Db,
  { name }: Pick<JobDefinition<Payload>, 'name'>,
  key: keyof Payload & string,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    delete from pgboss.job
    where (name = ${name} or source_name = ${name}) and (data->>${key})::bigint = any(${ids}::bigint[])`.execute(db);
}
