import type { applicationListEndpoints } from '@portal/contract/applications/found/list.ts';
import type { SentCard } from '@portal/contract/applications/card.ts';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import { seesCorrections } from '@portal/domain/access/can.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { pageReply, type ListContext } from '../../platform/lists/defineList.ts';
import { cardsToSend } from '../board/cardsToSend.ts';
import { applicationList, type FoundApplication } from './applicationList.ts';

type List = typeof applicationListEndpoints.listApplications;

/** Applications within the reader's reach, as the cards that the board has of them. */
export async function listApplications(
  context: ListContext,
  { query }: Pick<InputOf<List>, 'query'>,
): Promise<ReplyOf<List>> {
  const page = await applicationList.page(context, query);
  return pageReply(page, tellCards(page.rows, context));
}

/** Their cards as the reader may have them. */
export function tellCards(rows: readonly FoundApplication[], { actor }: Pick<ListContext, 'actor'>): SentCard[] {
  const cards = rows.map(({ card }) => card).join(',');
  return JSON.parse(`[${cardsToSend(cards, { seesCorrections: seesCorrections(actor.permissions) })}]`) as SentCard[];
}
