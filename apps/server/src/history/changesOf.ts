import { COLUMNS } from '../platform/privacy/columns.ts';

/** What columns held before and after, by their names. */
export type Changes = Readonly<Record<string, { from: unknown; to: unknown }>>;

export interface ToldChanges {
  /** All that changed: the names of columns are no personal data, and stay when what they held is erased. */
  fields: string[];
  /** Before and after of columns that are not personal. */
  changes: Changes;
  /** Before and after of those that are, which lie apart. */
  personal: Changes | null;
}

/** What a change of a row tells. Which of its values lie apart is not the act's to say: the table of columns says it. */
export function changesOf<Columns extends object>(
  table: keyof typeof COLUMNS,
  before: { readonly [Name in keyof Columns]: unknown },
  after: Columns,
): ToldChanges {
  const names = (Object.keys(after) as (keyof Columns & string)[]).filter((name) => before[name] !== after[name]);
  const told = (kind: 'plain' | 'personal'): Changes =>
    Object.fromEntries(
      names
        // A column that nobody has classified is taken to be personal.
        .filter((name) => (COLUMNS[table]?.[name] ?? 'personal') === kind)
        .map((name) => [name, { from: before[name], to: after[name] }]),
    );
  const personal = told('personal');
  return { fields: names, changes: told('plain'), personal: Object.keys(personal).length > 0 ? personal : null };
}
