import { readdirSync, readFileSync } from 'node:fs';
import { Client } from 'pg';

/** The kernel counts in hundredths of a second (USER_HZ is 100 on every Linux). */
const MS_PER_TICK = 10;

interface Stat {
  parent: number;
  own: number;
  ofEnded: number;
}

/** Reads processor time of processes in milliseconds; nothing where the system does not tell (not Linux). */
function statOf(pid: number): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name before may hold spaces and parentheses: count from the last one.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const ticks = (index: number) => Number(fields[index]) * MS_PER_TICK;
    return { parent: Number(fields[1]), own: ticks(11) + ticks(12), ofEnded: ticks(13) + ticks(14) };
  } catch {
    return undefined;
  }
}

export const processorMs = (pid: number): number => statOf(pid)?.own ?? Number.NaN;

/** Processor time of a PostgreSQL server and all its processes, ended ones too. */
export function treeMs(root: number): number {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => statOf(Number(name)))
    .filter((stat) => stat?.parent === root);
  const top = statOf(root);
  return top ? children.reduce((sum, stat) => sum + (stat?.own ?? 0), top.own + top.ofEnded) : Number.NaN;
}

/** The process that all of PostgreSQL's belong to, where it runs on this machine. */
export async function postmasterOf(databaseUrl: string): Promise<number> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    return statOf(rows[0]?.pid ?? 0)?.parent ?? Number.NaN;
  } finally {
    await client.end();
  }
}
