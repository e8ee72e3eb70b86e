/** How a list looks as a file: which columns, in which order, under which titles (product/exports.md#definitions). */
import { LANGUAGES, type Language } from '../languages.ts';
import { EXPORTED, type ExportedListName } from './exports.ts';

/** Of its own; null: as the portal has it. */
export type OwnTitles = Readonly<Record<Language, string | null>>;

/** A column of a list as it is defined; its place is its place among the others. */
export interface DefinedElement {
  /** That of the column, which stays. */
  key: string;
  titles: OwnTitles;
  visible: boolean;
}

/** In characters. */
export const LONGEST_TITLE = 120;

/** What the definition of a list is called by: `created-accounts.export` of `listCreatedAccounts`. */
export const groupOf = (list: ExportedListName): string =>
  `${list
    .replace(/^(?:list|get)/, '')
    .replaceAll(/(?<=.)[A-Z]/g, '-$&')
    .toLowerCase()}.export`;

export const findListOfGroup = (group: string): ExportedListName | undefined =>
  EXPORTED.find((list) => groupOf(list) === group);

/**
 * All columns of a list in their order: those that were defined as they were, each new one behind the column that it
 * follows in the portal, seen and without titles of its own. What was defined of a column that is gone is left out.
 */
export function definedElements(keys: readonly string[], kept: readonly DefinedElement[]): DefinedElement[] {
  const found = kept.filter(({ key }) => keys.includes(key));
  for (const [place, key] of keys.entries()) {
    if (found.some((element) => element.key === key)) continue;
    const before = found.findIndex((element) => element.key === keys[place - 1]);
    found.splice(before + 1, 0, { key, titles: { en: null, es: null }, visible: true });
  }
  return found;
}

/** The same with one of them at another place, 1 being the first; past the end it is the last. */
export function placedElement(elements: readonly DefinedElement[], key: string, position: number): DefinedElement[] {
  const moved = elements.filter((element) => element.key === key);
  const others = elements.filter((element) => element.key !== key);
  return [...others.slice(0, position - 1), ...moved, ...others.slice(position - 1)];
}

/** The languages in which a column has no title of its own, while it has one in the other. */
export const missingTitles = (titles: OwnTitles): Language[] =>
  LANGUAGES.some((language) => titles[language] !== null)
    ? LANGUAGES.filter((language) => titles[language] === null)
    : [];

/** The language in which a column is called as another is; nothing where none is. Told by the titles that are read, one's own or the portal's. */
export const takenTitle = (
  titles: Readonly<Record<Language, string>>,
  others: readonly Readonly<Record<Language, string>>[],
): Language | undefined =>
  LANGUAGES.find((language) =>
    others.some((other) => other[language].toLowerCase() === titles[language].toLowerCase()),
  );
