/** Lists as files: their columns, an export as it is made, and all that were (product/exports.md#what). */
import * as z from 'zod/mini';
import {
  EXPORT_FORMATS,
  EXPORTED,
  TOLD_EXPORT_FORMATS,
  TOLD_EXPORT_STATES,
  TOLD_EXPORTED,
} from '@portal/domain/exports/exports.ts';
import { endpoints } from '../endpoints.ts';
import { id, idText, instant, language } from '../fields.ts';
import { declareList, listOf } from '../lists.ts';

const list = z.enum(EXPORTED);

export const exported = z.object({
  id,
  list: z.enum(TOLD_EXPORTED),
  /** The list's, in the reader's language. */
  title: z.string(),
  format: z.enum(TOLD_EXPORT_FORMATS),
  language,
  /** The keys of its columns. */
  columns: z.array(z.string()),
  /** The keys of the filters that narrowed it; the values are not kept. */
  filters: z.array(z.string()),
  by: z.object({ id, name: z.string() }),
  state: z.enum(TOLD_EXPORT_STATES),
  /** Rows written so far, of a copy files, and how many they are in all; of a copy 0 until that is known. */
  done: z.int(),
  total: z.int(),
  createdAt: instant,
  /** Until when the file is kept; null where there is none for this reader. */
  keptUntil: z.nullable(instant),
  /** Opens the file for this session, for some minutes. */
  file: z.nullable(z.object({ name: z.string(), url: z.string() })),
});
export type Exported = z.output<typeof exported>;

export const EXPORT_LIST = declareList({
  search: 'words',
  filters: {
    list: { kind: 'several', of: { kind: 'oneOf', values: TOLD_EXPORTED } },
    by: { kind: 'record' },
    made: { kind: 'date' },
  },
  sorts: ['made'],
  usual: '-made',
});

/** An address of a list is not longer. */
const value = z.string().check(z.maxLength(500));
const MOST_COLUMNS = 60;

export const exportEndpoints = endpoints({
  listExportColumns: {
    method: 'GET',
    path: '/business/exports/columns/:list',
    permission: 'staff',
    does: 'What a list can be exported with, in its order: keys that stay, titles in the reader’s language, and under which column of the screen each is shown.',
    params: z.object({ list: value }),
    reply: z.array(z.object({ key: z.string(), title: z.string(), under: z.string() })),
  },
  orderExport: {
    method: 'POST',
    path: '/business/exports',
    permission: 'staff',
    does: 'Writes what a list holds by its present query as a file: up to 2,000 rows at once, more in the background, one such at a time for a person.',
    body: z.object({
      list,
      /** As the list itself is asked: words, filters, order, zone. */
      query: z.record(z.string().check(z.maxLength(40)), value),
      format: z.enum(EXPORT_FORMATS),
      language,
      columns: z.array(z.string().check(z.maxLength(60))).check(z.maxLength(MOST_COLUMNS)),
    }),
    reply: exported,
    errors: ['export.running', 'field.checkbox', 'field.choice'],
  },
  getExport: {
    method: 'GET',
    path: '/business/exports/:id',
    permission: 'staff',
    does: 'How far one of the reader’s exports is, and where its file is opened.',
    params: z.object({ id: idText }),
    reply: exported,
  },
  cancelExport: {
    method: 'POST',
    path: '/business/exports/:id/cancellations',
    permission: 'staff',
    does: 'Stops one of the reader’s exports that is under way; any other stays as it is.',
    params: z.object({ id: idText }),
    reply: exported,
  },
  listExports: {
    path: '/business/exports',
    permission: 'staff',
    does: 'The reader’s exports, 25 a page; everybody’s, without their files, to whoever may look into the audit. `people` are all who made any of them.',
    ...listOf(EXPORT_LIST, exported, { people: z.array(z.object({ id, name: z.string() })) }),
  },
});
