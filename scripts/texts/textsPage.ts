import type { Text } from './readTexts.ts';

export type UsedText = Text & { uses: readonly string[] };

const HEADERS = ['File', 'Key', 'English', 'Spanish', 'Where'];
const MOST_USES = 6;

/** All texts as a table for a spreadsheet; lines and tabs inside a text are written out. */
export function textsTable(texts: readonly UsedText[]): string {
  const plain = (cell: string) => cell.replaceAll('\t', ' ').replaceAll('\n', String.raw`\n`);
  const rows = texts.map((text) => [text.file, text.key, text.english, text.spanish, text.uses.join(' ')]);
  return [HEADERS, ...rows].map((row) => `${row.map(plain).join('\t')}\n`).join('');
}

/** All texts on one page that needs nothing beside it, with words to look for. */
export function textsPage(texts: readonly UsedText[]): string {
  const rows = texts.map(
    ({ file, key, english, spanish, uses }) =>
      `<tr><td>${escape(`${file.replace(/^.*\/en\//, '')}\n${key}`)}<td lang="en">${escape(english)}` +
      `<td lang="es">${escape(spanish)}<td>${escape(shortened(uses).join('\n'))}`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>All texts</title><style>${STYLE}</style>
<input type="search" placeholder="Find in ${texts.length} texts" aria-label="Find" autofocus>
<table><thead><tr><th>Key<th>English<th>Spanish<th>Where<tbody>
${rows.join('\n')}
</table><script>${SCRIPT}</script></html>
`;
}

const shortened = (uses: readonly string[]): string[] =>
  uses.length > MOST_USES ? [...uses.slice(0, MOST_USES), `… ${uses.length - MOST_USES} more`] : [...uses];

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const STYLE = `
:root { color-scheme: light dark; font: 14px/1.4 system-ui, sans-serif; }
table { border-collapse: collapse; width: 100%; table-layout: fixed; }
input { position: sticky; top: 0; font: inherit; padding: 8px; width: 24em; max-width: 100%; box-sizing: border-box; }
th { position: sticky; top: 38px; background: Canvas; text-align: left; }
th, td { padding: 6px; border-bottom: 1px solid GrayText; vertical-align: top; white-space: pre-wrap; overflow-wrap: anywhere; }
td:first-child, td:last-child { font: 12px/1.4 ui-monospace, monospace; }
tr[hidden] { display: none; }`;

const SCRIPT = `
const rows = [...document.querySelectorAll('tbody tr')].map((row) => [row, row.textContent.toLowerCase()]);
document.querySelector('input').addEventListener('input', ({ target }) => {
  const words = target.value.toLowerCase();
  for (const [row, text] of rows) row.hidden = !text.includes(words);
});`;
