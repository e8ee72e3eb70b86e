import type { ColumnType, Generated } from 'kysely';
import type { MergedNoun, MergeField } from '@portal/domain/churches/merging.ts';
import type { MovedCheckIns } from './moveCheckIns.ts';
import type { MovedCourses } from './moveCourses.ts';
import type { MovedLeading } from './moveLeading.ts';
import '../../churches/churches.tables.ts';
import '../../persons/persons.tables.ts';

/** What went along, by ids: to go back by. */
export interface Moved {
  applications: number[];
  /** Spiritual children. */
  children: number[];
  licences: number[];
  /** Quarterly reports that went along, and those that gave way to them; mergings of before know none. */
  reports?: { along: number[]; back: number[] };
  /** Check-ins at events, by the column that named who is gone; mergings of before know none. */
  checkIns?: MovedCheckIns;
  /** What was watched and certified; mergings of before know none. */
  courses?: MovedCourses;
  /** Who leads what without an application; mergings of before know none. */
  leading?: MovedLeading;
  /** Of two that lived the one that gave way, and the applications that named it. */
  ended: { licence: number; applications: number[] } | null;
  /** All licences and certificates of who was kept, as the merging left them: version by id. */
  versions: Record<string, number>;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    merging: {
      id: Generated<number>;
      noun: MergedNoun;
      kept_id: number;
      gone_id: number;
      taken: MergeField[];
      /** JSON text on the way in, parsed on the way out. */
      moved: ColumnType<Moved, string, string>;
      user_id: number | null;
      at: Date;
      undone_at: Generated<Date | null>;
    };
    not_same: { noun: MergedNoun; one_id: number; other_id: number; user_id: number | null; at: Date };
  }
}
