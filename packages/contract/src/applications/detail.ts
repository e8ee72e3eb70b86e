/** The whole application as the drawer shows it: card, form, documents, corrections, money, history. */
import * as z from 'zod/mini';
import {
  CORRECTION_STATES,
  EXONERATION_REASONS,
  EXONERATION_TYPES,
  EXTERNAL_PAYMENT_METHODS,
  INTERVIEW_RESULTS,
} from '@portal/domain/applications/values.ts';
import { DOCUMENT_KINDS, PHOTO_KINDS } from '@portal/domain/applications/form.ts';
import { id, instant } from '../fields.ts';
import { historyEntry } from '../history.ts';
import { cardForReader } from './card.ts';

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
});
export type Correction = z.output<typeof correction>;

const values = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));
const attachment = z.object({ name: z.string(), url: z.string(), mediaType: z.string(), bytes: z.int() });

export const detail = z.object({
  ...cardForReader.shape,
  submittedAt: z.nullable(instant),
  accountCreatedAt: z.nullable(instant),
  pastor: z.object({
    leader: values,
    spouse: values,
    contact: values,
    photos: z.array(z.object({ kind: z.enum(PHOTO_KINDS), ...attachment.shape })),
  }),
  ministry: values,
  documents: z.array(z.object({ kind: z.enum(DOCUMENT_KINDS), ...attachment.shape })),
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
    }),
  ),
  /** The payment that staff recorded, `amount` in cents of `currency`. */
  externalPayment: z.nullable(
    z.object({
      method: z.enum(EXTERNAL_PAYMENT_METHODS),
      reference: z.string(),
      date: z.string(),
      amount: z.int(),
      currency: z.string(),
      document: z.nullable(attachment),
      by: z.string(),
      at: instant,
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
  seen: z.array(z.object({ what: z.string(), caseNumber: z.nullable(z.string()), name: z.string() })),
  /** What happened; of corrections only to those who may see them. */
  history: z.array(historyEntry),
});
export type Detail = z.output<typeof detail>;
