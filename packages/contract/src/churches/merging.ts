/** Persons, or churches, that are the same: product/churches.md#merging. */
import * as z from 'zod/mini';
import { ALL_MERGE_FIELDS, MERGED_NOUNS } from '@portal/domain/churches/merging.ts';
import { anyOf, endpoints, nothing } from '../endpoints.ts';
import { id, idText } from '../fields.ts';

const edits = anyOf('business.request.edit');
const noun = z.enum(MERGED_NOUNS);
const field = z.enum(ALL_MERGE_FIELDS);
/** Who stays, and who is the same. */
const pair = { noun, kept: id, gone: id };

const side = z.object({ id, name: z.string(), version: z.int() });
const preview = z.object({
  kept: side,
  gone: side,
  /** Those that differ: of `days` the first and the last, `2020-01-01/`; of people their names. */
  fields: z.array(z.object({ key: field, kept: z.nullable(z.string()), gone: z.nullable(z.string()) })),
  /** What goes along from the one to the other. */
  moves: z.object({
    applications: z.int(),
    reports: z.int(),
    licences: z.int(),
    children: z.int(),
    /** Lessons that were begun, in a language each, and certificates of courses. */
    views: z.int(),
    certificates: z.int(),
  }),
  /** Both have a living licence: the newer one holds on, the other is inactive. */
  licenceEnds: z.boolean(),
  /** Courses of which both have a living certificate: of each one holds on, the other is replaced. */
  certificatesEnd: z.int(),
});
export type MergePreview = z.output<typeof preview>;

export const mergingEndpoints = endpoints({
  previewMerge: {
    method: 'POST',
    path: '/business/merging/preview',
    permission: edits,
    does: 'What merging two persons, or two churches, would choose between and move.',
    body: z.object(pair),
    reply: preview,
    errors: ['http.notFound', 'merge.gone', 'merge.couple', 'leader.circle'],
  },
  merge: {
    method: 'POST',
    path: '/business/merging',
    permission: edits,
    does: 'Merges two persons, or two churches, that are the same: all that hangs on the one goes to the other.',
    body: z.object({
      ...pair,
      /** Of these the value of the one that goes is kept. */
      taken: z.array(field).check(z.maxLength(ALL_MERGE_FIELDS.length)),
      keptVersion: z.int(),
      goneVersion: z.int(),
    }),
    reply: z.object({ id }),
    present: preview,
    errors: ['http.notFound', 'record.stale', 'merge.gone', 'merge.couple', 'leader.circle'],
  },
  undoMerge: {
    method: 'POST',
    path: '/business/merging/:id/undo',
    permission: edits,
    does: 'Takes a merging back within 30 days, as long as nothing of it was changed since.',
    params: z.object({ id: idText }),
    reply: nothing,
    errors: ['http.notFound', 'merge.late', 'merge.again', 'merge.changed'],
  },
  sayNotSame: {
    method: 'POST',
    path: '/business/merging/not-same',
    permission: edits,
    does: 'Remembers that two persons, or two churches, look alike and are not the same: they are offered no more.',
    body: z.object({ noun, one: id, other: id }),
    reply: nothing,
    errors: ['http.notFound', 'merge.gone'],
  },
});
