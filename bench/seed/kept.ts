/** What triggers keep of what is written, made for all rows at once; that both are equal is tried at each seeding. */
import type { Client } from 'pg';
import { copyIn } from './copyRows.ts';
import type { Batch } from './batch.ts';
import { textOf } from './rowMaker.ts';

interface Kept {
  table: string;
  columns: string;
  /** From the rows that the trigger sees one by one. */
  made: string;
  /** What the trigger has appended, summed up. */
  kept: string;
}

const COUNTED = `from application where deleted_at is null and status <> 'UNFINISHED'`;

const KEPT: readonly Kept[] = [
  {
    table: 'application_counter',
    columns: 'status, ephesian_id, country, n',
    made: `select status, ephesian_id, country, count(*)::int ${COUNTED} group by 1, 2, 3`,
    kept: `select status, ephesian_id, country, sum(n)::int from application_counter group by 1, 2, 3 having sum(n) <> 0`,
  },
  {
    table: 'application_column_count',
    columns: 'status, n',
    made: `select status, count(*)::int ${COUNTED} group by 1`,
    kept: `select status, sum(n)::int from application_column_count group by 1 having sum(n) <> 0`,
  },
  {
    table: 'notice',
    columns: 'user_id, kind, subject_id, application_id, at, times',
    made: `select staff_user.id, 'CORRECTION_BACK', subject_id, subject_id, date_trunc('milliseconds', max(at)), count(*)::int
      from history join application on application.id = subject_id,
        unnest(with_stand_ins(array[coalesce(analyst_id, supervisor_id)], at)) who
        join staff_user on staff_user.id = who and staff_user.status = 'ACTIVE' and removed_at is null
      where noun = 'applications' and kind = 'correction.answered' group by 1, 2, 3, 4`,
    kept: `select user_id, kind, subject_id, application_id, at, times from notice`,
  },
];

export async function makeKept(client: Client): Promise<number> {
  let rows = 0;
  for (const { table, columns, made } of KEPT) {
    const { rowCount } = await client.query(`insert into ${table} (${columns}) ${made}`);
    rows += rowCount ?? 0;
  }
  return rows;
}

const IN_ACCOUNTS = ['leader_name', 'has_application', 'has_draft'] as const;

/** Writes some applicants with the triggers on, compares what they keep with what is made here, and takes all back. */
export async function tryTriggers(client: Client, batch: Batch): Promise<void> {
  await client.query('begin');
  try {
    const accounts = batch.get('client_account') ?? [];
    const bare = accounts.map((row) => {
      const { leader_name: _name, has_application: _has, has_draft: _draft, ...rest } = row;
      return rest;
    });
    for (const text of textOf(new Map(batch).set('client_account', bare))) await copyIn(client, text);
    await client.query('analyze application, history');
    for (const { table, made, kept } of KEPT) {
      const { rows } = await client.query(`(${made} except all (${kept})) union all (${kept} except all (${made}))`);
      if (rows.length > 0)
        throw new Error(`The seed's ${table} is not what its trigger keeps: ${JSON.stringify(rows[0])}`);
    }
    const { rows } = await client.query<Record<string, unknown>>(
      `select id::int, ${IN_ACCOUNTS.join(', ')} from client_account where id = any($1)`,
      [accounts.map(({ id }) => id)],
    );
    const found = new Map(rows.map((row) => [row['id'], row]));
    const other = accounts.find((row) => IN_ACCOUNTS.some((name) => found.get(row['id'])?.[name] !== row[name]));
    if (other) throw new Error(`The seed's account ${String(other['id'])} is not what its triggers keep.`);
  } finally {
    await client.query('rollback');
  }
}
