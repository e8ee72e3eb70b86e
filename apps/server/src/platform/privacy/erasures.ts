/** What was erased, kept in the database and beside the backups, so that none of it comes back with one (product/privacy.md#backup). */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Db } from '../database/tables.ts';
import { defineJob } from '../jobs/defineJob.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { writeErasures } from './erasuresFile.ts';

export const ERASURE_KINDS = ['case', 'draft', 'person', 'leader'] as const;

export interface Erasure {
  kind: (typeof ERASURE_KINDS)[number];
  /** An application, of a person the account, of a recorded leader the person. */
  subject: number;
  persons?: readonly number[];
  /** When the row began, which never changes: by it and the id the row is known again. */
  began: Date;
}

export interface ErasureTable {
  mark: string;
  kind: Erasure['kind'];
  subject_id: number;
  persons: readonly number[];
  at: Date;
}

declare module '../database/tables.ts' {
  interface Tables {
    erasure: ErasureTable;
  }
}

/** Of which table the row is. */
const TABLE_OF = { case: 'application', draft: 'application', person: 'account', leader: 'person' } as const;

/** Says whether a row is the one that was erased, and not another that has its id in a portal that went another way. */
export const markOf = ({ kind, subject, began }: Erasure): string =>
  createHash('sha256').update(`${TABLE_OF[kind]} ${subject} ${began.toISOString()}`).digest('hex').slice(0, 32);

/** Writes the record beside the backups anew. One waits at a time, however many are erased. */
export const keepErasures = defineJob({
  name: 'privacy.keep-erasures',
  schema: z.object({}),
  onePerKey: true,
  retryLimit: 8,
  retryDelaySeconds: 30,
  work: ({ database, settings }) => writeErasures(database, settings.backupDir),
});

/** Keeps what is erased, with the erasing itself; what came back with a backup and is erased again is kept once. */
export async function noteErasure(db: Db, erasure: Erasure, now: Date): Promise<void> {
  const { kind, subject, persons = [] } = erasure;
  await sql`
    insert into erasure (mark, kind, subject_id, persons, at)
    values (${markOf(erasure)}, ${kind}, ${subject}, ${persons}::bigint[], ${now})
    on conflict do nothing`.execute(db);
  await enqueue(db, keepErasures, {}, { singletonKey: 'all' });
}
