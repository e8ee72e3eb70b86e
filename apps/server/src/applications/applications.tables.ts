import type { ApplicationKinds } from './applicationKinds.ts';
import type { Generated } from 'kysely';
import type { CorrectionStep } from '@portal/domain/applications/corrections.ts';
import type { ExonerationState } from '@portal/domain/payments/exonerations.ts';
import type { Stage } from '@portal/domain/applications/stages.ts';
import type {
  CorrectionState,
  ExonerationType,
  FormState,
  InterviewResult,
  PaymentStatus,
  PaymentType,
} from '@portal/domain/applications/values.ts';

export interface ApplicationTable {
  id: Generated<number>;
  client_account_id: number;
  person_id: number | null;
  church_id: number | null;
  status: Stage;
  stage_entered_at: Date;
  version: Generated<number>;
  form_state: Generated<FormState>;
  case_number: string | null;
  started_at: Date;
  submitted_at: Date | null;
  paid_at: Date | null;
  payment_status: Generated<Exclude<PaymentStatus, 'UNMATCHED'>>;
  payment_type: PaymentType | null;
  payment_detail_key: string | null;
  payment_detail_value: string | null;
  exoneration_type: ExonerationType | null;
  exoneration_reason: string | null;
  interview_result: InterviewResult | null;
  interview_active: Generated<boolean>;
  interview_waived: Generated<boolean>;
  classification: Generated<string>;
  flag: string | null;
  reject_type: string | null;
  country: string | null;
  analyst_id: number | null;
  supervisor_id: number | null;
  manager_id: number | null;
  ephesian_id: number | null;
  deleted_at: Date | null;
  card: string | null;
  /** What a search looks in, and what filters ask that no column says; made with the card. */
  words: string | null;
  marks: Generated<string[]>;
  /** The licence that came of it. */
  licence_id: number | null;
}

type TextColumns<Names extends string> = Record<Names, string | null>;

export interface ApplicationLeaderTable extends TextColumns<
  | 'title'
  | 'email'
  | 'name'
  | 'last_name'
  | 'birth_date'
  | 'birth_country'
  | 'gender'
  | 'address'
  | 'city'
  | 'state'
  | 'country'
  | 'zip'
  | 'civil_status'
  | 'home_area_code'
  | 'home_number'
  | 'facebook'
> {
  application_id: number;
}

export interface ApplicationSpouseTable extends TextColumns<
  'name' | 'last_name' | 'email' | 'facebook' | 'area_code' | 'phone' | 'birth_date' | 'title' | 'marriage_date'
> {
  application_id: number;
  number_of_children: number | null;
}

export interface ApplicationMinistryTable extends TextColumns<
  | 'name'
  | 'foundation_date'
  | 'address'
  | 'city'
  | 'state'
  | 'country'
  | 'zip'
  | 'product_of_division_reason'
  | 'under_denomination_reason'
  | 'website'
  | 'instagram'
  | 'facebook'
  | 'twitter'
  | 'youtube'
  | 'area_code'
  | 'phone'
  | 'fax'
  | 'email'
> {
  application_id: number;
  members: number | null;
  product_of_division: boolean | null;
  under_denomination: boolean | null;
}

export interface ApplicationContactTable extends TextColumns<'name' | 'last_name' | 'email' | 'area_code' | 'phone'> {
  application_id: number;
}

export interface CorrectionTable {
  id: Generated<number>;
  application_id: number;
  field_key: string;
  message: string;
  state: Generated<CorrectionState>;
  round: Generated<number>;
  old_value: string | null;
  new_value: string | null;
  asked_by: number;
  asked_at: Date;
  answered_at: Date | null;
  accepted_at: Date | null;
  wished_for: string | null;
}

export interface CorrectionStepTable {
  id: Generated<number>;
  correction_id: number;
  step: CorrectionStep;
  round: number;
  /** Null of the applicant's own answer. */
  user_id: number | null;
  at: Date;
  message: string | null;
  wished_for: string | null;
  old_value: string | null;
  new_value: string | null;
}

export interface DeactivationTable {
  id: Generated<number>;
  application_id: number;
  type: string;
  reason: string;
  description: string | null;
  departure_date: string | null;
  user_id: number;
  at: Date;
  undone_at: Date | null;
}

export interface ExonerationTable {
  id: Generated<number>;
  application_id: number;
  type: ExonerationType;
  reason: string;
  observations: string | null;
  user_id: number;
  at: Date;
  state: Generated<ExonerationState>;
  amount: Generated<number | null>;
  currency: Generated<string | null>;
  analyst_id: Generated<number | null>;
  decided_by: Generated<number | null>;
  decided_at: Generated<Date | null>;
  decided_words: Generated<string | null>;
}

declare module '../history/record.ts' {
  interface HistoryKinds {
    applications: ApplicationKinds;
  }
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    application: ApplicationTable;
    application_leader: ApplicationLeaderTable;
    application_spouse: ApplicationSpouseTable;
    application_ministry: ApplicationMinistryTable;
    application_contact: ApplicationContactTable;
    application_seen: { application_id: number; other_id: number; what: string };
    application_stage: {
      id: Generated<number>;
      application_id: number;
      stage: Stage;
      entered_at: Date;
      left_at: Date | null;
      analyst_id: number | null;
      ephesian_id: number | null;
      last_analyst_id: number | null;
      last_ephesian_id: number | null;
    };
    application_counter: {
      id: Generated<number>;
      status: Stage;
      ephesian_id: number | null;
      country: string | null;
      n: number;
    };
    application_column_count: { id: Generated<number>; status: Stage; n: number };
    correction: CorrectionTable;
    correction_step: CorrectionStepTable;
    deactivation: DeactivationTable;
    exoneration: ExonerationTable;
    field_change: {
      id: Generated<number>;
      application_id: number;
      field_key: string;
      old_value: string | null;
      new_value: string | null;
      user_id: number | null;
      at: Date;
    };
  }
}
