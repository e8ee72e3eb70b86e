import { useQuery } from '@tanstack/react-query';
import { call } from '../platform/network/api.ts';

/** Addresses are good for 5 minutes; asked anew a little earlier. */
const FRESH_MS = 4.5 * 60 * 1000;
/** Cards that appear together are asked for together. */
const GATHER_MS = 30;
const MOST_IDS = 300;

let waiting: { id: number; resolve: (url: string | null) => void; reject: (error: unknown) => void }[] = [];

async function askTogether(): Promise<void> {
  const asked = waiting.slice(0, MOST_IDS);
  waiting = waiting.slice(MOST_IDS);
  if (waiting.length > 0) setTimeout(askTogether, 0);
  try {
    const ids = [...new Set(asked.map(({ id }) => id))].join(',');
    const photos = await call('listPhotos', { query: { ids } });
    const urls = new Map(photos.map(({ id, url }) => [id, url]));
    asked.forEach(({ id, resolve }) => resolve(urls.get(id) ?? null));
  } catch (error) {
    asked.forEach(({ reject }) => reject(error));
  }
}

const photoUrl = (id: number): Promise<string | null> =>
  new Promise((resolve, reject) => {
    if (waiting.length === 0) setTimeout(askTogether, GATHER_MS);
    waiting.push({ id, resolve, reject });
  });

/** The address of a photo by its file id, or nothing yet. */
export function usePhoto(id: number | null): string | null {
  const { data } = useQuery({
    queryKey: ['photo', id],
    queryFn: () => photoUrl(id ?? 0),
    enabled: id !== null,
    staleTime: FRESH_MS,
    retry: 1,
  });
  return data ?? null;
}
