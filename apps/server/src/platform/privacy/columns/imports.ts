import type { Columns } from './columnKind.ts';

export const IMPORTS_COLUMNS = {
  import_batch: {
    id: 'plain',
    kind: 'plain',
    // A file may be called by whom it tells of.
    name: 'personal',
    digest: 'plain',
    format: 'plain',
    encoding: 'plain',
    separator: 'plain',
    titles: 'plain',
    mapping: 'plain',
    duplicates: 'plain',
    state: 'plain',
    run_id: 'plain',
    total: 'plain',
    user_id: 'plain',
    created_at: 'plain',
    cleared_at: 'plain',
    version: 'plain',
  },
  import_row: {
    id: 'plain',
    batch_id: 'plain',
    line: 'plain',
    cells: 'personal',
    same_by: 'personal',
    repeats: 'plain',
    // Of few values what it was made of could be guessed.
    key: 'personal',
    outcome: 'plain',
    problems: 'personal',
    staff_id: 'plain',
    person_id: 'plain',
    report_id: 'plain',
    application_id: 'plain',
    version: 'plain',
    before: 'personal',
  },
} as const satisfies Columns;
