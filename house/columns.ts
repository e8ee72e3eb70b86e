import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { startTestCluster } from '../apps/server/test/database/testCluster.ts';

/** The table that says of every column whether it holds personal data: `COLUMNS: { table: { column: 'personal' | 'plain' } }`. */
const CLASSIFICATION = 'apps/server/src/platform/privacy/columns.ts';
const MIGRATIONS = 'apps/server/migrations';

type Classification = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Columns of the migrated database that nobody classified, and classified ones that are not there
 * (product/privacy.md#columns).
 */
export async function findUnclassifiedColumns(root: string): Promise<string[]> {
  const columns = await migratedColumns(root);
  if (columns.length === 0) throw new Error('The migrations make no tables.');
  const classified = await readClassification(root);

  const unknown = columns.filter(({ table, column }) => !isClassified(classified[table]?.[column]));
  const known = new Set(columns.map(({ table, column }) => `${table}.${column}`));
  const gone = Object.entries(classified)
    .flatMap(([table, ofTable]) => Object.keys(ofTable).map((column) => `${table}.${column}`))
    .filter((name) => !known.has(name));
  return [
    ...unknown.map(({ table, column }) => `${table}.${column} is neither personal nor plain (${CLASSIFICATION})`),
    ...gone.map((name) => `${name} is classified but not in the database`),
  ];
}

const isClassified = (kind: string | undefined): boolean => kind === 'personal' || kind === 'plain';

async function readClassification(root: string): Promise<Classification> {
  const file = join(root, CLASSIFICATION);
  if (!existsSync(file)) throw new Error(`${CLASSIFICATION} is missing.`);
  return ((await import(pathToFileURL(file).href)) as { COLUMNS: Classification }).COLUMNS;
}

async function migratedColumns(root: string): Promise<{ table: string; column: string }[]> {
  const cluster = await startTestCluster();
  const database = new Client({ connectionString: cluster.url });
  try {
    await database.connect();
    const files = readdirSync(join(root, MIGRATIONS)).filter((name) => name.endsWith('.sql'));
    for (const file of files.sort()) await database.query(readFileSync(join(root, MIGRATIONS, file), 'utf8'));
    const { rows } = await database.query<{ table: string; column: string }>(
      `select table_name as "table", column_name as "column"
         from information_schema.columns join information_schema.tables using (table_schema, table_name)
        where table_schema = 'public' and table_type = 'BASE TABLE'
        order by table_name, ordinal_position`,
    );
    return rows;
  } finally {
    await database.end();
    await cluster.stop();
  }
}
