import type { ReplyOf } from '@portal/contract/endpoints.ts';
import type { searchEndpoints } from '@portal/contract/search/search.ts';
import type { StaffContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { wordsOf } from '../platform/lists/listOrder.ts';
import { findApplications } from './findApplications.ts';
import { findChurches } from './findChurches.ts';
import { findLeaders } from './findLeaders.ts';
import { findClients, findStaff } from './findPeople.ts';

type Search = typeof searchEndpoints.searchPortal;

/** What the words find within the reader's reach and rights, the first of each kind; no words find nothing. */
export async function searchPortal(context: StaffContext, { query }: InputOf<Search>): Promise<ReplyOf<Search>> {
  const words = wordsOf(query.search);
  if (words.length === 0) return { applications: [], churches: [], leaders: [], clients: [], staff: [] };
  const { applications, misspelt } = await findApplications(context, words);
  return {
    applications,
    churches: await findChurches(context, words, misspelt),
    leaders: await findLeaders(context, words),
    clients: await findClients(context, words),
    staff: await findStaff(context, words),
  };
}
