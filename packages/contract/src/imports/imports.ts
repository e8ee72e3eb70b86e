/** Files that are brought in: /configurations/imports (product/imports.md#what). */
import * as z from 'zod/mini';
import {
  DUPLICATE_CHOICES,
  IMPORT_FORMATS,
  IMPORT_KINDS,
  IMPORT_LIMITS,
  IMPORT_STATES,
  ROW_OUTCOMES,
} from '@portal/domain/imports/imports.ts';
import { anyOf, endpoints } from '../endpoints.ts';
import { id, idText, instant, lineText } from '../fields.ts';
import { declareList, listOf } from '../lists.ts';

const fieldProblem = z.object({
  code: z.string(),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
});
const outcomes = z.record(z.string(), z.int());

const listed = z.object({
  id,
  kind: z.enum(IMPORT_KINDS),
  /** As the file was called; nothing once it was cleared. */
  name: z.nullable(z.string()),
  state: z.enum(IMPORT_STATES),
  /** Its last run was stopped before its end. */
  stopped: z.boolean(),
  total: z.int(),
  /** How many rows became what, or would. */
  outcomes,
  by: z.nullable(z.string()),
  createdAt: instant,
  cleared: z.boolean(),
  version: z.int(),
});
export type ListedImport = z.output<typeof listed>;

const batch = z.object({
  ...listed.shape,
  format: z.enum(IMPORT_FORMATS),
  encoding: z.nullable(z.string()),
  separator: z.nullable(z.string()),
  /** The titles of its columns, each with what stands below it in the first rows. */
  columns: z.array(z.object({ title: z.string(), samples: z.array(z.string()) })),
  /** In which column each field stands. */
  mapping: z.record(z.string(), z.int()),
  duplicates: z.enum(DUPLICATE_CHOICES),
  /** The same file was brought in before. */
  earlier: z.nullable(z.object({ id, createdAt: instant })),
  /** The bulk run that works on it, or did last. */
  runId: z.nullable(id),
});
export type ImportBatch = z.output<typeof batch>;

const row = z.object({
  line: z.int(),
  outcome: z.nullable(z.enum(ROW_OUTCOMES)),
  /** What stands in the mapped cells, by field. */
  values: z.record(z.string(), z.string()),
  /** Why it is refused, by field; what stands at no field is at the empty name. */
  problems: z.record(z.string(), fieldProblem),
  /** Which row of the file it repeats. */
  repeats: z.nullable(z.int()),
  /** What it is a duplicate of, was merged into or became. */
  subject: z.nullable(z.object({ id, name: z.string() })),
});
export type ImportRow = z.output<typeof row>;

export const IMPORT_LIST = declareList({
  search: 'words',
  filters: {
    state: { kind: 'several', of: { kind: 'oneOf', values: IMPORT_STATES } },
    made: { kind: 'date' },
  },
  sorts: ['made'],
  usual: '-made',
});

const imports = anyOf('business.import');
const params = z.object({ id: idText });
const upon = z.object({ version: z.int() });

export const importEndpoints = endpoints({
  listImports: {
    path: '/business/import',
    permission: imports,
    does: 'Files that were brought in, 25 a page, the last first.',
    ...listOf(IMPORT_LIST, listed),
  },
  uploadImport: {
    method: 'POST',
    path: '/business/import/files/:kind',
    permission: imports,
    does: 'Reads a CSV or Excel file and guesses its columns; nothing is brought in yet. The file itself is not kept.',
    params: z.object({ kind: z.enum(IMPORT_KINDS) }),
    file: 'file',
    reply: batch,
    errors: [
      'field.file',
      'field.fileSize',
      'import.unreadable',
      'import.empty',
      'import.rows',
      'import.columns',
      'import.cell',
    ],
  },
  getImport: {
    method: 'GET',
    path: '/business/import/:id',
    permission: imports,
    does: 'One import: its columns, its choices, how far it is.',
    params,
    reply: batch,
  },
  listImportRows: {
    method: 'GET',
    path: '/business/import/:id/rows',
    permission: imports,
    does: 'What would become of each row, or became, in the order of the file, 50 a page.',
    params,
    query: z.object({ outcome: z.optional(z.enum(ROW_OUTCOMES)), after: z.optional(lineText) }),
    reply: z.object({ data: z.array(row), next: z.nullable(z.string()) }),
  },
  checkImport: {
    method: 'POST',
    path: '/business/import/:id/checks',
    permission: imports,
    does: 'Tries every row with these columns and takes it back: afterwards each tells what would become of it.',
    params,
    body: z.object({
      mapping: z.record(
        z.string().check(z.maxLength(40)),
        z.int().check(z.minimum(0), z.maximum(IMPORT_LIMITS.columns - 1)),
      ),
      duplicates: z.enum(DUPLICATE_CHOICES),
      version: z.int(),
    }),
    reply: batch,
    present: batch,
    errors: ['record.stale', 'import.state'],
  },
  runImport: {
    method: 'POST',
    path: '/business/import/:id/runs',
    permission: imports,
    does: 'Brings the rows in, one by one; what was stopped goes on with those that are left.',
    params,
    body: upon,
    reply: batch,
    present: batch,
    errors: ['record.stale', 'import.state'],
  },
  undoImport: {
    method: 'POST',
    path: '/business/import/:id/undoings',
    permission: imports,
    does: 'Takes back what an import made and changed, while nobody has changed it since.',
    params,
    body: upon,
    reply: batch,
    present: batch,
    errors: ['record.stale', 'import.state', 'import.touched'],
  },
});
