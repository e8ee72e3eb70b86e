import type { Generated } from 'kysely';
import type { InterviewResult } from '@portal/domain/applications/values.ts';

export interface InterviewTable {
  id: Generated<number>;
  application_id: number;
  result: InterviewResult;
  comments: string | null;
  user_id: number;
  at: Date;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    interview: InterviewTable;
  }
}
