/** How lists look as files, column by column (product/exports.md#definitions). */
import * as z from 'zod/mini';
import { LONGEST_TITLE } from '@portal/domain/exports/definitions.ts';
import { EXPORTED } from '@portal/domain/exports/exports.ts';
import { line } from '@portal/domain/fields/rules.ts';
import { anyOf, endpoints } from '../endpoints.ts';
import { language, optionallyRuled } from '../fields.ts';

const defines = anyOf('business.configuration.exports');

const ownTitle = z.nullable(z.string());
const element = z.object({
  /** That of the column, which stays. */
  key: z.string(),
  /** 1 is the first. */
  position: z.int(),
  /** Whether it can be taken out at all. */
  visible: z.boolean(),
  /** Of its own; null: as the portal calls it. */
  titles: z.object({ en: ownTitle, es: ownTitle }),
  /** What the portal calls it. */
  usual: z.object({ en: z.string(), es: z.string() }),
});
export type ExportElement = z.output<typeof element>;

const definition = z.object({
  /** The group, by which it is changed: `created-accounts.export`. */
  id: z.string(),
  list: z.enum(EXPORTED),
  /** Rises with every change; 0: as the portal came. */
  version: z.int(),
  elements: z.array(element),
});
export type ExportDefinition = z.output<typeof definition>;

const group = z.string().check(z.maxLength(60));
const one = z.object({ id: group });
const changed = { version: z.int(), element: z.string().check(z.maxLength(60)) };
/** Both are sent: what is left out is not meant to be taken away. */
const title = optionallyRuled(line(LONGEST_TITLE)).def.innerType;
const changes = {
  method: 'PUT' as const,
  permission: defines,
  params: one,
  reply: definition,
  present: definition,
};

export const exportDefinitionEndpoints = endpoints({
  getExportDefinition: {
    method: 'GET',
    path: '/business/report/metadata/group/:group',
    permission: defines,
    does: 'How a list looks as a file: its columns in their order, each with its titles in both languages and whether it is seen.',
    params: z.object({ group }),
    reply: definition,
  },
  placeExportElement: {
    ...changes,
    path: '/business/report/metadata/:id/position',
    does: 'Puts a column at another place, 1 being the first.',
    body: z.object({ ...changed, position: z.int().check(z.minimum(1), z.maximum(1000)) }),
    errors: ['field.choice', 'record.stale'],
  },
  showExportElement: {
    ...changes,
    path: '/business/report/metadata/:id/visibility',
    does: 'Shows or hides a column; the last that is seen stays so.',
    body: z.object({ ...changed, visible: z.boolean() }),
    errors: ['field.checkbox', 'field.choice', 'record.stale'],
  },
  titleExportElement: {
    ...changes,
    path: '/business/report/metadata/:id/element',
    does: 'Gives a column titles of its own; an empty one is the portal’s again. No two columns are called alike.',
    body: z.object({ ...changed, titles: z.object({ en: title, es: title }) }),
    errors: ['field.choice', 'field.taken', 'record.stale'],
  },
  previewExport: {
    method: 'GET',
    path: '/business/report/metadata/:id/preview',
    permission: defines,
    does: 'The first rows of a list as the reader may take them out, with a cell for every column, seen or not; none where the list is not the reader’s to take out.',
    params: one,
    query: z.object({ language: z.optional(language) }),
    reply: z.object({
      /** Whether the reader may take the list out. */
      may: z.boolean(),
      /** The keys of the columns, in the order of the cells. */
      columns: z.array(z.string()),
      rows: z.array(z.array(z.string())),
    }),
  },
});
