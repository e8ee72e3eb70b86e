import { randomInt } from 'node:crypto';
import { Client } from 'pg';
import { makeLicenceCode } from '@portal/domain/licences/code.ts';
import { openCluster } from '../../apps/server/src/platform/cluster/openCluster.ts';

export interface Licensed {
  code: string;
  name: string;
}

/**
 * So many more who are admitted and hold a licence: the demonstration has a dozen, and a hall has hundreds. Each is a copy of one of
 * its leaders, with an account, a person, an application and a licence of their own.
 */
export async function manyLicences(dataDir: string, count: number): Promise<Licensed[]> {
  const cluster = await openCluster(dataDir, { info() {}, warn() {}, error: console.error });
  const client = new Client({ connectionString: cluster.databaseUrl });
  await client.connect();
  try {
    const { rows: found } = await client.query<{ id: string; client: string; person: string }>(
      `select id, client_account_id as client, person_id as person from application
       where status = 'SENT' and deleted_at is null and licence_id is not null order by id limit 1`,
    );
    const [one] = found;
    if (!one) throw new Error('The demonstration has no licence.');
    const codes = new Set<string>();
    while (codes.size < count) codes.add(makeLicenceCode(randomInt));
    await client.query('begin');
    await client.query(
      `create temporary table hall on commit drop as
       select row_number() over () as n, code, 'Invitado ' || lpad((row_number() over ())::text, 3, '0') as name,
         nextval(pg_get_serial_sequence('client_account', 'id')) as client, nextval(pg_get_serial_sequence('person', 'id')) as person,
         nextval(pg_get_serial_sequence('application', 'id')) as application, nextval(pg_get_serial_sequence('licence', 'id')) as licence
       from unnest($1::text[]) code`,
      [[...codes]],
    );
    await copy(client, 'client_account', one.client, `'id', hall.client, 'email', 'hall' || hall.n || '@example.org'`);
    await copy(
      client,
      'person',
      one.person,
      `'id', hall.person, 'name', hall.name, 'last_name', 'Torres', 'spouse_id', null`,
    );
    await client.query(`
      insert into licence (id, person_id, code, issued_at, valid_until) overriding system value
      select licence, person, code, now(), current_date + 300 from hall`);
    await copy(
      client,
      'application',
      one.id,
      `'id', hall.application, 'client_account_id', hall.client, 'person_id', hall.person, 'licence_id', hall.licence,
       'case_number', source.case_number || '-' || hall.n`,
    );
    await copy(
      client,
      'application_leader',
      one.id,
      `'application_id', hall.application, 'name', hall.name, 'last_name', 'Torres'`,
    );
    const { rows } = await client.query<Licensed>(`select code, name || ' Torres' as name from hall order by n`);
    await client.query('commit');
    return rows;
  } finally {
    await client.end();
    await cluster.close();
  }
}

/** A row for each of the hall, like one that is there but for some columns; those that the database makes itself are left to it. */
async function copy(client: Client, table: string, id: string, changes: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(column_name) as name from information_schema.columns
     where table_name = $1 and table_schema = current_schema() and is_generated = 'NEVER'`,
    [table],
  );
  const names = rows.map(({ name }) => name);
  const key = table === 'application_leader' ? 'application_id' : 'id';
  await client.query(
    `insert into ${table} (${names.join(', ')}) overriding system value
     select ${names.map((name) => `copied.${name}`).join(', ')} from hall, ${table} source,
       lateral jsonb_populate_record(source, jsonb_build_object(${changes})) copied
     where source.${key} = $1`,
    [id],
  );
}
