/** The whole application as the drawer shows it: card, form, documents, corrections, money, history. */
import * as z from 'zod/mini';
import {
  CORRECTION_STATES,
  EXONERATION_REASONS,
  EXONERATION_TYPES,
  INTERVIEW_RESULTS,
} from '@portal/domain/applications/values.ts';
import { SHOWN_EXONERATION_STATES } from '@portal/domain/payments/exonerations.ts';
import { CORRECTION_STEPS } from '@portal/domain/applications/corrections.ts';
import { PAYMENT_STATES, REFUND_REASONS, UNMATCHED_REASONS } from '@portal/domain/payments/unmatched.ts';
import { DOCUMENT_KINDS, PHOTO_KINDS } from '@portal/domain/applications/form.ts';
import { id, instant, language } from '../fields.ts';
import { historyEntry } from '../history.ts';
import { boardStage, cardForReader } from './card.ts';

/** What happened to a correction. */
const correctionStep = z.object({
  step: z.enum(CORRECTION_STEPS),
  round: z.int(),
  /** What was asked; null of other steps, and of early rounds whose text was not kept. */
  message: z.nullable(z.string()),
  wishedFor: z.nullable(z.string()),
  /** Around an answer. */
  oldValue: z.nullable(z.string()),
  newValue: z.nullable(z.string()),
  /** Null: the applicant. */
  by: z.nullable(z.string()),
  at: instant,
});
export type CorrectionStepKept = z.output<typeof correctionStep>;

const correction = z.object({
  id,
  field: z.string(),
  message: z.string(),
  state: z.enum(CORRECTION_STATES),
  round: z.int(),
  oldValue: z.nullable(z.string()),
  newValue: z.nullable(z.string()),
  askedBy: z.string(),
  askedAt: instant,
  answeredAt: z.nullable(instant),
  acceptedAt: z.nullable(instant),
  /** The day by which the answer is wished, `YYYY-MM-DD`. */
  wishedFor: z.nullable(z.string()),
  /** All rounds, in the order in which they happened. */
  steps: z.array(correctionStep),
});
export type Correction = z.output<typeof correction>;

const values = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));
/** A file as its reader may open it. */
export const attachment = z.object({
  name: z.string(),
  url: z.string(),
  /** A small picture of it; null where it is none. */
  thumb: z.nullable(z.string()),
  mediaType: z.string(),
  bytes: z.int(),
});

export const detail = z.object({
  ...cardForReader.shape,
  startedAt: instant,
  submittedAt: z.nullable(instant),
  accountCreatedAt: z.nullable(instant),
  /** What the applicant reads and is written to in. */
  applicantLanguage: language,
  pastor: z.object({
    leader: values,
    spouse: values,
    contact: values,
    photos: z.array(z.object({ kind: z.enum(PHOTO_KINDS), ...attachment.shape })),
  }),
  ministry: values,
  /** Of those in charge who is away today, until which day, and who stands in. */
  away: z.array(z.object({ id, until: z.string(), delegate: z.string() })),
  documents: z.array(
    z.object({
      kind: z.enum(DOCUMENT_KINDS),
      ...attachment.shape,
      /** Which file it is now: a verdict names it. */
      file: id,
      at: instant,
      /** By whom this very file was accepted, and until when it holds (`YYYY-MM-DD`), where it says so. */
      accepted: z.nullable(z.object({ by: z.string(), at: instant, validUntil: z.nullable(z.string()) })),
    }),
  ),
  /** Where all documents are downloaded as one ZIP; null where there is none. */
  documentsZip: z.nullable(z.string()),
  /** All field changes: corrections (only for those who may see them) and staff edits. */
  errorsFields: z.array(
    z.object({
      key: z.string(),
      old: z.nullable(z.string()),
      new: z.nullable(z.string()),
      who: z.string(),
      when: instant,
    }),
  ),
  /** Only for those who may see corrections, else empty. */
  corrections: z.array(correction),
  interviews: z.array(
    z.object({ id, result: z.enum(INTERVIEW_RESULTS), comments: z.nullable(z.string()), by: z.string(), at: instant }),
  ),
  exonerations: z.array(
    z.object({
      id,
      type: z.enum(EXONERATION_TYPES),
      reason: z.enum(EXONERATION_REASONS),
      observations: z.nullable(z.string()),
      document: z.nullable(attachment),
      by: z.string(),
      at: instant,
      state: z.enum(SHOWN_EXONERATION_STATES),
      /** What is waived, in cents of `currency`; null by process. */
      amount: z.nullable(z.int()),
      currency: z.nullable(z.string()),
      /** Whether the reader asked for it. */
      own: z.boolean(),
      /** Who granted or refused it, where it waited, and why it was refused. */
      decided: z.nullable(z.object({ by: z.string(), at: instant, words: z.nullable(z.string()) })),
    }),
  ),
  /**
   * Money that came, is ordered or did not come, in its order; what did not count only for those who settle it. `amount` in
   * cents of `currency`.
   */
  payments: z.array(
    z.object({
      id,
      type: z.enum(['ONLINE', 'EXTERNAL']),
      state: z.enum(PAYMENT_STATES),
      why: z.nullable(z.enum(UNMATCHED_REASONS)),
      amount: z.int(),
      currency: z.string(),
      /** Of EXTERNAL_PAYMENT_METHODS, or as the provider has it (`visa 4242`). */
      method: z.nullable(z.string()),
      reference: z.nullable(z.string()),
      /** The day of it, `YYYY-MM-DD`. */
      date: z.nullable(z.string()),
      /** The provider's page of it. */
      receiptUrl: z.nullable(z.string()),
      document: z.nullable(attachment),
      /** Who recorded it; null: the provider told of it. */
      by: z.nullable(z.string()),
      at: instant,
      /** Who had it count, or set it aside and why. */
      settled: z.nullable(z.object({ by: z.string(), at: instant, words: z.nullable(z.string()) })),
      refund: z.nullable(
        z.object({
          amount: z.int(),
          reason: z.enum(REFUND_REASONS),
          reference: z.string(),
          by: z.string(),
          at: instant,
        }),
      ),
    }),
  ),
  deactivation: z.nullable(
    z.object({
      type: z.string(),
      reason: z.string(),
      description: z.nullable(z.string()),
      departureDate: z.nullable(z.string()),
      document: z.nullable(attachment),
      by: z.string(),
      at: instant,
    }),
  ),
  seen: z.array(
    z.object({
      what: z.string(),
      id,
      caseNumber: z.nullable(z.string()),
      name: z.string(),
      stage: boardStage,
      /** Why it was deactivated. */
      rejectType: z.nullable(z.string()),
    }),
  ),
  /** What it was submitted anew from, and what was from it; those in the reader's reach. */
  duplicates: z.array(z.object({ id, caseNumber: z.nullable(z.string()), as: z.enum(['origin', 'copy']) })),
  /** Of one in the bin: who put it there, when and why, and for how many days more it can be restored. */
  deletion: z.nullable(z.object({ by: z.string(), at: instant, reason: z.string(), daysLeft: z.int() })),
  /** How many there are; null of those that the reader may not read. */
  notes: z.object({ NOTE: z.nullable(z.int()), ER: z.nullable(z.int()) }),
  /** The same of references. */
  references: z.object({ POSITIVE: z.int(), NEGATIVE: z.nullable(z.int()) }),
  /** What happened; of corrections, notes and references only to those who may read them. */
  history: z.array(historyEntry),
});
export type Detail = z.output<typeof detail>;
