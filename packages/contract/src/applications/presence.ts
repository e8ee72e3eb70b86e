/** Who else has a card open (product/applications.md#presence). */
import * as z from 'zod/mini';
import { endpoints } from '../endpoints.ts';
import { id, idText } from '../fields.ts';
import { seesApplications } from './board.ts';

const params = z.object({ id: idText });
const people = z.array(z.object({ id, name: z.string() }));
export type People = z.output<typeof people>;

/** What the portal's stream tells of it: cards in the reader's reach, each with all who have it open, the earliest first. */
export interface PresenceEvent {
  cards: { id: number; people: People }[];
}

export const presenceEndpoints = endpoints({
  notePresence: {
    method: 'POST',
    path: '/business/request/:id/presence',
    permission: seesApplications,
    does: 'Says that the reader has the card open, for a minute; answers all who have, the reader too.',
    params,
    reply: z.object({ people }),
  },
  endPresence: {
    method: 'DELETE',
    path: '/business/request/:id/presence',
    permission: seesApplications,
    does: 'Says that the reader has the card open no longer.',
    params,
    reply: z.null(),
  },
});
