import { useQuery } from '@tanstack/react-query';
import { call } from '../platform/network/api.ts';
import { askTogether } from '../platform/network/askTogether.ts';

/** Addresses are good for 5 minutes; asked anew a little earlier. */
const FRESH_MS = 4.5 * 60 * 1000;
const photoUrl = askTogether(async (ids) =>
  (await call('listPhotos', { query: { ids } })).map(({ id, url }) => [id, url] as const),
);

/** The address of a photo by its file id, or nothing yet. */
export function usePhoto(id: number | null): string | null {
  const { data } = useQuery({
    queryKey: ['photo', id],
    queryFn: async () => (await photoUrl(id ?? 0)) ?? null,
    enabled: id !== null,
    staleTime: FRESH_MS,
    retry: 1,
  });
  return data ?? null;
}
