/** What becomes of an application in the demonstration: the acts, in order, that the loader lets happen. */
import type { DocumentKind } from '@portal/domain/applications/form.ts';
import type { Stage } from '@portal/domain/applications/stages.ts';
import type {
  DeactivationType,
  ExonerationReason,
  ExonerationType,
  ExternalPaymentMethod,
  InterviewResult,
  PaymentType,
} from '@portal/domain/applications/values.ts';
import type { EphesianEmail } from './staff.ts';
import type { CorrectedField } from './texts/corrections.ts';

export interface DemoDeactivation {
  type: DeactivationType;
  reason: string;
  description: string | null;
  /** `YYYY-MM-DD`, for leaders who were already in the network. */
  departureDate: string | null;
}

/** A corrected value, or which portrait (`portrait`) or document (`documentFor`) is uploaded in its place. */
export type DemoAnswer = { value: string | number } | { portrait: number } | { kind: DocumentKind; document: number };

/** One act without its instant. A correction is told by its field: no story asks for one field twice. */
export type DemoAct =
  | { act: 'submit' }
  | { act: 'payOnline' }
  | { act: 'payExternally'; method: ExternalPaymentMethod; reference: string }
  | { act: 'exonerate'; type: ExonerationType; reason: ExonerationReason; observations: string }
  | { act: 'move'; from: Stage; to: Stage; deactivation: DemoDeactivation | null }
  /** `days`: from then until the day by which the answer is wished. */
  | { act: 'askCorrection'; field: CorrectedField; message: string; days: number | null }
  | { act: 'answerCorrection'; field: CorrectedField; answer: DemoAnswer }
  | { act: 'askCorrectionAgain'; field: CorrectedField; message: string }
  | { act: 'acceptCorrection'; field: CorrectedField }
  | { act: 'withdrawCorrection'; field: CorrectedField }
  | {
      act: 'interview';
      result: InterviewResult;
      comments: string;
      answers: { question: string; answer: string }[];
      deactivation: DemoDeactivation | null;
    };

/** An act before it has its instant. */
export interface PlannedStep {
  does: DemoAct;
  enters: Stage | null;
  /** Days since the step before: least and most. */
  gap: readonly [number, number];
}

/** An act at its instant; `enters` is the stage it leads to, if it leads to one. */
export type DemoStep = DemoAct & { at: Date; enters: Stage | null };

export interface DemoStory {
  /** Where the application stands after the last step. */
  stage: Stage;
  startedAt: Date;
  /** Null while unfinished; then `filled` says how far the form has come. */
  submittedAt: Date | null;
  /** Of the payment or the exoneration by payment. */
  paidAt: Date | null;
  /** The steps of the form that are saved; all four once submitted. */
  filled: 'leader' | 'ministry' | 'documents' | 'all';
  /** Judged below the lowest band at submission. */
  rejectedByRule: boolean;
  paymentType: PaymentType | null;
  exoneratedByProcess: boolean;
  interviewResult: InterviewResult | null;
  deactivationType: DeactivationType | null;
  openCorrections: number;
  /** Who takes it on where a move asks for an analyst or, without one by region, for an Ephesian. */
  analyst: 'analyst@portal.test' | 'analyst2@portal.test';
  ephesian: EphesianEmail;
  steps: readonly DemoStep[];
}
