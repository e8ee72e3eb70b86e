/** Files that were brought in: the list of them. */
import type { ImportKind, ImportState } from '@portal/domain/imports/imports.ts';

type Kinds = `kind.${ImportKind}`;
type States = `state.${ImportState}`;

export const importList = {
  title: 'Imports',
  lead: 'People and figures brought in from CSV and Excel files. Nothing is imported until you have seen what would happen to each row.',
  search: 'Search by file or person',
  count_zero: 'No imports',
  count_one: '{shown} import',
  count_other: '{shown} imports',
  emptyText: 'Files that are imported appear here, and can be undone from here.',
  add: 'Import a file',
  name: 'File',
  'name.cleared': 'Content deleted',
  kind: 'Content',
  'kind.STAFF': 'Portal users',
  'kind.APPLICATIONS': 'Unfinished applications',
  'kind.CENSUS': 'Past census figures',
  'kind.LEADERS': 'Leaders with churches',
  state: 'Status',
  'state.READ': 'Choose columns',
  'state.CHECKING': 'Dry run',
  'state.CHECKED': 'Ready to import',
  'state.RUNNING': 'Importing',
  'state.DONE': 'Imported',
  'state.UNDOING': 'Undoing',
  'state.UNDONE': 'Undone',
  stopped: 'Stopped',
  rows: 'Rows',
  created: 'New',
  merged: 'Merged',
  refused: 'Refused',
  made: 'Uploaded',
  by: 'By',
} as const satisfies Record<Kinds | States, string> & Record<string, string>;
