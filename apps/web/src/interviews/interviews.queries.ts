/** What the interview of an application asks the server. */
import { useQuery } from '@tanstack/react-query';
import { call } from '../platform/network/api.ts';

/** Read anew with every version of the card: its switch and its results raise it. */
export const useInterview = ({ id, version }: { id: number; version: number }, enabled: boolean) =>
  useQuery({
    queryKey: ['interview', 'of', id, version],
    queryFn: ({ signal }) => call('getInterview', { params: { id }, signal }),
    enabled,
    // Of the same card: what is typed stays in its field while another version is read.
    placeholderData: (previous, query) => (query?.queryKey[2] === id ? previous : undefined),
  });
