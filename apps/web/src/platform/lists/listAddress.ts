/** A list's state as it stands in the address: `?search=ana&status=ACTIVE&sort=-name&view=12`. Pure. */
import type { List } from '@portal/contract/lists.ts';
import { partOfText } from '@portal/domain/fields/rules.ts';
import type { Problem } from '@portal/domain/problem.ts';
import { sortOf } from '../../ui/table/column.ts';
import { withChanges } from '../address/addressWords.ts';

export interface ListState {
  search: string;
  filters: Readonly<Record<string, string | undefined>>;
  sort: string;
}

/** Why these words are not searched for; no words ask for nothing. */
export const whyNotSearch = (words: string, { search }: List): Problem | undefined =>
  words === '' || search === 'words' ? undefined : partOfText(words, '');

/** Longer words would not be taken by the server. */
const SEARCH_MAX = 120;

/** What an address says of a list; words that mean nothing there are left out. */
export function readState(address: URLSearchParams, terms: List): ListState {
  const { filters, sorts, usual } = terms;
  const sort = address.get('sort') ?? usual;
  const search = (address.get('search') ?? '').slice(0, SEARCH_MAX);
  return {
    search: whyNotSearch(search, terms) ? '' : search,
    filters: Object.fromEntries(Object.keys(filters).map((key) => [key, address.get(key) || undefined])),
    sort: sorts.some((key) => sort === sortOf(key, 'up') || sort === sortOf(key, 'down')) ? sort : usual,
  };
}

/** The words with which an address says this state; what it leaves out is `undefined`. */
export function wordsOf(state: ListState, { usual }: List): Record<string, string | undefined> {
  const words = { search: state.search, ...state.filters, sort: state.sort === usual ? undefined : state.sort };
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, value === '' ? undefined : value]));
}

/** Whether words or filters are set; those that stand `elsewhere` on the screen do not count. */
export const isNarrowed = ({ search, filters }: Omit<ListState, 'sort'>, elsewhere: readonly string[] = []): boolean =>
  search !== '' || Object.entries(filters).some(([key, value]) => value !== undefined && !elsewhere.includes(key));

const COLUMNS = 'columns';

/** What a saved view keeps: filters, order, and the columns that are shown. */
export function viewQuery(state: ListState, shown: readonly string[], terms: List): string {
  const kept = withChanges(new URLSearchParams(), wordsOf(state, terms));
  kept.set(COLUMNS, shown.join(','));
  return kept.toString();
}

/** A saved view as far as the list of today understands it; no columns where it names none. */
export function readView(query: string, terms: List): { state: ListState; shown: readonly string[] | undefined } {
  const kept = new URLSearchParams(query);
  return { state: readState(kept, terms), shown: kept.get(COLUMNS)?.split(',') };
}

/** Whether two states show the same rows in the same order. */
export const isSameState = (one: ListState, other: ListState, terms: List): boolean =>
  [one, other]
    .map((state) => withChanges(new URLSearchParams(), wordsOf(state, terms)).toString())
    .every((text, _, [first]) => text === first);
