import { LISTS } from 'virtual:lists';
import type { allEndpoints, ListName } from '@portal/contract/allEndpoints.ts';
import { call, type Reply } from '../network/api.ts';
import { ownZone } from '../texts/ownClock.ts';
import { useListAddress, type ListAddress } from './useListAddress.ts';
import { usePages, type Pages } from './usePages.ts';

/** What the contract says of a list. */
export type ListOf<Name extends ListName> = (typeof allEndpoints)[Name]['list'];
export type RowOf<Name extends ListName> = Reply<Name>['data'][number];

export interface AskedList<Name extends ListName> {
  address: ListAddress;
  pages: Pages<RowOf<Name>>;
  /** The first page's whole reply, for what comes beside the rows. */
  first: Reply<Name> | undefined;
}

/** Every list takes such a query. */
const read = call as <Name extends ListName>(
  name: Name,
  asked: { query: Record<string, string | undefined>; signal: AbortSignal },
) => Promise<Reply<Name>>;

/** A list by what the address says of it; `key` begins what is renewed together. `fixed`: filters that the screen itself sets. */
export function useList<Name extends ListName>(
  { name }: { name: Name },
  key: readonly [string],
  rereadMs?: (rows: readonly RowOf<Name>[]) => number | false,
  fixed?: Readonly<Partial<Record<keyof ListOf<Name>['filters'], string>>>,
): AskedList<Name> {
  const asked = useListAddress(LISTS[name]);
  const address = fixed ? { ...asked, filters: { ...asked.filters, ...fixed } } : asked;
  const { search, filters, sort } = address;
  // The reader's day is that of the clock they look at.
  const { byDay } = LISTS[name];
  const zone = byDay && ownZone();
  const { first, ...pages } = usePages<RowOf<Name>, Reply<Name>>({
    queryKey: [...key, name, { search, filters, sort }],
    page: (after, signal) => read(name, { query: { search, ...filters, sort, after, zone }, signal }),
    ages: byDay,
    rereadMs,
  });
  return { address, pages, first };
}
