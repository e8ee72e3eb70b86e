import { inject } from 'vitest';
import { Client } from 'pg';
import type { Database } from '../../src/platform/database/database.ts';
import { openDatabase } from '../../src/platform/database/openDatabase.ts';
import { engineOf } from '../../src/platform/database/root.ts';
import { onServer, urlOf } from './postgresUrls.ts';
import { quietLog } from '../quietLog.ts';

/** Rows of each large table: enough that reading one from end to end would be the dearer way. */
export const MANY = 100_000;

/**
 * One row a noun that can grow: what its plans are read on. Each noun adds its own; nobody changes a row afterwards. Written
 * without the triggers, which work row by row: what they would have kept is written too.
 */
const SEED: readonly string[] = [
  // Staff: one in ten never signed in, one in fifty was removed, roles are held by most or by few.
  `insert into role (name, slug) select 'Role ' || i, 'role' || i from generate_series(1, 5) i`,
  `insert into staff_user (name, last_name, email, country, status, created_at, last_sign_in_at, removed_at)
   select (array['Ana', 'José', 'Grace', 'Łukasz', 'Noemí'])[1 + i % 5], md5(i::text), 's' || i || '@example.org',
     'C' || i % 40, (array['ACTIVE', 'ACTIVE', 'INACTIVE', 'PENDING'])[1 + i % 4], now() - i * interval '1 minute',
     case when i % 10 > 0 then now() - i * interval '7 seconds' end, case when i % 50 = 0 then now() end
   from generate_series(1, ${MANY}) i`,
  `insert into user_role (user_id, role_id)
   select i, case when i % 1000 = 0 then 5 else 1 + i % 3 end from generate_series(1, ${MANY}) i`,
  // Clients.
  `insert into client_account
     (email, leader_name, password_hash, language, status, terms_version, has_application, has_draft, created_at, last_active_at)
   select 'c' || i || '@example.org', (array['Ana', 'José', 'Łukasz'])[1 + i % 3] || ' ' || md5(i::text), '-', 'en',
     (array['ACTIVE', 'ACTIVE', 'ACTIVE', 'INACTIVE', 'PENDING'])[1 + i % 5],
     '1', i % 10 > 0, i % 10 = 1, now() - i * interval '1 minute', now() - i * interval '7 seconds'
   from generate_series(1, ${MANY}) i`,
  // Applications: one client in ten without any, one in ten with a form not submitted, one in fifty with a second one. Half
  // were decided long ago, the others are spread over the stages before; analysts and Ephesians have their share.
  `insert into application
     (client_account_id, status, stage_entered_at, started_at, case_number, analyst_id, ephesian_id, country, card)
   select c,
     case when n = 1 and c % 10 = 1 then 'UNFINISHED' else
       (array['PAID', 'ANALYSIS', 'INTERVIEW', 'APPROVED', 'SENT', 'SENT', 'SENT', 'REJECTED'])[1 + (c + n) % 8] end,
     now() - c * interval '1 minute', now(),
     case when n = 1 and c % 10 = 1 then null else '2026-' || lpad((c * 2 + n)::text, 6, '0') end,
     1 + c % 200, case when c % 10 <> 1 then 1 + c / 3 % 1000 end, 'C' || c % 30, repeat('x', 900)
   from generate_series(1, ${MANY}) c, generate_series(1, 2) n
   where c % 10 > 0 and (n = 1 or c % 50 = 2)`,
  `insert into application_ministry (application_id, name, country)
   select id, 'Casa ' || md5((id * 7)::text), 'C' || id % 1000 from application`,
  `insert into stored_file (digest, media_type, bytes, kept_until)
   select i::text, 'image/png', 1, case when i % 500 = 0 then now() end from generate_series(1, ${MANY}) i`,
  // A photo and a document each; some uploads wait.
  `insert into attachment (noun, subject_id, kind, file_id, name, at)
   select 'applications', id, kind, 1 + (id + length(kind)) % 1000, 'p', now()
   from application, unnest(array['FORM_LEADER_PHOTO', 'FORM_DOCUMENT_LOGO']) kind`,
  `insert into attachment (noun, subject_id, file_id, name, user_id, at, upload)
   select 'applications', i, 1 + i % 1000, 'u', 1, now() - i % 50 * interval '30 minutes', gen_random_uuid()
   from generate_series(1, 500) i`,
  // Mails: nearly all were sent; a few failed, wait or were kept.
  `insert into mail (to_address, language, template, subject, body, message_id, created_at, state)
   select 'person' || i || '@' || md5(i::text) || '.example.org', 'es', 'submissionReceived',
     'Solicitud 2026-' || lpad(i::text, 6, '0') || ' recibida', repeat('x', 400), '<' || i || '>', now() - (${MANY} - i) * interval '1 minute',
     case when i % 500 = 0 then 'FAILED' when i % 499 = 0 then 'WAITING' when i % 101 = 0 then 'KEPT' else 'SENT' end
   from generate_series(1, ${MANY}) i`,
  // Problem reports: one in five hundred is open.
  `insert into problem_report
     (reporter_id, codes, request_id, screen, words, language, created_at, settled_at, settled_by)
   select 1 + i % 20000, array['GE005'], md5((i * 7)::text), '/requests/' || i, 'Movía la tarjeta ' || md5((i * 3)::text),
     'es', now() - (${MANY} - i) * interval '1 minute', case when i % 500 > 0 then now() end, case when i % 500 > 0 then 1 end
   from generate_series(1, ${MANY}) i`,
  // History: five rows a subject, most of them of applications.
  `insert into history (noun, subject_id, kind, at, user_id, detail)
   select case i % 10 when 8 then 'users' when 9 then 'clients' else 'applications' end, 1 + i % ${MANY / 5}, 'moved',
     now() - (${MANY} - i) * interval '1 minute', 1 + i % 200, '{"from": "PAID", "to": "ANALYSIS"}'
   from generate_series(1, ${MANY}) i`,
  `insert into application_counter (status, ephesian_id, country, n)
   select status, ephesian_id, country, count(*) from application where status <> 'UNFINISHED' group by 1, 2, 3`,
];

/** A database with much of everything, made by whichever test file of the run asks first; for reading alone. */
export async function openLargeDatabase(): Promise<Database> {
  const { url, empty, large } = inject('postgres');
  const lock = new Client({ connectionString: url });
  await lock.connect();
  try {
    await lock.query('select pg_advisory_lock(1)');
    const { rowCount } = await lock.query('select from pg_database where datname = $1', [large]);
    if (rowCount === 0) await make(url, empty, large);
  } finally {
    await lock.end();
  }
  return openDatabase({ databaseUrl: urlOf(url, large), dataDir: '', log: quietLog });
}

async function make(url: string, empty: string, large: string): Promise<void> {
  const unfinished = `${large}_unfinished`;
  await onServer(url, `CREATE DATABASE ${unfinished} TEMPLATE ${empty}`);
  // So many that all rows are read for the planner's figures: by a sample, plans would change from run to run.
  await onServer(url, `ALTER DATABASE ${unfinished} SET default_statistics_target = 400`);
  const database = await openDatabase({ databaseUrl: urlOf(url, unfinished), dataDir: '', log: quietLog });
  const { executeSql } = engineOf(database);
  // Indexes are built at the end, all rows at once: for those of searches a tenth of the time.
  const { rows } = await executeSql(`
    SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index
    JOIN pg_class ON pg_class.oid = indrelid
    WHERE relnamespace = 'public'::regnamespace AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`);
  const drops = rows.map(({ name }) => `DROP INDEX ${String(name)}`);
  const definitions = rows.map(({ definition }) => String(definition));
  await executeSql(
    ['BEGIN', 'SET LOCAL session_replication_role = replica', ...drops, ...SEED, ...definitions, 'COMMIT'].join(';\n'),
  );
  // What no transaction holds back: an index alone serves only what is known to be visible to all.
  await executeSql('VACUUM (ANALYZE)');
  await database.close();
  await onServer(url, `ALTER DATABASE ${unfinished} RENAME TO ${large}`);
}
