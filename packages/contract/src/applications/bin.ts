/** The bin: deleting an application, restoring it, and erasing one for good (product/applications.md#deletion). */
import * as z from 'zod/mini';
import { BIN_RIGHT } from '@portal/domain/access/reach.ts';
import { DELETE_REASON_MAX } from '@portal/domain/applications/bin/removal.ts';
import { BOARD_STAGES } from '@portal/domain/applications/stages.ts';
import { line } from '@portal/domain/fields/rules.ts';
import { anyOf, endpoints, nothing } from '../endpoints.ts';
import { id, idText, instant, ruled } from '../fields.ts';
import { declareList, listOf, narrowing } from '../lists.ts';
import { cardForReader } from './card.ts';

const params = z.object({ id: idText });
const version = z.int();
const bin = anyOf(BIN_RIGHT);
const erases = anyOf('business.request.erase');

const binned = z.object({
  /** The application's. */
  id,
  version,
  caseNumber: z.nullable(z.string()),
  name: z.string(),
  churchName: z.nullable(z.string()),
  country: z.nullable(z.string()),
  /** Where it comes back to. */
  status: z.enum(BOARD_STAGES),
  by: z.string(),
  at: instant,
  reason: z.string(),
  /** Days in which it can still be restored, and whether they are the last ones. */
  daysLeft: z.int(),
  leaving: z.boolean(),
});
export type Binned = z.output<typeof binned>;

export const BIN_LIST = declareList({
  search: 'words',
  filters: {
    left: { kind: 'oneOf', values: ['leaving', 'longer'] },
    status: { kind: 'several', of: { kind: 'oneOf', values: BOARD_STAGES } },
    country: { kind: 'several', of: { kind: 'country' } },
    by: { kind: 'record' },
    deleted: { kind: 'date' },
  },
  sorts: ['deleted'],
  usual: '-deleted',
  ofCases: true,
});

export const binEndpoints = endpoints({
  deleteApplication: {
    method: 'POST',
    path: '/business/request/:id/deletions',
    permission: bin,
    does: 'Puts an application into the bin, with the reason: it is gone from everywhere else, and can be restored for 30 days.',
    params,
    body: z.object({ reason: ruled(line(DELETE_REASON_MAX)), version }),
    reply: nothing,
    present: cardForReader,
    errors: ['application.deleted', 'move.stale'],
  },
  restoreApplication: {
    method: 'POST',
    path: '/business/request/:id/restorations',
    permission: bin,
    does: 'Takes an application out of the bin, back to where it was.',
    params,
    body: z.object({ version }),
    reply: cardForReader,
    present: cardForReader,
    errors: ['application.notDeleted', 'move.stale'],
  },
  getErasure: {
    method: 'GET',
    path: '/business/request/:id/erasure',
    permission: erases,
    does: 'What erasing an application would take with it, and what else hangs on its person, church and account.',
    params,
    reply: z.object({
      files: z.int(),
      messages: z.int(),
      mails: z.int(),
      /** Amounts and days of these stay. */
      payments: z.int(),
      person: z.boolean(),
      church: z.boolean(),
      account: z.boolean(),
    }),
  },
  eraseApplication: {
    method: 'POST',
    path: '/business/request/:id/erasures',
    permission: erases,
    does: 'Erases an application for good, with person, church and account where nothing else hangs on them. `confirm` is its case number or the leader’s name.',
    params,
    body: z.object({ confirm: z.string().check(z.maxLength(300)), version }),
    reply: nothing,
    present: cardForReader,
    errors: ['erase.confirm', 'move.stale'],
  },
  listBin: {
    path: '/business/bin',
    permission: bin,
    does: 'Deleted applications within the reader’s reach, 25 a page, with who, when, why and how long they can be restored; `deleters` are all who have any there.',
    ...listOf(BIN_LIST, binned, { deleters: z.array(z.object({ id, name: z.string() })) }),
  },
  restoreApplications: {
    method: 'POST',
    path: '/business/bin/restorations',
    permission: bin,
    does: 'Restores the chosen applications, or all that fit the filters; told row by row.',
    body: z.object({
      applications: z.optional(z.array(id).check(z.minLength(1), z.maxLength(1000))),
      fitting: z.optional(z.object(narrowing(BIN_LIST))),
    }),
    reply: z.object({ runId: id }),
  },
});
