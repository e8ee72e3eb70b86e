import type { Client } from 'pg';
import type { ImportKind } from '@portal/domain/imports/imports.ts';

/** Files of each kind, one every three days: the last ones are past the time for which their rows are kept. */
const FILES = 14;
const DAYS_BETWEEN = 3;
const KEPT_DAYS = 30;
/** At most so many rows a file. */
const ROWS = 2_000;

interface Seeded {
  titles: readonly string[];
  /** Where a row names what it became. */
  column: string;
  /** What rows became: its id, the cells that told of it, and what makes two rows the same. */
  subjects: string;
}

const SEEDED: Readonly<Record<ImportKind, Seeded>> = {
  STAFF: {
    titles: ['name', 'lastName', 'email', 'country'],
    column: 'staff_id',
    subjects: `select id, jsonb_build_array(name, last_name, email, country) as cells, folded(email) as said from staff_user`,
  },
  LEADERS: {
    titles: ['name', 'lastName', 'email', 'birthDate'],
    column: 'person_id',
    subjects: `select id, jsonb_build_array(name, last_name, coalesce(email, ''), coalesce(birth_date::text, '')) as cells,
        folded(coalesce(email, id::text)) as said
      from person where merged_into is null`,
  },
  CENSUS: {
    titles: ['church', 'census'],
    column: 'report_id',
    subjects: `select id, jsonb_build_array(church_id::text, census_id::text) as cells, church_id || ' ' || census_id as said
      from census_report where church_id is not null`,
  },
  APPLICATIONS: {
    titles: ['account', 'language'],
    column: 'application_id',
    subjects: `select application.id, jsonb_build_array(email, client_account.language) as cells, folded(email) as said
      from application join client_account on client_account.id = client_account_id
      where application.status = 'UNFINISHED' and deleted_at is null`,
  },
};

/** Imports of every kind and state, whose rows name what they became; of the old ones only the figures stay. */
export async function fillImports(client: Client, now: Date): Promise<number> {
  let count = 0;
  for (const [kind, seeded] of Object.entries(SEEDED)) count += await fillKind(client, now, kind, seeded);
  return count;
}

async function fillKind(
  client: Client,
  now: Date,
  kind: string,
  { titles, column, subjects }: Seeded,
): Promise<number> {
  const mapping = Object.fromEntries(titles.map((title, place) => [title, place]));
  const { rowCount: files } = await client.query(
    `insert into import_batch (kind, name, digest, format, encoding, separator, titles, mapping, duplicates, state, total, user_id,
       created_at, cleared_at)
     select $1, case when cleared is null then lower($1) || ' ' || n || '.csv' end, md5($1 || n), 'csv', 'utf-8', ';', $2, $3, 'SKIP',
       case when cleared is not null then 'DONE' else (array['DONE', 'DONE', 'DONE', 'CHECKED', 'UNDONE', 'READ'])[1 + n % 6] end,
       (select count(*) from (${subjects} limit ${ROWS}) subject), (select min(id) from staff_user), at, cleared
     from generate_series(1, ${FILES}) n,
       lateral (select $4::timestamptz - n * interval '${DAYS_BETWEEN} days' as at) made,
       lateral (select case when n * ${DAYS_BETWEEN} > ${KEPT_DAYS} then at + interval '${KEPT_DAYS} days' end as cleared) kept
     where exists (${subjects})`,
    [kind, JSON.stringify(titles), JSON.stringify(mapping), now],
  );
  const { rowCount: rows } = await client.query(
    `insert into import_row (batch_id, line, cells, same_by, repeats, key, outcome, problems, ${column}, version)
     select batch.id, 1 + n, case when kept then cells end, case when kept then said end, case when outcome = 'REPEATED' then n end,
       case when kept and outcome = 'CREATED' then md5(batch.id || ' ' || n) end, outcome,
       case when kept and outcome = 'REFUSED' then '{"name": {"code": "field.max"}}'::jsonb end,
       case when outcome in ('CREATED', 'SAME') then subject.id end, case when outcome = 'CREATED' then 1 end
     from (select *, (row_number() over (order by id))::int as n from (${subjects} limit ${ROWS}) picked) subject,
       (select id, state, cleared_at is null as kept from import_batch where kind = $1) batch,
       lateral (select case state when 'READ' then null when 'UNDONE' then 'UNDONE' else
         (array['CREATED', 'CREATED', 'CREATED', 'CREATED', 'CREATED', 'CREATED', 'CREATED', 'REPEATED', 'SAME', 'REFUSED'])[1 + n % 10]
       end as outcome) became`,
    [kind],
  );
  return (files ?? 0) + (rows ?? 0);
}
