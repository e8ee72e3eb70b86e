import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Where the keys come from and which file of each language holds their texts. */
const TABLES = [
  { keys: 'packages/contract/src/errors.ts', name: 'ERROR_STATUS', texts: 'errors.ts' },
  { keys: 'packages/domain/src/access/permissions.ts', name: 'PERMISSIONS', texts: 'access/permissions.ts' },
];
const LANGUAGES = ['en', 'es'];

/** Codes and permission slugs without a text in one of the languages, and texts of codes that no longer exist. */
export async function findMissingTexts(root: string): Promise<string[]> {
  const problems: string[] = [];
  for (const table of TABLES) {
    const keys = keysOf((await load(root, table.keys))[table.name]);
    if (keys.length === 0) throw new Error(`${table.keys}: ${table.name} names nothing.`);
    for (const language of LANGUAGES) {
      const file = `packages/messages/src/${language}/${table.texts}`;
      const texts = textsOf(await load(root, file));
      problems.push(...keys.filter((key) => !hasText(texts, key)).map((key) => `${file}: no text for ${key}`));
    }
  }
  return problems;
}

const PLURALS = ['', '_one', '_other'];

const hasText = (texts: ReadonlyMap<string, string>, key: string): boolean =>
  PLURALS.some((plural) => texts.get(key + plural)?.trim());

/** A list of slugs, or an object whose keys are the codes. */
const keysOf = (table: unknown): string[] => (Array.isArray(table) ? table.map(String) : Object.keys(table ?? {}));

/** All texts of a module, nested keys joined by dots; the name of the exported table is no part of a key. */
export function textsOf(module: Record<string, unknown>): Map<string, string> {
  const texts = new Map<string, string>();
  for (const exported of Object.values(module)) gather(exported, '', texts);
  return texts;
}

function gather(value: unknown, path: string, texts: Map<string, string>): void {
  if (typeof value === 'string') texts.set(path, value);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) gather(inner, path === '' ? key : `${path}.${key}`, texts);
  }
}

async function load(root: string, path: string): Promise<Record<string, unknown>> {
  const file = join(root, path);
  if (!existsSync(file)) throw new Error(`${path} is missing.`);
  return (await import(pathToFileURL(file).href)) as Record<string, unknown>;
}
