/** A list's state as it stands in the address: `?search=ana&status=ACTIVE&sort=-name&view=12`. Pure. */

/** What a list may be narrowed and sorted by. */
export interface ListTerms {
  filters: readonly string[];
  sorts: readonly string[];
  /** The order that the address leaves out. */
  usual: string;
}

export interface ListState {
  search: string;
  filters: Readonly<Record<string, string | undefined>>;
  sort: string;
}

/** Longer words would not be taken by the server. */
const SEARCH_MAX = 120;

/** What an address says of a list; words that mean nothing there are left out. */
export function readState(address: URLSearchParams, { filters, sorts, usual }: ListTerms): ListState {
  const sort = address.get('sort') ?? usual;
  return {
    search: (address.get('search') ?? '').slice(0, SEARCH_MAX),
    filters: Object.fromEntries(filters.map((key) => [key, address.get(key) || undefined])),
    sort: sorts.includes(sort) ? sort : usual,
  };
}

/** The address with this state; what else stands in it stays. */
export function writeState(address: URLSearchParams, state: ListState, { usual }: ListTerms): URLSearchParams {
  const after = new URLSearchParams(address);
  const wanted = { search: state.search, ...state.filters, sort: state.sort === usual ? '' : state.sort };
  for (const [key, value] of Object.entries(wanted)) {
    if (value) after.set(key, value);
    else after.delete(key);
  }
  return after;
}

export const isNarrowed = ({ search, filters }: ListState): boolean =>
  search !== '' || Object.values(filters).some((value) => value !== undefined);

const COLUMNS = 'columns';

/** What a saved view keeps: filters, order, and the columns that are shown. */
export function viewQuery(state: ListState, shown: readonly string[], terms: ListTerms): string {
  const kept = writeState(new URLSearchParams(), state, terms);
  kept.set(COLUMNS, shown.join(','));
  return kept.toString();
}

/** A saved view as far as the list of today understands it; no columns where it names none. */
export function readView(query: string, terms: ListTerms): { state: ListState; shown: readonly string[] | undefined } {
  const kept = new URLSearchParams(query);
  return { state: readState(kept, terms), shown: kept.get(COLUMNS)?.split(',') };
}

/** Whether two states show the same rows in the same order. */
export const isSameState = (one: ListState, other: ListState, terms: ListTerms): boolean =>
  [one, other]
    .map((state) => writeState(new URLSearchParams(), state, terms).toString())
    .every((text, _, [first]) => text === first);
