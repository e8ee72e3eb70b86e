/** Who opened a card's dossier or documents (product/privacy.md#audit). */
import * as z from 'zod/mini';
import { anyOf, endpoints } from '../endpoints.ts';
import { id, idText, instant } from '../fields.ts';

const reading = z.object({
  id,
  /** `dossier`, or what the document is: the key of its field, the act it came with, a reference. */
  what: z.string(),
  /** The document's name; null of the dossier, and where the document hangs there no more. */
  document: z.nullable(z.string()),
  by: z.object({ id, name: z.string() }),
  at: instant,
});

export const readEndpoints = endpoints({
  listReads: {
    method: 'GET',
    path: '/business/request/:id/reads',
    permission: anyOf('business.audit.show'),
    does: 'Who opened the dossier or a document of a card, once an hour each, the latest first, 50 a page.',
    params: z.object({ id: idText }),
    query: z.object({ after: z.optional(idText) }),
    reply: z.object({ data: z.array(reading), next: z.nullable(z.string()) }),
  },
});
