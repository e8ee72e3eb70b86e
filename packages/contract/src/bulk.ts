/**
 * Work on many things at once: started by acts of other nouns, followed and cancelled here
 * (product/assignments.md#many-at-once).
 */
import * as z from 'zod/mini';
import { DOCUMENT_KINDS } from '@portal/domain/applications/form.ts';
import { endpoints } from './endpoints.ts';
import { id, idText, instant } from './fields.ts';

/** What may be done to many at once; each has its texts. */
export const BULK_KINDS = [
  'handOver',
  'remindClients',
  'renewLicences',
  'restore',
  'assign',
  'tag',
  'move',
  'email',
  'reassignEphesian',
  'followRegion',
  'remindReports',
  'askDocuments',
  'dateDocuments',
  'checkImport',
  'runImport',
  'undoImport',
] as const;
export type BulkKind = (typeof BULK_KINDS)[number];

export const BULK_RUN_STATES = ['RUNNING', 'DONE', 'CANCELLED'] as const;
export const BULK_ROW_STATES = ['WAITING', 'DONE', 'REFUSED'] as const;

const bulkRun = z.object({
  id,
  kind: z.enum(BULK_KINDS),
  state: z.enum(BULK_RUN_STATES),
  total: z.int(),
  done: z.int(),
  refused: z.int(),
  /** Of a cancelled run: what was never begun. */
  waiting: z.int(),
  startedAt: instant,
  finishedAt: z.nullable(instant),
});
export type BulkRun = z.output<typeof bulkRun>;

export const bulkRow = z.object({
  position: z.int(),
  subjectId: id,
  /** Nothing where the reader may not see what it is about. */
  subject: z.nullable(
    z.object({
      caseNumber: z.nullable(z.string()),
      name: z.string(),
      /** Where the row is about a document of an application: which, and the application's id. */
      document: z.optional(z.object({ kind: z.enum(DOCUMENT_KINDS), application: id })),
    }),
  ),
  state: z.enum(BULK_ROW_STATES),
  problems: z.array(
    z.object({
      code: z.string(),
      params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
    }),
  ),
});
export type BulkRow = z.output<typeof bulkRow>;

export const bulkEndpoints = endpoints({
  listBulkRuns: {
    method: 'GET',
    path: '/business/bulk',
    permission: 'staff',
    does: "The caller's own runs that are not finished, the oldest first.",
    reply: z.array(bulkRun),
  },
  getBulkRun: {
    method: 'GET',
    path: '/business/bulk/:id',
    permission: 'staff',
    does: 'How far a run is; to be asked again while it is RUNNING. For whoever started it, and administrators.',
    params: z.object({ id: idText }),
    reply: bulkRun,
    errors: ['http.notFound'],
  },
  listBulkRows: {
    method: 'GET',
    path: '/business/bulk/:id/rows',
    permission: 'staff',
    does: 'What became of each row, in the order of the run, 50 a page.',
    params: z.object({ id: idText }),
    query: z.object({
      state: z.optional(z.enum(BULK_ROW_STATES)),
      after: z.optional(idText),
    }),
    reply: z.object({ data: z.array(bulkRow), next: z.nullable(z.string()) }),
    errors: ['http.notFound'],
  },
  cancelBulkRun: {
    method: 'POST',
    path: '/business/bulk/:id/cancellation',
    permission: 'staff',
    does: 'Stops a run before its next row; what is done stays done. One that has ended stays as it is.',
    params: z.object({ id: idText }),
    reply: bulkRun,
    errors: ['http.notFound'],
  },
});
