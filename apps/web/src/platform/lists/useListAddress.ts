import { useMemo } from 'react';
import type { List } from '@portal/contract/lists.ts';
import { useAddress, type AddressWay } from '../address/useAddress.ts';
import { isNarrowed, readState, wordsOf, type ListState } from './listAddress.ts';

const VIEW = 'view';

/**
 * A list's state in the address bar, so that going back and loading anew lose nothing. Each change is a step to go back
 * by, except the words of a search, of which only the last are.
 */
export function useListAddress(terms: List) {
  const { address, change } = useAddress();
  const state = useMemo(() => readState(address, terms), [address, terms]);
  const view = /^[1-9]\d{0,14}$/.test(address.get(VIEW) ?? '') ? Number(address.get(VIEW)) : undefined;

  const show = (next: (now: ListState) => ListState, way: AddressWay & { view?: number | undefined } = {}) =>
    change(
      (now) => ({
        ...wordsOf(next(readState(now, terms)), terms),
        ...('view' in way ? { [VIEW]: way.view?.toString() } : {}),
      }),
      way,
    );

  return {
    ...state,
    terms,
    view,
    isNarrowed: isNarrowed(state),
    /** As it stands, for whoever keeps it. */
    state,
    searchFor: (search: string) => show((now) => ({ ...now, search }), { replace: state.search !== '' }),
    filterBy: (key: string, value: string | undefined) =>
      show((now) => ({ ...now, filters: { ...now.filters, [key]: value } })),
    sortBy: (sort: string) => show((now) => ({ ...now, sort })),
    /** All but these filters. */
    clear: (kept: readonly string[] = []) =>
      show(
        ({ sort, filters }) => ({
          sort,
          search: '',
          filters: Object.fromEntries(
            Object.entries(filters).map(([key, value]) => [key, kept.includes(key) ? value : undefined]),
          ),
        }),
        { view: undefined },
      ),
    /** The state of a saved view; without one, that which stands here is no view's any more. */
    showView: (id: number | undefined, wanted: ListState = state, way: AddressWay = {}) =>
      show(() => wanted, { ...way, view: id }),
  };
}

export type ListAddress = ReturnType<typeof useListAddress>;
