import type { JSONColumnType } from 'kysely';
import type { StatisticReply } from '@portal/contract/statistics/statistics.ts';
import type { Reach } from '@portal/domain/access/reach.ts';
import type { Language } from '@portal/domain/languages.ts';
import type { StatisticName } from '@portal/domain/statistics/allStatistics.ts';
import type { Narrowed } from '../scope.ts';

/** All that an answer depends on besides the rows and the moment. */
export interface KeptQuestion {
  name: StatisticName;
  language: Language;
  reach: Reach;
  period: string;
  narrowed: Narrowed;
}

interface KeptStatisticTable {
  key: string;
  question: JSONColumnType<KeptQuestion>;
  asked_at: Date;
  tried_at: Date | null;
  as_of: Date | null;
  answer: JSONColumnType<StatisticReply> | null;
  charge: JSONColumnType<Record<string, number>>;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    kept_statistic: KeptStatisticTable;
  }
}
