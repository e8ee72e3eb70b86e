import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Exported } from '@portal/contract/exports/exports.ts';
import { expiresAt, exportStateOf, isCopy } from '@portal/domain/exports/exports.ts';
import { STAFF_NAME } from '../history/listHistory.ts';
import { addressOf, describeAttachment, type Attachment } from '../platform/files/attachments.ts';
import type { StaffActor, StaffContext } from '../platform/http/context.ts';
import type { ExportedList } from '../platform/lists/exportOf.ts';
import { exportWords, type ExportWords } from '../platform/lists/exportWords.ts';
import { titleOf } from './file/exportBytes.ts';
import { exportFiles, FILES } from './exportFiles.ts';
import type { ExportTable } from './exports.tables.ts';

export interface ExportRow extends Omit<Selectable<ExportTable>, 'role_id' | 'query' | 'rights' | 'charge'> {
  by_name: string;
  files: Attachment[];
  opens: boolean;
}

/** What is told of a row, with its file where the actor may open it. */
export const told = (actor: StaffActor): RawBuilder<unknown> => sql`
  id, user_id, list, filters, columns, format, language, state, done, total, created_at, touched_at,
  coalesce(${STAFF_NAME} export.user_id), '') as by_name, ${FILES} as files, ${exportFiles.maySee(actor)} as opens`;

const stateOf = ({ state, created_at: createdAt, touched_at: touchedAt }: ExportRow) => ({
  state,
  createdAt,
  touchedAt,
});

type Lists = readonly Pick<ExportedList, 'name' | 'noun'>[];

/** An export as it is told, whatever becomes of its file. */
export function tellExport(
  row: ExportRow,
  now: Date,
  words: ExportWords,
  lists: Lists,
): Omit<Exported, 'keptUntil' | 'file'> {
  const known = lists.find(({ name }) => name === row.list);
  return {
    id: row.id,
    list: row.list,
    title: isCopy(row.list) ? words.say('exports', `list.${row.list}`) : known ? titleOf(known, words) : row.list,
    format: row.format,
    language: row.language,
    columns: row.columns,
    filters: row.filters,
    by: { id: row.user_id, name: row.by_name },
    state: row.state === 'DONE' && row.files.length === 0 ? 'EXPIRED' : exportStateOf(stateOf(row), now),
    done: row.done,
    total: row.total,
    createdAt: row.created_at.toISOString(),
  };
}

/** Exports as the reader may have them, each with its file where they may open it. */
export async function tellExports(
  context: StaffContext,
  lists: Lists,
  rows: readonly ExportRow[],
): Promise<Exported[]> {
  const words = await exportWords(context.language);
  return rows.map((row) => {
    const exported = tellExport(row, context.now, words, lists);
    const file = exported.state === 'DONE' && row.opens ? row.files[0] : undefined;
    return {
      ...exported,
      keptUntil: file ? expiresAt(row.created_at).toISOString() : null,
      file: file ? { name: describeAttachment(file).name, url: addressOf(context, file) } : null,
    };
  });
}
