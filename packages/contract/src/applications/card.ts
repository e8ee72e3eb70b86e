/** A card: as it is sent, whole, and with what its reader may do (product/applications.md#card). */
import * as z from 'zod/mini';
import { CARD_ACT_NAMES, type CardAct } from '@portal/domain/applications/cardActs.ts';
import { BOARD_STAGES } from '@portal/domain/applications/stages.ts';
import {
  EXONERATION_TYPES,
  FORM_STATES,
  GENDERS,
  INTERVIEW_RESULTS,
  PAYMENT_STATUSES,
  PAYMENT_TYPES,
} from '@portal/domain/applications/values.ts';
import { TAG_COLOURS } from '@portal/domain/applications/tags.ts';
import { id, instant } from '../fields.ts';

export const boardStage = z.enum(BOARD_STAGES);
const problem = z.object({
  code: z.string(),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
});
const person = z.object({ id, name: z.string() });

/** A tag on the card. */
export const label = z.object({ id, name: z.string(), colour: z.enum(TAG_COLOURS) });
export type Label = z.output<typeof label>;

/**
 * A card as boards and streams send it, and as it is kept ready in the row: facts that do not depend on the reader. What
 * is null is left out, and what the rest says already: `fullCard` adds both. Texts of keys are the browser's.
 */
export const sentCard = z.object({
  id,
  version: z.int(),
  status: boardStage,
  stageEnteredAt: instant,
  caseNumber: z.optional(z.string()),
  pastorId: z.optional(id),
  pastorName: z.string(),
  pastorLastName: z.string(),
  /** Shown from APPROVED on. */
  pastorTitle: z.optional(z.string()),
  /** Beside the title alone, whose word agrees with it in Spanish. */
  pastorGender: z.optional(z.enum(GENDERS)),
  /** File id; addresses come from `request/photos`. */
  pastorPhoto: z.optional(id),
  ministryId: z.optional(id),
  churchName: z.string(),
  churchCity: z.string(),
  churchCountry: z.string(),
  classification: z.string(),
  flag: z.optional(z.string()),
  /** paidAt, before payment the submission date; `dateIs` says which. */
  date: instant,
  dateIs: z.enum(['paid', 'submitted']),
  paymentType: z.optional(z.enum(PAYMENT_TYPES)),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  /** Payment details: the method's key, and the reference. */
  typeKey: z.optional(z.string()),
  typeValue: z.optional(z.string()),
  exonerationType: z.optional(z.enum(EXONERATION_TYPES)),
  exonerationTypeValue: z.optional(z.string()),
  /** One was asked for and waits for a second person; left out where none does. */
  exonerationWaits: z.optional(z.boolean()),
  rejectTypeValue: z.optional(z.string()),
  interviewResult: z.optional(z.enum(INTERVIEW_RESULTS)),
  interviewActive: z.boolean(),
  interviewWaived: z.boolean(),
  openCorrections: z.int(),
  assignment: z.object({
    analyst: z.optional(person),
    supervisor: z.optional(person),
    manager: z.optional(person),
    ephesian: z.optional(person),
  }),
  /** By name. */
  labels: z.optional(z.array(label)),
  formState: z.enum(FORM_STATES),
  /** A person or church of this application was known before (product/form.md#seen-before). */
  seenBefore: z.boolean(),
  /** Working days during which the applicant had the ball in this stage, and since when they have it: the age of the card stands still. */
  pausedDays: z.optional(z.number()),
  pausedSince: z.optional(instant),
  /** How many of the open corrections came back; left out where none did, and for whoever may not see corrections. */
  answeredCorrections: z.optional(z.int()),
});
export type SentCard = z.output<typeof sentCard>;

/** The whole card (product/applications.md#card), as the detail and every act answer it. */
const card = z.object({
  ...sentCard.shape,
  nextStatus: z.array(boardStage),
  /** Unmet gates for leaving the stage forward. */
  missing: z.array(problem),
  caseNumber: z.nullable(z.string()),
  pastorId: z.nullable(id),
  /** Before APPROVED null. */
  pastorTitle: z.nullable(z.string()),
  coupleTitle: z.nullable(z.string()),
  pastorGender: z.nullable(z.enum(GENDERS)),
  pastorPhoto: z.nullable(id),
  ministryId: z.nullable(id),
  flag: z.nullable(z.string()),
  paymentType: z.nullable(z.enum(PAYMENT_TYPES)),
  paymentStatusValue: z.enum(PAYMENT_STATUSES),
  typeKey: z.nullable(z.string()),
  typeValue: z.nullable(z.string()),
  exonerationType: z.nullable(z.enum(EXONERATION_TYPES)),
  exonerationTypeValue: z.nullable(z.string()),
  exonerationWaits: z.boolean(),
  rejectTypeValue: z.nullable(z.string()),
  interviewResult: z.nullable(z.enum(INTERVIEW_RESULTS)),
  assignment: z.object({
    analyst: z.nullable(person),
    supervisor: z.nullable(person),
    manager: z.nullable(person),
    ephesian: z.nullable(person),
  }),
  labels: z.array(label),
  answeredCorrections: z.int(),
});
export type Card = z.output<typeof card>;

/** What the reader may do with this card now, as the server sees it. */
const may = z.object(
  Object.fromEntries(CARD_ACT_NAMES.map((act) => [act, z.boolean()])) as Record<CardAct, z.ZodMiniBoolean>,
);

export const cardForReader = z.object({ ...card.shape, may });
export type CardForReader = z.output<typeof cardForReader>;
