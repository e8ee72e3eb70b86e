/** Who may do what the reader may not with a card (product/access.md#who-may-act). */
import * as z from 'zod/mini';
import { CARD_ACT_NAMES, type CardAct } from '@portal/domain/applications/cardActs.ts';
import { endpoints } from '../endpoints.ts';
import { idText } from '../fields.ts';
import { seesApplications } from './board.ts';

export const whoMayEndpoints = endpoints({
  listWhoMay: {
    method: 'GET',
    path: '/business/request/:id/who-may',
    permission: seesApplications,
    does: 'For each act that the reader’s active role has no right to: the reader’s other roles that have it, and colleagues, those in charge of the card first.',
    params: z.object({ id: idText }),
    reply: z.array(
      z.object({
        act: z.enum(CARD_ACT_NAMES as readonly [CardAct, ...CardAct[]]),
        roles: z.array(z.string()),
        /** At most two. */
        people: z.array(z.string()),
      }),
    ),
  },
});
