/** References on a card: what others say of the leader (product/applications.md#tags-notes-references). */
import * as z from 'zod/mini';
import { REFERENCE_RIGHT, REFERENCE_TYPES } from '@portal/domain/applications/references.ts';
import { paragraph, personName } from '@portal/domain/fields/rules.ts';
import { anyOf, endpoints, nothing } from '../endpoints.ts';
import { cursor, id, idText, instant, ruled, uploadId } from '../fields.ts';
import { seesApplications } from './board.ts';
import { attachment } from './detail.ts';

const reference = z.object({
  id,
  type: z.enum(REFERENCE_TYPES),
  /** Who says it. */
  name: z.string(),
  description: z.string(),
  document: z.nullable(attachment),
  pinned: z.boolean(),
  by: z.object({ id, name: z.string() }),
  at: instant,
  /** Of what it says now; null while it is the first. */
  editedAt: z.nullable(instant),
  /** One above the number of earlier texts. */
  version: z.int(),
});
export type Reference = z.output<typeof reference>;

const ofCard = z.object({ id: idText });
const ofReference = z.object({ id: idText, reference: idText });
const text = { name: ruled(personName), description: ruled(paragraph(1000)) };
const writes = anyOf(REFERENCE_RIGHT);

export const referenceEndpoints = endpoints({
  listReferences: {
    method: 'GET',
    path: '/business/request/:id/references',
    permission: seesApplications,
    does: 'References on a card, 50 a page: what is pinned first, then the newest; negative ones for those who may read them.',
    params: ofCard,
    query: z.object({
      type: z.optional(z.enum(REFERENCE_TYPES)),
      search: z.optional(z.string().check(z.maxLength(120))),
      after: cursor,
    }),
    reply: z.object({ data: z.array(reference), next: z.nullable(z.string()) }),
  },
  createReference: {
    method: 'POST',
    path: '/business/request/:id/references',
    permission: writes,
    does: 'Writes a reference, with the document that was uploaded for one; its type stays.',
    params: ofCard,
    body: z.object({ type: z.enum(REFERENCE_TYPES), ...text, document: z.optional(uploadId) }),
    reply: reference,
  },
  updateReference: {
    method: 'PUT',
    path: '/business/request/:id/references/:reference',
    permission: writes,
    does: 'Changes one’s own reference; the text of before is kept. Without `document` it stays, with null it is taken away.',
    params: ofReference,
    body: z.object({ ...text, document: z.optional(z.nullable(uploadId)), version: z.int() }),
    reply: reference,
    present: reference,
    errors: ['record.stale'],
  },
  removeReference: {
    method: 'DELETE',
    path: '/business/request/:id/references/:reference',
    permission: writes,
    does: 'Removes one’s own reference with its document and its earlier texts.',
    params: ofReference,
    reply: nothing,
  },
  pinReference: {
    method: 'PUT',
    path: '/business/request/:id/references/:reference/pin',
    permission: writes,
    does: 'Pins a reference for all who read it, or lets it go.',
    params: ofReference,
    body: z.object({ pinned: z.boolean() }),
    reply: reference,
  },
  listReferenceVersions: {
    method: 'GET',
    path: '/business/request/:id/references/:reference/versions',
    permission: seesApplications,
    does: 'What a reference said before, the latest first, with the name of its document then.',
    params: ofReference,
    reply: z.array(
      z.object({
        version: z.int(),
        name: z.string(),
        description: z.string(),
        document: z.nullable(z.string()),
        at: instant,
      }),
    ),
  },
});
