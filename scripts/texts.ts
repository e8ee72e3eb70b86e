/** `npm run texts`: all texts side by side in both languages, with where each is used. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { usesOf } from './texts/findUses.ts';
import { readTexts } from './texts/readTexts.ts';
import { textsPage, textsTable } from './texts/textsPage.ts';

const root = join(import.meta.dirname, '..');
const USAGE = `npm run texts -- [--into look]
  --into    the folder of texts.html, a page to read and search, and texts.tsv, the same for a spreadsheet`;

const { values } = parseArgs({
  options: { into: { type: 'string', default: 'look' }, help: { type: 'boolean', default: false } },
});
if (values.help) console.log(USAGE);
else await writeTexts(join(root, values.into));

async function writeTexts(into: string): Promise<void> {
  const findUses = usesOf(root);
  const texts = (await readTexts(root)).map((text) => Object.assign(text, { uses: findUses(text) }));
  await mkdir(into, { recursive: true });
  await writeFile(join(into, 'texts.html'), textsPage(texts));
  await writeFile(join(into, 'texts.tsv'), textsTable(texts));
  const unused = texts.filter(({ uses }) => uses.length === 0).length;
  const nowhere = unused === 0 ? '' : `; of ${unused} no use was found`;
  console.log(`${texts.length} texts are in ${relative(process.cwd(), into) || '.'}/texts.html${nowhere}.`);
}
