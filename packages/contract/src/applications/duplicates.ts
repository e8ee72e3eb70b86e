/** An application submitted once more (product/applications.md#duplicate). */
import * as z from 'zod/mini';
import { BOARD_STAGES } from '@portal/domain/applications/stages.ts';
import { anyOf, endpoints } from '../endpoints.ts';
import { id, idText } from '../fields.ts';
import { cardForReader } from './card.ts';

export const duplicateEndpoints = endpoints({
  duplicateApplication: {
    method: 'POST',
    path: '/business/request/:id/duplicates',
    permission: anyOf('business.request.duplicate'),
    does: 'Submits the form and documents of an application once more, under a number of its own, for the same account, person and church; answers the new one.',
    params: z.object({ id: idText }),
    body: z.object({ version: z.int() }),
    reply: z.object({ id, caseNumber: z.string(), status: z.enum(BOARD_STAGES) }),
    present: cardForReader,
    errors: ['submission.incomplete', 'application.deleted', 'move.stale'],
  },
});
