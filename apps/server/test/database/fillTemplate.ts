import { writeShippedRoles } from '../../src/access/shippedRoles.ts';
import { loadDemoPeople } from '../../src/demo/loadDemoPeople.ts';
import { jobDefinitions } from '../../src/jobs.ts';
import { systemClock } from '../../src/platform/clock.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { engineOf } from '../../src/platform/database/root.ts';
import { startJobs } from '../../src/platform/jobs/startJobs.ts';
import { readSettings } from '../../src/platform/settings.ts';
import { noFiles } from '../noFiles.ts';
import { quietLog } from '../quietLog.ts';

/** All migrations and the job store with its queues. */
export async function fillEmpty(database: Database): Promise<void> {
  await database.migrate();
  const settings = readSettings({});
  const jobs = await startJobs(database, jobDefinitions, { files: noFiles, settings, log: quietLog, work: false });
  await jobs.stop();
}

/** Besides, the shipped roles and the demonstration's people, regions and rules; and a copy of them all, for `putBack`. */
export async function fillPeopled(database: Database): Promise<void> {
  await database.transaction((db) => writeShippedRoles({ db, now: systemClock.now() }));
  await database.transaction(loadDemoPeople);
  await engineOf(database).executeSql(`
    CREATE SCHEMA first;
    DO $$
    DECLARE name text; filled boolean;
    BEGIN
      FOR name IN SELECT relname FROM pg_class
        WHERE relkind = 'r' AND NOT relispartition AND relnamespace = 'public'::regnamespace AND relname <> 'migration'
      LOOP
        EXECUTE format('SELECT EXISTS (SELECT FROM public.%I)', name) INTO filled;
        IF filled THEN EXECUTE format('CREATE TABLE first.%I AS SELECT * FROM public.%I', name, name); END IF;
      END LOOP;
    END $$`);
}

/** Makes the rows of a database those that `fillPeopled` left. Ids go on, so that none means two things in one process. */
export async function putBack(database: Database): Promise<void> {
  const { executeSql } = engineOf(database);
  const { rows } = await executeSql(`
    SELECT quote_ident(relname) AS name, to_regclass(format('first.%I', relname)) IS NOT NULL AS filled,
      (SELECT string_agg(quote_ident(attname), ', ') FROM pg_attribute
       WHERE attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns
    FROM pg_class
    WHERE relkind IN ('r', 'p') AND NOT relispartition AND relnamespace = 'public'::regnamespace AND relname <> 'migration'`);
  const statements = rows.flatMap(({ name, filled, columns }) => [
    `DELETE FROM ${String(name)}`,
    ...(filled
      ? [
          `INSERT INTO ${String(name)} (${String(columns)}) OVERRIDING SYSTEM VALUE SELECT ${String(columns)} FROM first.${String(name)}`,
        ]
      : []),
  ]);
  // Replicas check no foreign keys and run no triggers: so the order does not matter, nor who forbids deleting.
  await executeSql(
    ['BEGIN', 'SET LOCAL session_replication_role = replica', 'DELETE FROM pgboss.job', ...statements, 'COMMIT'].join(
      ';\n',
    ),
  );
}
