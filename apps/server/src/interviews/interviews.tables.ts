import type { ColumnType, Generated } from 'kysely';
import type { BothLanguages } from '@portal/domain/languages.ts';
import type { KeptQuestion, KeptQuestionGroup } from '@portal/contract/questions.ts';
import type { InterviewResult } from '@portal/domain/applications/values.ts';

export interface InterviewTable {
  id: Generated<number>;
  application_id: number;
  result: InterviewResult;
  comments: string | null;
  user_id: number;
  at: Date;
  sheet_id: number | null;
}

/** A question as it was asked, with its heading, and its place among all. */
export interface AskedThen {
  group: BothLanguages;
  question: KeptQuestion;
  place: number;
}

export interface AnswerTable {
  sheet_id: number;
  /** Empty: the comments. */
  question: string;
  asked: ColumnType<AskedThen | null, string | null, string | null>;
  answer: string;
  version: number;
  overwritten: string | null;
  at: Date;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    interview: InterviewTable;
    interview_sheet: {
      id: Generated<number>;
      application_id: number;
      user_id: number;
      started_at: Date;
      closed_at: Date | null;
    };
    interview_answer: AnswerTable;
    interview_feed: {
      user_id: number;
      /** Of the token in the address. */
      digest: string;
      created_at: Date;
      read_at: Date | null;
    };
    interview_questions: {
      version: number;
      /** JSON text on the way in, parsed on the way out. */
      groups: ColumnType<KeptQuestionGroup[], string, never>;
      saved_at: Date;
      saved_by: number | null;
    };
  }
}
