/** Files that are brought in: kinds, limits, states, and what may be done when (product/imports.md#what). */
import { problem, type Problem } from '../problem.ts';

export const IMPORT_KINDS = ['STAFF', 'LEADERS', 'CENSUS', 'APPLICATIONS'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** A sheet that is larger is refused as a whole. `unpacked` is in bytes, of a workbook once it is unpacked. */
export const IMPORT_LIMITS = { rows: 20_000, columns: 500, cell: 2_000, unpacked: 60 * 1024 * 1024 } as const;

/** So long what stood in a file is kept, to be looked up and undone; then only the figures stay. */
export const IMPORT_DAYS = 30;

/** As alike two names must be, of 1, to be told as the same. */
export const ALIKE = 0.6;

export const IMPORT_FORMATS = ['csv', 'xlsx'] as const;

/** What becomes of a row whose person or church is there already. */
export const DUPLICATE_CHOICES = ['SKIP', 'MERGE', 'CREATE'] as const;
export type DuplicateChoice = (typeof DUPLICATE_CHOICES)[number];

/** Those of a kind: a church has one report a quarter, so that there is no other beside it. */
export const duplicateChoicesOf = (kind: ImportKind): readonly DuplicateChoice[] =>
  kind === 'CENSUS' ? ['SKIP', 'MERGE'] : DUPLICATE_CHOICES;

/** READ: the columns are being chosen. CHECKED: the dry run has told what would become of each row. */
export const IMPORT_STATES = ['READ', 'CHECKING', 'CHECKED', 'RUNNING', 'DONE', 'UNDOING', 'UNDONE'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** What becomes of a row. SAME: nothing in it is new. REPEATED: an earlier row of the file is about the same. */
export const ROW_OUTCOMES = ['CREATED', 'MERGED', 'SKIPPED', 'SAME', 'REPEATED', 'REFUSED', 'UNDONE'] as const;
export type RowOutcome = (typeof ROW_OUTCOMES)[number];

export type ImportAct = 'check' | 'run' | 'undo';

interface Facts {
  state: ImportState;
  /** Its last run was stopped. */
  stopped: boolean;
  cleared: boolean;
  /** Rows that it made or changed and that somebody has changed since; only asked for what is to be undone. */
  touched?: number;
}

/** Where each act leads on from; what was stopped in the middle may be gone on with, or undone. */
const FROM: Readonly<Record<ImportAct, readonly ImportState[]>> = {
  check: ['READ', 'CHECKED'],
  run: ['CHECKED'],
  undo: ['DONE'],
};
const AFTER_STOP: Readonly<Record<ImportAct, readonly ImportState[]>> = {
  check: ['CHECKING'],
  run: ['RUNNING'],
  undo: ['RUNNING', 'UNDOING'],
};

/** Why an act upon an import may not be done now, or nothing: `import.state`, `import.touched` { count }. */
export function whyNotImport(act: ImportAct, { state, stopped, cleared, touched = 0 }: Facts): Problem[] {
  const may = !cleared && (FROM[act].includes(state) || (stopped && AFTER_STOP[act].includes(state)));
  if (!may) return [problem('import.state')];
  return act === 'undo' && touched > 0 ? [problem('import.touched', { count: touched })] : [];
}
