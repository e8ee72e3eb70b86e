import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDebouncedValue } from '@mantine/hooks';
import { call } from '../../platform/network/api.ts';

/** One letter finds half of everything. */
const LEAST_LETTERS = 2;
/** The server takes no more. */
export const MOST_LETTERS = 120;
const TYPING_MS = 150;
/** Opened again for the same words, it shows at once what it found. */
const FRESH_MS = 30_000;

/** What the server finds by the words, a moment after the last key; while it looks, what the words before found. */
export function useFound(typed: string) {
  const [words] = useDebouncedValue(typed.trim(), TYPING_MS);
  const asks = words.length >= LEAST_LETTERS;
  const found = useQuery({
    queryKey: ['search', words],
    queryFn: ({ signal }) => call('searchPortal', { query: { search: words }, signal }),
    enabled: asks,
    staleTime: FRESH_MS,
    gcTime: FRESH_MS,
    placeholderData: keepPreviousData,
    retry: 1,
  });
  const isWanted = asks && typed.trim().length >= LEAST_LETTERS;
  return {
    data: isWanted ? found.data : undefined,
    error: isWanted ? found.error : null,
    again: found.refetch,
    /** What is shown is not yet of these words. */
    isLooking: isWanted && (found.isFetching || words !== typed.trim()),
  };
}
