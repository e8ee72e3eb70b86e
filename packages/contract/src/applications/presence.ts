/** Who else has a card open (product/applications.md#presence), and what others changed since the reader's last visit. */
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
  listChangedCards: {
    method: 'GET',
    path: '/business/request/changed',
    permission: seesApplications,
    does: 'Which of the cards (`ids=1,2,3`, at most 300) others changed since the reader’s last visit and the reader has not opened since.',
    query: z.object({ ids: z.string().check(z.regex(/^\d{1,15}(,\d{1,15}){0,299}$/)) }),
    reply: z.array(id),
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
