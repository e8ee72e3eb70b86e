/** Search from anywhere: what a few words find in the whole portal (product/portal.md#search). */
import * as z from 'zod/mini';
import { endpoints } from '../endpoints.ts';
import { id } from '../fields.ts';
import { boardStage } from '../applications/card.ts';
import { LONGEST_SEARCH } from '../lists.ts';

const application = z.object({
  id,
  name: z.string(),
  churchName: z.string(),
  country: z.string(),
  caseNumber: z.nullable(z.string()),
  stage: boardStage,
});

const person = z.object({ id, name: z.string(), email: z.string() });

export const searchEndpoints = endpoints({
  searchPortal: {
    method: 'GET',
    path: '/business/search',
    permission: 'staff',
    does: 'Applications, churches and leaders within the reader’s reach, staff users and clients for whoever may see them, that a few words find: the first of each kind.',
    query: z.object({ search: z.string().check(z.maxLength(LONGEST_SEARCH)) }),
    reply: z.object({
      applications: z.array(application),
      churches: z.array(z.object({ id, name: z.string(), city: z.string(), country: z.string() })),
      leaders: z.array(
        z.object({ id, name: z.string(), church: z.nullable(z.string()), country: z.nullable(z.string()) }),
      ),
      clients: z.array(person),
      staff: z.array(person),
    }),
  },
});
