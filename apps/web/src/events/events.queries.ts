/** What the screens of events ask the server. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../platform/network/api.ts';

/** What is renewed when an event is another. */
export const EVENTS = ['events'] as const;

/** A form begins with what is true now. */
export const useEvent = (id: number) =>
  useQuery({
    queryKey: [...EVENTS, 'one', id],
    queryFn: ({ signal }) => call('getEvent', { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** Regions, conferences and years to choose from. */
export const useEventOptions = () =>
  useQuery({ queryKey: [...EVENTS, 'options'], queryFn: ({ signal }) => call('getEventOptions', { signal }) });

export const checkInSettingsQuery = queryOptions({
  queryKey: ['checkInSettings'] as const,
  queryFn: ({ signal }) => call('getCheckInSettings', { signal }),
});
