import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesBelow } from '../../house/files.ts';
import { textsOf } from '../../house/texts.ts';

/** A text in both languages; an empty one is not said in that language, as a plural form that only Spanish has. */
export interface Text {
  file: string;
  /** The name of the table that holds it. */
  namespace: string;
  key: string;
  english: string;
  spanish: string;
}

const ENGLISH = 'packages/messages/src/en/';
const SPANISH = 'packages/messages/src/es/';

/** Every text of the project, file by file in the order in which they stand there. */
export async function readTexts(root: string): Promise<Text[]> {
  const texts: Text[] = [];
  for (const file of filesBelow(root, [ENGLISH], /\.ts$/)) {
    const [english, spanish] = [await load(root, file), await load(root, file.replace(ENGLISH, SPANISH))];
    for (const [namespace, table] of Object.entries(english)) {
      const [en, es] = [textsOf({ table }), textsOf({ table: spanish[namespace] })];
      for (const key of inOrder([...en.keys()], [...es.keys()])) {
        texts.push({ file, namespace, key, english: en.get(key) ?? '', spanish: es.get(key) ?? '' });
      }
    }
  }
  return texts;
}

/** The keys of the first language, and behind each the plural forms of it that only the second has. */
function inOrder(first: readonly string[], second: readonly string[]): string[] {
  const known = new Set(first);
  const more = second.filter((key) => !known.has(key));
  const all = first.flatMap((key) => {
    const forms = key.endsWith('_one') ? more.filter((form) => withoutForm(form) === withoutForm(key)) : [];
    return [key, ...forms];
  });
  return [...new Set([...all, ...more])];
}

/** A key as code asks for it: without its plural form. */
export const withoutForm = (key: string): string => key.replace(/_(zero|one|many|other)$/, '');

async function load(root: string, path: string): Promise<Record<string, unknown>> {
  return (await import(pathToFileURL(join(root, path)).href)) as Record<string, unknown>;
}
