import { join } from 'node:path';
import type { Plugin } from 'vite';

const SOURCES = join(import.meta.dirname, 'src/');
const TEXTS = join(SOURCES, 'platform/texts/i18n.ts');
const ASKED = /\buseText\(\s*'(\w+)'/g;
/** The page does not start without them. */
const ALWAYS_THERE: readonly string[] = ['common', 'errors', 'shell'];

/**
 * Lets the texts that a module asks for begin to come when its code does. Else each is met by the render that first
 * needs it, one wait after another, and a screen that is shown already would be hidden by a part that waits.
 */
export const textsAheadPlugin: Plugin = {
  name: 'portal-texts-ahead',
  enforce: 'pre',
  transform(code, id) {
    if (!id.startsWith(SOURCES)) return null;
    const asked = new Set([...code.matchAll(ASKED)].map(([, namespace]) => namespace ?? ''));
    const ahead = [...asked].filter((namespace) => !ALWAYS_THERE.includes(namespace));
    if (ahead.length === 0) return null;
    const named = ahead.map((namespace) => `'${namespace}'`).join(', ');
    const beginning = `import { beginTexts as begin__ } from ${JSON.stringify(TEXTS)};\nbegin__(${named});\n`;
    return { code: `${code}\n${beginning}`, map: null };
  },
};
