import * as z from 'zod/mini';
import type { ExportDefinition } from '@portal/contract/exports/definitions.ts';
import { definedElements, findListOfGroup, groupOf, type DefinedElement } from '@portal/domain/exports/definitions.ts';
import { EXPORT_DEFINITION } from '@portal/domain/history/changes.ts';
import { LANGUAGES, type Language } from '@portal/domain/languages.ts';
import type { Db } from '../../platform/database/tables.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { ExportColumn, ExportedList } from '../../platform/lists/exportOf.ts';
import { exportWords } from '../../platform/lists/exportWords.ts';
import { defineParameter } from '../../settings/parameter.ts';

const title = z.nullable(z.string());
const elements = z.array(
  z.object({ key: z.string(), titles: z.object({ en: title, es: title }), visible: z.boolean() }),
) as z.ZodMiniType<DefinedElement[]>;

/** The setting that says how a list looks as a file; nothing of it is kept before somebody changes it. */
export const definitionOf = (list: ExportedList) =>
  defineParameter(`${EXPORT_DEFINITION}${groupOf(list.name)}`, elements, definedElements(keysOf(list), []));

const keysOf = (list: ExportedList): string[] => list.columns.map(({ key }) => key);

/** The columns of a list as it is defined, with what they are called in each language. */
interface DefinedColumn {
  column: ExportColumn;
  element: DefinedElement;
}

/** All of them in their order, seen or not, and the version of the definition. */
async function readDefinition(db: Db, list: ExportedList): Promise<{ columns: DefinedColumn[]; version: number }> {
  const { value, version } = await definitionOf(list).read(db);
  const columns = definedElements(keysOf(list), value).flatMap((element) => {
    const column = list.columns.find(({ key }) => key === element.key);
    return column ? [{ column, element }] : [];
  });
  return { columns, version };
}

/** Those that may be taken out, each under the title that it has now. */
export async function shownColumns(db: Db, list: ExportedList): Promise<ExportColumn[]> {
  const { columns } = await readDefinition(db, list);
  return columns
    .filter(({ element }) => element.visible)
    .map(({ column, element: { titles } }) => ({
      ...column,
      title: (words) => titles[words.language] ?? column.title(words),
    }));
}

/** The list of a group. Refusal: `http.notFound`. */
export function getListOfGroup(lists: readonly ExportedList[], group: string): ExportedList {
  const name = findListOfGroup(group);
  const list = lists.find((each) => each.name === name);
  if (!list) throw notFound();
  return list;
}

/** As the contract tells it. */
export async function tellDefinition(db: Db, list: ExportedList): Promise<ExportDefinition> {
  const { columns, version } = await readDefinition(db, list);
  const words = await usualWords();
  return {
    id: groupOf(list.name),
    list: list.name,
    version,
    elements: columns.map(({ column, element }, place) => ({
      key: element.key,
      position: place + 1,
      visible: element.visible,
      titles: { ...element.titles },
      usual: { en: column.title(words.en), es: column.title(words.es) },
    })),
  };
}

/** What the columns of a group's list are called in the portal; none where there is no such list. */
export const columnTitles =
  (lists: readonly ExportedList[]) =>
  async (group: string, language: Language): Promise<Record<string, string>> => {
    const name = findListOfGroup(group);
    const words = await exportWords(language);
    const columns = lists.find((each) => each.name === name)?.columns ?? [];
    return Object.fromEntries(columns.map(({ key, title: say }) => [key, say(words)]));
  };

async function usualWords() {
  const [en, es] = await Promise.all(LANGUAGES.map(exportWords));
  return { en, es } as Record<Language, NonNullable<typeof en>>;
}
