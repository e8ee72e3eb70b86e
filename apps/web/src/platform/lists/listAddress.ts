/** A list's state as it stands in the address: `?search=ana&status=ACTIVE&sort=-name&view=12`. Pure. */
import type { FieldRule } from '@portal/domain/fields/rules.ts';
import type { Problem } from '@portal/domain/problem.ts';
import { withChanges } from '../addressWords.ts';

/** What a list may be narrowed and sorted by. */
export interface ListTerms {
  /** What the words of a search must be, where that is more than not too long. */
  search?: FieldRule;
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

/** Why these words are not searched for; no words ask for nothing. */
export const whyNotSearch = (words: string, { search: rule }: ListTerms): Problem | undefined =>
  words === '' ? undefined : rule?.(words, '');

/** Longer words would not be taken by the server. */
const SEARCH_MAX = 120;

/** What an address says of a list; words that mean nothing there are left out. */
export function readState(address: URLSearchParams, terms: ListTerms): ListState {
  const { filters, sorts, usual } = terms;
  const sort = address.get('sort') ?? usual;
  const search = (address.get('search') ?? '').slice(0, SEARCH_MAX);
  return {
    search: whyNotSearch(search, terms) ? '' : search,
    filters: Object.fromEntries(filters.map((key) => [key, address.get(key) || undefined])),
    sort: sorts.includes(sort) ? sort : usual,
  };
}

/** The words with which an address says this state; what it leaves out is `undefined`. */
export function wordsOf(state: ListState, { usual }: ListTerms): Record<string, string | undefined> {
  const words = { search: state.search, ...state.filters, sort: state.sort === usual ? undefined : state.sort };
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, value === '' ? undefined : value]));
}

export const isNarrowed = ({ search, filters }: ListState): boolean =>
  search !== '' || Object.values(filters).some((value) => value !== undefined);

const COLUMNS = 'columns';

/** What a saved view keeps: filters, order, and the columns that are shown. */
export function viewQuery(state: ListState, shown: readonly string[], terms: ListTerms): string {
  const kept = withChanges(new URLSearchParams(), wordsOf(state, terms));
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
    .map((state) => withChanges(new URLSearchParams(), wordsOf(state, terms)).toString())
    .every((text, _, [first]) => text === first);
