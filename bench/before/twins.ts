import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Client } from 'pg';

/** Two databases of the same rows beside a given one, gone when dropped. */
export interface Twins {
  before: string;
  after: string;
  /** After the later tree's migrations, which may have written rows anew: what autovacuum would have done by then. */
  settle(): Promise<void>;
  drop(): Promise<void>;
}

/**
 * Fills a database by the earlier tree's own seed, where it is empty, and copies it twice: the later tree's migrations
 * may change what the earlier one reads, as the form in which cards are kept.
 */
export async function makeTwins(url: string, tree: string, dataDir: string, applications: string): Promise<Twins> {
  if (await isEmpty(url)) await seed(url, tree, dataDir, applications);
  const source = new URL(url).pathname.slice(1);
  const maintenance = urlOf(url, 'template1');
  const names = [`${source}_before`, `${source}_after`];
  const drop = async () => {
    await onDatabase(maintenance, ...names.map((name) => `drop database if exists ${name} with (force)`));
  };
  await drop();
  await onDatabase(maintenance, ...names.map((name) => `create database ${name} template ${source}`));
  const [before = '', after = ''] = names.map((name) => urlOf(url, name));
  return {
    before,
    after,
    async settle() {
      for (const twin of [before, after]) await onDatabase(twin, 'vacuum analyze', 'checkpoint');
    },
    drop,
  };
}

/** A database of its own on a server that is held by a connection to its first one, which so cannot be copied. */
export async function newDatabase(url: string, name: string): Promise<string> {
  await onDatabase(url, `create database ${name}`);
  return urlOf(url, name);
}

async function isEmpty(url: string): Promise<boolean> {
  const [found] = await onDatabase(url, `select to_regclass('public.application') as name`);
  if (!found?.['name']) return true;
  return (await onDatabase(url, 'select 1 as found from application limit 1')).length === 0;
}

async function seed(url: string, tree: string, dataDir: string, applications: string): Promise<void> {
  const env = { ...process.env, DATABASE_URL: url, DATA_DIR: dataDir, NODE_ENV: 'test' };
  const child = spawn(process.execPath, [join(tree, 'bench/seed.ts'), '--applications', applications], {
    env,
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The earlier tree could not fill the database.');
}

async function onDatabase(url: string, ...statements: string[]): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}

function urlOf(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
}
