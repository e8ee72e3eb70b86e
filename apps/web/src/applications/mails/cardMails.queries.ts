/** What mails about an application ask the server. */
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/network/api.ts';

/** A mail on its way is looked at again until it has arrived. */
const WAITING_MS = 5_000;

const key = (id: number) => ['application', id, 'mails'] as const;

/** To whom one can write from the card, as the form is now. */
export const useCardRecipients = (id: number) =>
  useQuery({
    queryKey: [...key(id), 'recipients'],
    queryFn: ({ signal }) => call('getCardRecipients', { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** What deactivating it now would mail. */
export const useDeactivationMail = (id: number) =>
  useQuery({
    queryKey: [...key(id), 'deactivation'],
    queryFn: ({ signal }) => call('getDeactivationMail', { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** What became of the mails that the application caused. */
export const useCardMails = (id: number, enabled: boolean) =>
  useQuery({
    queryKey: key(id),
    queryFn: ({ signal }) => call('listCardMails', { params: { id }, signal }),
    enabled,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some((mail) => mail.state === 'WAITING') ? WAITING_MS : false),
  });
