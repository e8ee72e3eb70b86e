/** How many messages of applicants the reader has not read: of a card, and of all that they are in charge of. */
import { useQuery } from '@tanstack/react-query';
import { CHAT_RIGHT } from '@portal/domain/conversations/messages.ts';
import { call } from '../../platform/network/api.ts';
import { askTogether } from '../../platform/network/askTogether.ts';
import { useActor } from '../../platform/session/actor.ts';

const ofCard = askTogether(async (ids) =>
  (await call('listUnreadChats', { query: { ids } })).map(({ id, unread }) => [id, unread] as const),
);

export const unreadKey = (of?: number | 'mine') => (of === undefined ? ['unread'] : ['unread', of]);

/** Of whoever may not read chats nothing is asked. The stream says when they are others (useUnreadLive.ts). */
const useCount = (of: number | 'mine', ask: () => Promise<number>): number =>
  useQuery({
    queryKey: unreadKey(of),
    queryFn: ask,
    enabled: useActor().permissions.has(CHAT_RIGHT),
    staleTime: Infinity,
  }).data ?? 0;

export const useUnread = (id: number): number => useCount(id, async () => (await ofCard(id)) ?? 0);

export const useUnreadOfMine = (): number => useCount('mine', async () => (await call('countUnreadChats')).unread);
