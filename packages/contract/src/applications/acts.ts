/** One application: reading it whole, and the acts upon it (product/stages.md#moves, product/money.md#exoneration). */
import * as z from 'zod/mini';
import { BOARD_STAGES } from '@portal/domain/applications/stages.ts';
import { ASSIGNMENT_KINDS } from '@portal/domain/access/roles.ts';
import { EXONERATION_REASONS, EXONERATION_TYPES } from '@portal/domain/applications/values.ts';
import { DECISION_MAX } from '@portal/domain/payments/exonerations.ts';
import { MAX_CORRECTION_MESSAGE, MAX_CORRECTIONS } from '@portal/domain/applications/corrections.ts';
import { date, paragraph } from '@portal/domain/fields/rules.ts';
import { anyOf, endpoints, UPLOAD_ERRORS } from '../endpoints.ts';
import { choiceSaying, id, idText, idTextSaying, optionallyRuled, ruled, uploadId } from '../fields.ts';
import { seesApplications } from './board.ts';
import { boardStage, cardForReader } from './card.ts';
import { deactivation } from './deactivation.ts';
import { detail } from './detail.ts';

const params = z.object({ id: idText });
const correctionParams = z.object({ id: idText, correction: idText });
const version = z.int();
const message = ruled(paragraph(MAX_CORRECTION_MESSAGE));
/** The day by which the answer is wished: `field.notPast` before today in New York. */
const wishedFor = optionallyRuled(date);
const exonerationText = optionallyRuled(paragraph(250));

export const applicationEndpoints = endpoints({
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
    does: 'Uploads a document that a following act will name (deactivation, exoneration, external payment; `?for=reference` a reference: PDF, DOCX, JPG, PNG; `?for=message` a message of the chat: PDF, JPG, PNG; `?for=photo` the leader’s photo: JPG, PNG).',
    params,
    query: z.object({ for: z._default(z.enum(['exoneration', 'reference', 'message', 'photo']), 'exoneration') }),
    file: 'file',
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
      'mail.placeholder',
      'refund.noPayment',
      'refund.tooMuch',
      'church.tooFar',
      'church.beforeOpening',
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
  unassignApplication: {
    method: 'POST',
    path: '/business/request/:id/assignments/:kind/removal',
    permission: seesApplications,
    does: 'Takes the application from whoever is assigned in a kind, without giving it to another.',
    params: z.object({ id: idText, kind: z.enum(ASSIGNMENT_KINDS) }),
    body: z.object({ version }),
    reply: cardForReader,
    present: cardForReader,
    errors: ['assign.stage', 'move.stale'],
  },
  askCorrections: {
    method: 'POST',
    path: '/business/request/:id/corrections',
    permission: anyOf('business.request.do.processing.corrections'),
    does: 'Asks the applicant to correct fields of the form, each with what is wrong with it; only these open for them.',
    params,
    body: z.object({
      corrections: z
        .array(z.object({ field: z.string(), message }))
        .check(z.minLength(1), z.maxLength(MAX_CORRECTIONS)),
      wishedFor,
      version,
    }),
    reply: cardForReader,
    present: cardForReader,
    errors: ['correction.stage', 'correction.duplicate', 'correction.field', 'field.notPast', 'move.stale'],
  },
  acceptCorrection: {
    method: 'POST',
    path: '/business/request/:id/corrections/:correction/acceptances',
    permission: anyOf('business.request.do.processing.corrections'),
    does: 'Accepts a correction that was answered.',
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
    body: z.object({ message, wishedFor, version }),
    reply: cardForReader,
    present: cardForReader,
    errors: ['correction.state', 'correction.stage', 'field.notPast', 'move.stale'],
  },
  withdrawCorrection: {
    method: 'POST',
    path: '/business/request/:id/corrections/:correction/withdrawals',
    permission: anyOf('business.request.do.processing.corrections'),
    does: 'Takes back a correction that was not answered: its field closes again for the applicant.',
    params: correctionParams,
    body: z.object({ version }),
    reply: cardForReader,
    present: cardForReader,
    errors: ['correction.state', 'correction.stage', 'move.stale'],
  },
  exonerate: {
    method: 'POST',
    path: '/business/request/:id/exonerations',
    permission: anyOf('business.request.exonerate'),
    does: 'Exonerates by payment or by process; a move into ANALYSIS may name the analyst. Above the limit it waits for another to decide.',
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
    errors: [
      'exonerate.payment',
      'exonerate.waiting',
      'exonerate.process',
      'exonerate.notPaid',
      'exonerate.corrections',
      'move.stale',
    ],
  },
  decideExoneration: {
    method: 'POST',
    path: '/business/request/:id/exonerations/:exoneration/decisions',
    permission: anyOf('business.request.exonerate'),
    does: 'Grants or refuses an exoneration that waits for a second person; `words` say why it is refused.',
    params: z.object({ id: idText, exoneration: idText }),
    body: z.object({ granted: z.boolean(), words: optionallyRuled(paragraph(DECISION_MAX)), version }),
    reply: cardForReader,
    present: cardForReader,
    errors: ['exonerate.decided', 'exonerate.own', 'exonerate.payment', 'move.stale'],
  },
});
