import type { Generated } from 'kysely';
import type { Language } from '@portal/domain/languages.ts';

export interface ProblemReportTable {
  id: Generated<number>;
  reporter_id: number;
  codes: string[];
  fault: string | null;
  request_id: string | null;
  screen: string;
  words: string | null;
  user_agent: string | null;
  language: Language;
  build: string | null;
  created_at: Date;
  settled_at: Date | null;
  settled_by: number | null;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    problem_report: ProblemReportTable;
  }
}
