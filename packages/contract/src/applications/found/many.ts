/** Acts upon many applications at once: what one would do, and its beginning (product/assignments.md#many-at-once). */
import * as z from 'zod/mini';
import { ASSIGNMENT_KINDS } from '@portal/domain/access/roles.ts';
import { BOARD_STAGES } from '@portal/domain/applications/stages.ts';
import { CARD_RECIPIENTS } from '@portal/domain/outbox/cardMails.ts';
import { mailBody, mailSubject } from '@portal/domain/outbox/mailTexts.ts';
import { bulkRow } from '../../bulk.ts';
import { endpoints } from '../../endpoints.ts';
import { choiceSaying, id, language, ruled } from '../../fields.ts';
import { narrowing } from '../../lists.ts';
import { seesApplications } from '../board.ts';
import { deactivation } from '../deactivation.ts';
import { APPLICATION_LIST } from './list.ts';

const text = z.nullable(z.object({ subject: ruled(mailSubject), text: ruled(mailBody) }));

/** What is to be done with each, by what it is called. */
export const MANY_ACTS = {
  /** Whoever is in charge now stays, which the row is refused for, unless they are to be replaced. */
  assign: z.object({
    do: z.literal('assign'),
    kind: z.enum(ASSIGNMENT_KINDS),
    userId: z.optional(id),
    replace: z._default(z.boolean(), false),
  }),
  tag: z.object({ do: z.literal('tag'), tag: id, on: z.boolean() }),
  /** The assignee is whom the move takes: the analyst into Analysis, the Ephesian into Interview. */
  move: z.object({
    do: z.literal('move'),
    to: choiceSaying(BOARD_STAGES, { none: 'move.statusRequired', other: 'move.statusInvalid' }),
    assignee: z.optional(id),
    deactivation: z.optional(
      // The applicants are mailed as staff keep it, or (null) not at all.
      z.extend(z.omit(deactivation, { document: true, refund: true }), { mail: z.optional(z.null()) }),
    ),
  }),
  /** Each in the language they are written to, or all in one; a text for each language that it may be. */
  email: z.object({
    do: z.literal('email'),
    recipients: z.array(z.enum(CARD_RECIPIENTS)).check(z.maxLength(CARD_RECIPIENTS.length)),
    language: z.union([z.literal('own'), language]),
    texts: z.object({ en: text, es: text }),
  }),
  /** Of those that have none nothing is begun, unless they are to be given one too or left out. */
  reassignEphesian: z.object({
    do: z.literal('reassignEphesian'),
    assignee: z.optional(id),
    without: z._default(z.enum(['REFUSE', 'GIVE', 'LEAVE']), 'REFUSE'),
  }),
} as const;

const body = z.object({
  applications: z.optional(z.array(id).check(z.minLength(1))),
  fitting: z.optional(z.object(narrowing(APPLICATION_LIST))),
  act: z.discriminatedUnion('do', [
    MANY_ACTS.assign,
    MANY_ACTS.tag,
    MANY_ACTS.move,
    MANY_ACTS.email,
    MANY_ACTS.reassignEphesian,
  ]),
});

export type ManyActName = keyof typeof MANY_ACTS;
export type ManyBody = z.output<typeof body>;

/** So many of each reason are named. */
export const NAMED_AT_MOST = 20;

const OF_ANY_ACT = [
  'bulk.tooMany',
  'assign.chooseUser',
  'assign.kind',
  'move.statusRequired',
  'move.statusInvalid',
] as const;
const OF_TEXTS = ['field.checkbox', 'mail.placeholder', 'tag.gone'] as const;

export const manyEndpoints = endpoints({
  previewMany: {
    method: 'POST',
    path: '/business/request/many/preview',
    permission: seesApplications,
    does: 'What an act upon the chosen applications, or upon all that fit the filters, would do now: how many it changes, and which it would be refused for, by reason.',
    body,
    reply: z.object({
      total: z.int(),
      change: z.int(),
      /** Those that are so already. */
      unchanged: z.int(),
      /** By their reasons, most first; the first of each by name, of those out of sight none. */
      refused: z.array(
        z.object({
          problems: bulkRow.shape.problems,
          count: z.int(),
          some: z.array(z.object({ id, caseNumber: z.nullable(z.string()), name: z.string() })),
        }),
      ),
    }),
    errors: [...OF_ANY_ACT, ...OF_TEXTS],
  },
  startMany: {
    method: 'POST',
    path: '/business/request/many',
    permission: seesApplications,
    does: 'Does it with the chosen applications, or all that fit the filters, told row by row. Where an Ephesian is updated and some have none, nothing is begun.',
    body,
    reply: z.object({ runId: id }),
    errors: [...OF_ANY_ACT, ...OF_TEXTS, 'RRU007'],
  },
});
