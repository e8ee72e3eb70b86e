import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './files.ts';

/** The only files that may name colours (design: "one theme file holds every colour"). */
const THEME = /^apps\/web\/src\/ui\/theme\.(ts|css)$/;

const HEX_IN_CODE = /['"`]#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})['"`]/i;
const HEX_IN_STYLES = /:[^;{}]*#[0-9a-f]{3,8}\b/i;
const FUNCTION = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(\s*[\d.]/i;
const NAMED_IN_STYLES =
  /:[^;{}]*(?<![-\w])(?:white|black|red|green|blue|gray|grey|yellow|orange|purple|pink|brown)(?![-\w])/i;

/** Colours named outside the theme: they would not follow light and dark, nor a change of the palette. */
export function findRawColours(root: string): string[] {
  const files = filesBelow(root, ['apps/web/src'], /\.(tsx?|css)$/);
  if (files.length === 0) throw new Error(`No files of the portal were read below ${root}.`);
  return files
    .filter((path) => !THEME.test(path) && !path.includes('.test.'))
    .flatMap((path) => {
      const patterns = path.endsWith('.css') ? [HEX_IN_STYLES, FUNCTION, NAMED_IN_STYLES] : [HEX_IN_CODE, FUNCTION];
      return readFileSync(join(root, path), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          patterns.some((pattern) => pattern.test(line)) ? [`${path}:${index + 1}: ${line.trim()}`] : [],
        );
    });
}
