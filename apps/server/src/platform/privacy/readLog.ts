import { sql, type Generated, type RawBuilder } from 'kysely';

interface ReadLogTable {
  id: Generated<number>;
  noun: string;
  subject_id: number;
  kind: string;
  attachment_id: Generated<number>;
  file_id: Generated<number>;
  user_id: number;
  at: Date;
  hour: number;
}

declare module '../database/tables.ts' {
  interface Tables {
    read_log: ReadLogTable;
  }
}

const HOUR_MS = 3_600_000;

/**
 * Writes that somebody opens something (product/privacy.md#audit), as a part of the statement that reads it: nothing is
 * read without it, and no reader waits for a second statement. `subjects` selects whose, what, which document and which
 * file of it. The same by the same person within an hour is written once, and costs no write after that.
 */
export const writeReading = (
  subjects: RawBuilder<unknown>,
  { userId, now }: { userId: number; now: Date },
): RawBuilder<unknown> => sql`
  insert into read_log (noun, subject_id, kind, attachment_id, file_id, user_id, at, hour)
  select subject.*, ${userId}::bigint, ${now}::timestamptz, ${Math.floor(now.getTime() / HOUR_MS)}::int
  from (${subjects}) subject
  on conflict do nothing`;
