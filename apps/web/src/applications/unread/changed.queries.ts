/** Which cards others changed since the reader's last visit (product/applications.md#changed-since-the-last-visit). */
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { call } from '../../platform/network/api.ts';
import { askTogether } from '../../platform/network/askTogether.ts';

const ofCard = askTogether(async (ids) =>
  (await call('listChangedCards', { query: { ids } })).map((id) => [id, true] as const),
);

const changedKey = (id: number) => ['changed', id];

/** False while that is not known; what comes during a visit is seen as it comes. */
export const useChanged = (id: number): boolean =>
  useQuery({
    queryKey: changedKey(id),
    queryFn: async () => (await ofCard(id)) ?? false,
    staleTime: Infinity,
    // A courtesy.
    retry: false,
  }).data ?? false;

/** The server was told that the reader has the card open. */
export const keepSeen = (client: QueryClient, id: number): void =>
  void client.setQueryData(changedKey(id), (known?: boolean) => known && false);
