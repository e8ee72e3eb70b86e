/** The words of the table's own controls; `ui` knows no text. */
export interface TableTexts {
  addFilter: string;
  filters: string;
  /** Of the button, with how many are set. */
  filtersSet: (count: number) => string;
  showFound: string;
  /** With how many fit. */
  showThese: (found: number) => string;
  close: string;
  clearAll: string;
  /** `Status: Active` of a chip. */
  chip: (filter: string, value: string) => string;
  removeFilter: (filter: string) => string;
  chooseValue: (filter: string) => string;
  searchValues: string;
  noValue: string;
  /** Of days: the first, the last, and that they stand the other way round. */
  from: string;
  until: string;
  turnedSpan: string;
  required: string;
  apply: string;
  columns: string;
  compactRows: string;
  sort: string;
  /** Of a choice on a phone: `Name, ascending`. */
  sorted: (header: string, way: 'up' | 'down') => string;
  actions: string;
  select: (name: string) => string;
  selectLoaded: string;
  selected: (count: number) => string;
  selectAll: (total: number) => string;
  allSelected: (total: number) => string;
  clearSelection: string;
  shown: (shown: number, total: number) => string;
  loadMore: string;
  loading: string;
}
