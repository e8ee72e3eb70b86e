// Over 250 lines: everything the wire says of one noun, read as one table.
/** The board, the card and its detail, and the acts upon it: spec §3 Request, §4; decisions.md §2. */
import * as z from 'zod/mini';
import { BOARD_STAGES } from '@portal/domain/applications/stages.ts';
import { ASSIGNMENT_KINDS } from '@portal/domain/access/roles.ts';
import {
  CORRECTION_STATES,
  DEACTIVATION_TYPES_BY_HAND,
  EXONERATION_REASONS,
  EXONERATION_TYPES,
  EXTERNAL_PAYMENT_METHODS,
  FORM_STATES,
  GENDERS,
  INTERVIEW_RESULTS,
  PAYMENT_STATUSES,
  PAYMENT_TYPES,
} from '@portal/domain/applications/values.ts';
import { DOCUMENT_KINDS, PHOTO_KINDS } from '@portal/domain/applications/form.ts';
import { MAX_CORRECTION_MESSAGE } from '@portal/domain/applications/corrections.ts';
import { MAX_INTERVIEW_TEXT } from '@portal/domain/applications/interviews.ts';
import { date, line, paragraph } from '@portal/domain/fields/rules.ts';
import { anyOf, endpoints, UPLOAD_ERRORS } from './endpoints.ts';
import { choiceSaying, cursor, id, idText, idTextSaying, instant, optionallyRuled, ruled, uploadId } from './fields.ts';

const boardStage = z.enum(BOARD_STAGES);
const problem = z.object({
  code: z.string(),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
});
const person = z.object({ id, name: z.string() });

const label = z.object({ id, name: z.string(), colour: z.string() });

/**
 * A card as boards and streams send it, and as it is kept ready in the row: facts that do not depend on the reader. What
 * is null is left out, and what the rest says already: `fullCard` adds both. Texts of keys are the browser's.
 */
const sentCard = z.object({
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
  labels: z.optional(z.array(label)),
  formState: z.enum(FORM_STATES),
  /** A person or church of this application was known before (decisions.md §3). */
  seenBefore: z.boolean(),
});
export type SentCard = z.output<typeof sentCard>;

/** The whole card (spec §3 Request), as the detail and every act answer it. */
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
  rejectTypeValue: z.nullable(z.string()),
  interviewResult: z.nullable(z.enum(INTERVIEW_RESULTS)),
  assignment: z.object({
    analyst: z.nullable(person),
    supervisor: z.nullable(person),
    manager: z.nullable(person),
    ephesian: z.nullable(person),
  }),
  labels: z.array(label),
});
export type Card = z.output<typeof card>;

const sentColumn = z.object({
  status: boardStage,
  title: z.string(),
  totalBD: z.int(),
  page: z.int(),
  data: z.array(sentCard),
  loadMore: z.boolean(),
  next: z.nullable(z.string()),
});
export type SentColumn = z.output<typeof sentColumn>;

/** A column whose cards are whole again. */
export type Column = Omit<SentColumn, 'data'> & { data: Card[] };

/** What the reader may do with this card now, as the server sees it. */
export const may = z.object({
  move: z.boolean(),
  assign: z.boolean(),
  claim: z.boolean(),
  askCorrection: z.boolean(),
  seeCorrections: z.boolean(),
  exoneratePayment: z.boolean(),
  exonerateProcess: z.boolean(),
  payExternally: z.boolean(),
  interview: z.boolean(),
});
export type May = z.output<typeof may>;

export const cardForReader = z.object({ ...card.shape, may });
export type CardForReader = z.output<typeof cardForReader>;

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

const historyEntry = z.object({
  id,
  what: z.string(),
  at: instant,
  /** Null = the system, or the applicant where `byApplicant`. */
  by: z.nullable(z.string()),
  byApplicant: z.boolean(),
  detail: z.record(z.string(), z.unknown()),
});
export type HistoryEntry = z.output<typeof historyEntry>;

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

const deactivation = z.object({
  type: z.enum(DEACTIVATION_TYPES_BY_HAND),
  reason: ruled(line(250)),
  description: optionallyRuled(paragraph(1000)),
  departureDate: optionallyRuled(date),
  document: z.optional(uploadId),
});
const denial = z.omit(deactivation, { type: true });

const params = z.object({ id: idText });
const correctionParams = z.object({ id: idText, correction: idText });
const version = z.int();
const message = ruled(paragraph(MAX_CORRECTION_MESSAGE));
const exonerationText = optionallyRuled(paragraph(250));

/** Any right to see or act on some stage opens the board; which columns show is the reach's matter. */
const seesApplications = 'staff' as const;

export const applicationEndpoints = endpoints({
  listStatuses: {
    method: 'GET',
    path: '/business/request/status',
    permission: seesApplications,
    does: 'The columns of the reader’s board with their exact counts.',
    reply: z.array(z.object({ status: boardStage, title: z.string(), totalBD: z.int() })),
  },
  getColumn: {
    method: 'GET',
    path: '/business/request/status/:status',
    permission: seesApplications,
    does: 'One page of 25 cards of a column: by cursor (`after`), or by number (`page`, up to 200).',
    params: z.object({ status: boardStage }),
    query: z.object({ after: cursor, page: z.optional(idText) }),
    reply: sentColumn,
  },
  getBoard: {
    method: 'GET',
    path: '/business/request/board',
    permission: seesApplications,
    does: 'The first page of every column of the reader’s board.',
    reply: z.object({ columns: z.array(sentColumn) }),
  },
  listPhotos: {
    method: 'GET',
    path: '/business/request/photos',
    permission: seesApplications,
    does: 'Addresses of leaders’ photos by file id (`ids=1,2,3`, at most 300), good for this session and 5 minutes.',
    query: z.object({ ids: z.string().check(z.regex(/^\d{1,15}(,\d{1,15}){0,299}$/)) }),
    reply: z.array(z.object({ id, url: z.string() })),
  },
  getApplication: {
    method: 'GET',
    path: '/business/request/:id',
    permission: seesApplications,
    does: 'The whole application: card, form, documents, corrections, interviews, history.',
    params,
    reply: detail,
  },
  uploadFile: {
    method: 'POST',
    path: '/business/request/:id/files',
    permission: seesApplications,
    does: 'Uploads a document that a following act will name (deactivation, exoneration, external payment).',
    params,
    multipart: true,
    reply: z.object({ upload: uploadId, name: z.string() }),
    errors: [...UPLOAD_ERRORS, 'file.word.unreadable', 'file.word.active'],
  },
  moveApplication: {
    method: 'POST',
    path: '/business/request/:id/moves',
    permission: seesApplications,
    does: 'Moves a card to another stage; assigns or deactivates in the same act where the move asks for it.',
    params: z.object({ id: idTextSaying('move.idRequired') }),
    body: z.object({
      from: boardStage,
      to: choiceSaying(BOARD_STAGES, { none: 'move.statusRequired', other: 'move.statusInvalid' }),
      version,
      assignee: z.optional(id),
      deactivation: z.optional(deactivation),
    }),
    reply: cardForReader,
    present: cardForReader,
    errors: [
      'move.idRequired',
      'move.statusRequired',
      'move.statusInvalid',
      'move.stale',
      'move.invalid',
      'move.noAnalyst',
      'move.noEphesian',
      'move.interview',
      'move.notPaid',
      'move.corrections',
      'assign.chooseUser',
      'assign.kind',
    ],
  },
  undoMove: {
    method: 'POST',
    path: '/business/request/:id/moves/undo',
    permission: seesApplications,
    does: 'Takes the mover’s own last move back within 10 seconds, if nothing else happened to the card since.',
    params,
    body: z.object({ version }),
    reply: cardForReader,
    present: cardForReader,
    errors: ['move.undo', 'move.stale'],
  },
  assignApplication: {
    method: 'PUT',
    path: '/business/request/:id/assignments/:kind',
    permission: seesApplications,
    does: 'Assigns the staff user of a kind; `reassign` says that the present one is to be replaced.',
    params: z.object({ id: idText, kind: z.enum(ASSIGNMENT_KINDS) }),
    body: z.object({ userId: id, version, reassign: z._default(z.boolean(), false) }),
    reply: cardForReader,
    present: cardForReader,
    errors: ['assign.sameRole', 'assign.chooseUser', 'assign.kind', 'assign.stage', 'move.stale'],
  },
  askCorrections: {
    method: 'POST',
    path: '/business/request/:id/corrections',
    permission: anyOf('business.request.do.processing.corrections'),
    does: 'Asks the applicant to correct fields of the form; only these open for them.',
    params,
    body: z.object({ fields: z.array(z.string()).check(z.minLength(1), z.maxLength(80)), message, version }),
    reply: cardForReader,
    present: cardForReader,
    errors: ['correction.stage', 'correction.duplicate', 'correction.field', 'move.stale'],
  },
  acceptCorrection: {
    method: 'POST',
    path: '/business/request/:id/corrections/:correction/acceptances',
    permission: anyOf('business.request.do.processing.corrections'),
    does: 'Accepts a correction.',
    params: correctionParams,
    body: z.object({ version }),
    reply: cardForReader,
    present: cardForReader,
    errors: ['correction.state', 'move.stale'],
  },
  askCorrectionAgain: {
    method: 'POST',
    path: '/business/request/:id/corrections/:correction/requests',
    permission: anyOf('business.request.do.processing.corrections'),
    does: 'Sends an answered correction back to the applicant for another round.',
    params: correctionParams,
    body: z.object({ message, version }),
    reply: cardForReader,
    present: cardForReader,
    errors: ['correction.state', 'correction.stage', 'move.stale'],
  },
  exonerate: {
    method: 'POST',
    path: '/business/request/:id/exonerations',
    permission: anyOf('business.request.exonerate'),
    does: 'Exonerates by payment or by process; a move into ANALYSIS may name the analyst.',
    params,
    body: z.object({
      type: z.enum(EXONERATION_TYPES),
      reason: z.enum(EXONERATION_REASONS),
      observations: exonerationText,
      document: z.optional(uploadId),
      analyst: z.optional(id),
      version,
    }),
    reply: cardForReader,
    present: cardForReader,
    errors: ['exonerate.payment', 'exonerate.process', 'exonerate.notPaid', 'exonerate.corrections', 'move.stale'],
  },
});

/** Served by the payments: a payment made outside the provider. */
export const externalPaymentEndpoints = endpoints({
  payExternally: {
    method: 'POST',
    path: '/business/request/:id/external-payments',
    permission: anyOf('business.request.payment'),
    does: 'Records a payment made outside the provider. `amount` in cents of `currency`.',
    params,
    body: z.object({
      method: z.enum(EXTERNAL_PAYMENT_METHODS),
      reference: ruled(line(100)),
      date: ruled(date),
      amount: z.int().check(z.minimum(1), z.maximum(99_999_999)),
      document: z.optional(uploadId),
      version,
    }),
    reply: cardForReader,
    present: cardForReader,
    errors: ['payment.notPossible', 'move.stale'],
  },
});

/** Served by the interviews. */
export const interviewEndpoints = endpoints({
  recordInterview: {
    method: 'POST',
    path: '/business/request/:id/interviews',
    permission: seesApplications,
    does: 'Records the interview’s result: accepted moves on if nothing else is missing, denied deactivates.',
    params,
    body: z.object({
      result: z.enum(INTERVIEW_RESULTS),
      comments: optionallyRuled(paragraph(MAX_INTERVIEW_TEXT)),
      deactivation: z.optional(denial),
      version,
    }),
    reply: cardForReader,
    present: cardForReader,
    errors: ['interview.stage', 'interview.deactivated', 'interview.denied', 'move.stale'],
  },
});

/** Served apart: an answer that does not end. Its events are in events.ts. */
export const streamEndpoints = endpoints({
  getStream: {
    method: 'GET',
    path: '/business/request/stream',
    permission: seesApplications,
    does: 'Server-sent events: cards that came into or left the reader’s sight, with the counts as they are then.',
    reply: z.unknown(),
  },
});
