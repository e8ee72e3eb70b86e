/**
 * `npm run screens`: docs/screens.md anew, a sheet a screen with its four windows, both languages and both themes.
 * `-- --only events,money --into folder` takes other parts of the portal, to be looked at; the page stands beside that folder.
 */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { pictureName, takePictures, type PictureView } from '../e2e/screens/pictures.ts';
import { SCREENS_TO_SEE } from '../e2e/screens/screensToSee.ts';
import { photographed } from './testing/photographed.ts';

const root = join(import.meta.dirname, '..');
/** What every other screen is made of: all of them would make a clone three times as large. */
const SHOWN = ['public pages', 'board', 'card', 'dialogs of a card', 'users'];

/** Where each window stands on a sheet, and how large; each language and theme is seen large and small. */
const PLACES: readonly (PictureView & { left: number; top: number; width: number; height: number })[] = [
  { language: 'en', window: 'desk', themes: ['light'], left: 0, top: 0, width: 960, height: 600 },
  { language: 'es', window: 'phone', themes: ['light'], left: 976, top: 0, width: 277, height: 600 },
  { language: 'es', window: 'laptop', themes: ['dark'], left: 0, top: 616, width: 768, height: 432 },
  { language: 'en', window: 'zoomed', themes: ['dark'], left: 784, top: 616, width: 469, height: 264 },
];
const SHEET = { width: 1253, height: 1048 };
/** Three quarters of that are kept: large enough to read a button by. */
const KEPT_WIDTH = 940;

/** By the words they have in e2e/screens/: no variants of what is there already. */
const VARIANTS =
  /nothing typed|nothing chosen|nobody chosen|without|not there|nothing found|used|too short|only to read|values of/;

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { origin: text, only: text, into: text } });
const parts = values.only?.split(',') ?? SHOWN;
const into = resolve(root, values.into ?? 'docs/screens');
const pictures = await mkdtemp(join(tmpdir(), 'screens-'));
try {
  await photographed(root, values.origin, async (studio) => {
    if (values.into === undefined) await rm(into, { recursive: true, force: true });
    await mkdir(into, { recursive: true });
    const groups = Object.entries(SCREENS_TO_SEE)
      .filter(([group]) => parts.includes(group))
      .map(([group, all]) => [group, all.filter(({ name, only }) => !only && !VARIANTS.test(name))] as const);
    const missed: string[] = [];
    for (const [group, screens] of groups) {
      const taken = await takePictures({
        ...studio,
        screens,
        views: PLACES,
        states: ['full'],
        cut: true,
        into: pictures,
      });
      missed.push(...taken.missed);
      for (const { name } of screens) await writeSheet(name);
      console.log(`${group}: ${screens.length} sheets`);
    }
    await writeFile(`${into}.md`, pageOf(groups));
    return missed;
  });
} finally {
  await rm(pictures, { recursive: true, force: true });
}

async function writeSheet(name: string): Promise<void> {
  // What could not be shown is told at the end, and leaves its place empty.
  const shown = PLACES.map(({ language, window, themes: [theme = 'light'], ...place }) => ({
    file: join(pictures, pictureName(name, 'full', language, theme, window)),
    ...place,
  })).filter(({ file }) => existsSync(file));
  const windows = await Promise.all(
    shown.map(async ({ file, left, top, width, height }) => {
      const input = await sharp(file).resize(width, height, { fit: 'fill' }).toBuffer();
      return { input, left, top };
    }),
  );
  const sheet = sharp({ create: { ...SHEET, channels: 3, background: '#888888' } }).composite(windows);
  // What is composed is only then made smaller by a pipeline of its own.
  const kept = sharp(await sheet.png().toBuffer()).resize(KEPT_WIDTH);
  await kept.webp({ quality: 60, effort: 6 }).toFile(join(into, sheetName(name)));
}

function sheetName(name: string): string {
  return `${name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}.webp`;
}

function pageOf(groups: readonly (readonly [string, readonly { name: string }[]])[]): string {
  const folder = basename(into);
  const chapters = groups.map(([group, screens]) =>
    [`## ${group}`, ...screens.map(({ name }) => `### ${name}\n\n![${name}](${folder}/${sheetName(name)})`)].join(
      '\n\n',
    ),
  );
  return `# The screens

Made by \`npm run screens\` from the table in e2e/screens. On each sheet: a desk of 1440×900 in English, light; a phone of
390×844 in Spanish, light; a laptop of 1280×720 in Spanish, dark; the same laptop at 200 % in English, dark. \`npm run look\` writes every
screen in every language, theme, window and state at its full size; \`npm run screens -- --only events,money --into folder\` makes such
a page of other parts.

${chapters.join('\n\n')}
`;
}
