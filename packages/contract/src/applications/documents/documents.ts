/** What staff say of the documents of a card (product/applications.md#documents). */
import * as z from 'zod/mini';
import { MAX_CORRECTION_MESSAGE } from '@portal/domain/applications/corrections.ts';
import { DOCUMENT_KINDS } from '@portal/domain/applications/form.ts';
import { date, paragraph } from '@portal/domain/fields/rules.ts';
import { anyOf, endpoints } from '../../endpoints.ts';
import { id, idText, optionallyRuled, ruled } from '../../fields.ts';
import { seesApplications } from '../board.ts';
import { cardForReader } from '../card.ts';

const params = z.object({ id: idText, kind: z.enum(DOCUMENT_KINDS) });
/** The very file that was looked at: where another took its place, nothing is said of that. */
const file = id;

export const documentEndpoints = endpoints({
  acceptDocument: {
    method: 'PUT',
    path: '/business/request/:id/documents/:kind/acceptance',
    permission: seesApplications,
    does: 'Accepts a document as it was looked at, with the day until which it holds, and with it an open correction of it; or takes that back.',
    params,
    body: z.object({
      file,
      accepted: z.boolean(),
      /** Until when the document says that it holds; today at the earliest. */
      validUntil: optionallyRuled(date),
    }),
    reply: cardForReader,
    errors: ['document.stage', 'document.replaced'],
  },
  refuseDocument: {
    method: 'POST',
    path: '/business/request/:id/documents/:kind/refusals',
    permission: anyOf('business.request.do.processing.corrections'),
    does: 'Refuses a document with a reason, which asks the applicant for its correction, or for another round of it.',
    params,
    body: z.object({ file, reason: ruled(paragraph(MAX_CORRECTION_MESSAGE)) }),
    reply: cardForReader,
    errors: ['document.replaced', 'correction.stage', 'correction.duplicate'],
  },
});
