/** Removing a staff user, whose work others inherit: an act upon applications. */
import * as z from 'zod/mini';
import { endpoints } from '../endpoints.ts';
import { id, idText } from '../fields.ts';
import { manageUsers, staffDetail } from './staff.ts';

const heirs = z.object({
  analyst: z.optional(id),
  supervisor: z.optional(id),
  manager: z.optional(id),
  ephesian: z.optional(id),
});

const holdings = z.object({
  /** Applications in whatever stage, deleted ones included: one in charge in two kinds counts in both, once in `total`. */
  analyst: z.int(),
  supervisor: z.int(),
  manager: z.int(),
  ephesian: z.int(),
  total: z.int(),
  /** Countries, and leaders by hand, in the user's charge: they go to the Ephesian who inherits. */
  regions: z.int(),
});
export type Holdings = z.output<typeof holdings>;

export const removalEndpoints = endpoints({
  getHoldings: {
    method: 'GET',
    path: '/business/user/:id/holdings',
    permission: manageUsers,
    does: 'How many applications of each kind, and how many countries and leaders, a staff user is in charge of.',
    params: z.object({ id: idText }),
    reply: holdings,
    errors: ['http.notFound'],
  },
  removeUser: {
    method: 'POST',
    path: '/business/user/:id/removal',
    permission: manageUsers,
    does:
      'Closes an account and hands its applications over to the heirs, row by row; after the last it is removed, at once ' +
      'where there is none. Where a row is refused it stays inactive, and the removal may be started again for the rest.',
    params: z.object({ id: idText }),
    body: z.object({ version: z.int(), heirs: z._default(heirs, {}) }),
    /** The bulk run to follow; none where there was nothing to hand over. */
    reply: z.object({ runId: z.nullable(id) }),
    present: staffDetail,
    errors: [
      'user.self',
      'user.lastAdministrator',
      'user.administratorOnly',
      'record.stale',
      'user.heir',
      'user.handingOver',
      'http.notFound',
    ],
  },
});
