import type { RawBuilder } from 'kysely';
import type { Permission } from '@portal/domain/access/permissions.ts';
import type { ImportKind } from '@portal/domain/imports/imports.ts';
import type { BulkContext } from '../../bulk/defineBulk.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { StaffContext } from '../../platform/http/context.ts';

/** What stands in a row, by field; empty cells are not among them. */
export type RowValues = Readonly<Record<string, string>>;

/** The column of `import_row` that names what a row became. */
type SubjectColumn = 'staff_id' | 'person_id' | 'report_id' | 'application_id';

/**
 * What a kind of import says once. Rules stand where the forms have them: a row becomes the body that the form sends, and
 * goes through the same act. All else (columns, dry run, duplicates, undo) follows.
 */
export interface ImportKindDefinition<Body = unknown, Before = unknown> {
  kind: ImportKind;
  /** What the form asks for beside `business.import`. */
  right: Permission;
  subject: SubjectColumn;
  /** What the form calls a field, in both languages: by that a column is known too. */
  labels?: (field: string) => readonly string[];
  /** The row as the form would send it; refused at its fields as the form is. */
  bodyOf(context: BulkContext, values: RowValues): Promise<Body>;
  /** Who or what it is already: by the same address, else by a name that is alike in the same place. Not what the batch itself made. */
  find(context: BulkContext, body: Body, batch: number): Promise<number | undefined>;
  create(context: BulkContext, body: Body): Promise<number>;
  /** What stands in the row replaces; what is empty in it stays. Answers what was there, as `restore` takes it. */
  merge(context: BulkContext, id: number, body: Body, values: RowValues): Promise<Before>;
  versionOf(db: Db, id: number): Promise<number | undefined>;
  /** Its table, and whether a row of it that was made, not merged, is still as it was made beside its version. */
  table: string;
  isFresh: RawBuilder<boolean>;
  /** As if it had never been. */
  remove(context: BulkContext, id: number): Promise<void>;
  restore(context: BulkContext, id: number, before: Before): Promise<void>;
  /** What they are called; who is out of the reader's reach is not among them. */
  namesOf(context: Pick<StaffContext, 'db' | 'actor'>, ids: readonly number[]): Promise<ReadonlyMap<number, string>>;
}

export const defineImport = <Body, Before>(definition: ImportKindDefinition<Body, Before>): ImportKindDefinition =>
  definition;
