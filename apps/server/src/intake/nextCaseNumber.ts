import { sql } from 'kysely';
import { formatCaseNumber, newYorkYear } from '@portal/domain/applications/caseNumber.ts';
import type { Db } from '../platform/database/tables.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    case_number: { year: number; last: number };
  }
}

/**
 * The year's next case number. Its row stays locked until the transaction ends and goes back with it, so that numbers
 * have no gap; whoever takes one should have little left to do.
 */
export async function nextCaseNumber(db: Db, now: Date): Promise<string> {
  const year = newYorkYear(now);
  const { rows } = await sql<{ last: number }>`
    insert into case_number (year, last) values (${year}, 1)
    on conflict (year) do update set last = case_number.last + 1
    returning last`.execute(db);
  return formatCaseNumber(year, rows[0]?.last ?? 1);
}
