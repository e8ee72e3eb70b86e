/** Personal is what tells something of a human being by itself; ids and codes are not (product/privacy.md#columns). */
type ColumnKind = 'personal' | 'plain';

/** Tables of a noun, each with all its columns. */
export type Columns = Readonly<Record<string, Readonly<Record<string, ColumnKind>>>>;
