/** What the screens of notifications ask the server. */
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { call } from '../../platform/network/api.ts';

/** What is renewed when a notification is another. */
export const NOTIFICATIONS = ['notifications'] as const;

export const renewNotifications = (client: QueryClient): void =>
  void client.invalidateQueries({ queryKey: NOTIFICATIONS });

/** So often one that is on its way is looked at. */
const STEP_MS = 5_000;
/** And its recipients, of whom many may have been read. */
export const RECIPIENTS_MS = 10_000;

/** A form begins with what is true now. */
export const useNotification = (id: number) =>
  useQuery({
    queryKey: [...NOTIFICATIONS, 'one', id],
    queryFn: ({ signal }) => call('getNotification', { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) => {
      const told = state.data;
      return told && (told.state === 'SENDING' || (told.state === 'SENT' && told.recipients.waiting > 0))
        ? STEP_MS
        : false;
    },
  });

/** Of whom single persons and Ephesians are chosen. */
export const useNotificationOptions = () =>
  useQuery({
    queryKey: [...NOTIFICATIONS, 'options'],
    queryFn: ({ signal }) => call('getNotificationOptions', { signal }),
  });
