import type { ColumnType, Generated } from 'kysely';
import type { NothingMore } from '../history/record.ts';

/** Beside these a column for each answer, by `censusColumn`. Days are `YYYY-MM-DD`. */
interface CensusReportTable {
  id: Generated<number>;
  census_id: number;
  church_id: number | null;
  church_name: string | null;
  country: string;
  ephesian_id: number | null;
  deadline: string;
  started_at: Date | null;
  sent_at: Date | null;
  /** The quarter of the next received report of the church, where this one was received; kept by a trigger. */
  next_received: Generated<number | null>;
  sent_by: number | null;
  reopened_at: Date | null;
  reopened_by: number | null;
  reopen_reason: string | null;
  reminded: number | null;
  version: Generated<number>;
  /** JSON text on the way in, parsed on the way out. */
  reasons: ColumnType<Record<string, string> | null, string | undefined, string>;
}

/** What may happen to a quarterly report. */
interface CensusKinds {
  /** Something was saved for the first time. */
  started: NothingMore;
  /** Staff changed answers of a draft. */
  saved: { fields: readonly string[] };
  sent: NothingMore;
  /** Told of afterwards, by an import; or taken back by its undoing. */
  recorded: NothingMore;
  reopened: { from: string; to: string };
  /** By hand, with how many mails. */
  reminded: { mails: number };
  /** A call or a message; its line is kept apart. */
  noted: NothingMore;
}

declare module '../history/record.ts' {
  interface HistoryKinds {
    census: CensusKinds;
  }
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    census: {
      id: number;
      year: number;
      quarter: number;
      sending: string;
      deadline: string;
      created_at: Date;
      completed_at: Date | null;
    };
    census_report: CensusReportTable;
  }
}
