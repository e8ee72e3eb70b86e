import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { LANGUAGES } from '@portal/domain/languages.ts';
import { common as commonEn } from '@portal/messages/en/common.ts';
import { sessions as sessionsEn } from '@portal/messages/en/sessions.ts';
import { shell as shellEn } from '@portal/messages/en/shell.ts';
import { common as commonEs } from '@portal/messages/es/common.ts';
import { sessions as sessionsEs } from '@portal/messages/es/sessions.ts';
import { shell as shellEs } from '@portal/messages/es/shell.ts';
import { DEFAULT_THEME } from '@mantine/core';
import { cssVariables, theme } from './src/ui/theme.ts';

const HERE = join(import.meta.dirname, 'src/shell/firstPaint');
const TEXTS = {
  en: { ...commonEn, ...sessionsEn, ...shellEn },
  es: { ...commonEs, ...sessionsEs, ...shellEs },
};
type Key = keyof (typeof TEXTS)['en'];

/** What stands at which address, the first also at none. A title that only the record knows is left out. */
const SCREENS: readonly { path: string; shape: 'board' | 'list' | 'form' | 'bare'; title: Key | '' }[] = [
  { path: '/requests/dashboard', shape: 'board', title: 'menu.applications' },
  { path: '/users/list', shape: 'list', title: 'menu.portalUsers' },
  { path: '/users/create', shape: 'form', title: '' },
  { path: '/users/client-list', shape: 'list', title: 'menu.clients' },
  { path: '/users/client-edit', shape: 'form', title: '' },
  { path: '/users/unfinished-list', shape: 'list', title: 'menu.unfinishedAccounts' },
  { path: '/configurations/outbox', shape: 'list', title: 'menu.outbox' },
  { path: '/configurations/problems', shape: 'list', title: 'menu.problems' },
  { path: '/cms/questions', shape: 'list', title: 'menu.questions' },
  { path: '/events/check-in', shape: 'bare', title: '' },
];

/** Of the theme: what the first shapes are painted with. */
const COLOURS = [
  '--portal-canvas',
  '--portal-surface',
  '--portal-line',
  '--portal-accent',
  '--mantine-color-dimmed',
  '--mantine-color-text',
];

/**
 * Puts the first shapes with their style and their script into the page itself, so that they are painted when it is there,
 * before any file that it names; the style sheet of the rest comes after them, where it holds nothing up.
 */
export const firstPaintPlugin: Plugin = {
  name: 'portal-first-paint',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      const told = { screens: SCREENS, files: bundle ? filesOf(Object.values(bundle)) : noFiles };
      const script = readFileSync(join(HERE, 'firstPaint.js'), 'utf8')
        .replace(/^\s*\/\/.*\n/gm, '')
        .replace('__FIRST_PAINT__', JSON.stringify(told));
      const sheets = html.match(/ *<link rel="stylesheet"[^>]*>\n?/g) ?? [];
      return sheets
        .reduce((page, sheet) => page.replace(sheet, ''), html)
        .replace(
          '<!-- first paint -->',
          () =>
            `<style nonce="__CSP_NONCE__">${style()}</style>\n    <script nonce="__SCRIPT_NONCE__">${script}</script>`,
        )
        .replace('<!-- first shapes -->', shapes)
        .replace('</body>', `${sheets.join('')}  </body>`);
    },
  },
};

function style(): string {
  const { light, dark } = cssVariables(DEFAULT_THEME);
  const text = { '--mantine-color-text': theme.black ?? '' };
  const brand = {
    '--first-paint-ground': theme.colors?.['blue']?.[8] ?? '',
    '--first-paint-cross': theme.colors?.['gold']?.[3] ?? '',
    '--first-paint-door': light['--portal-surface'] ?? '',
  };
  const rule = (scheme: string, all: Record<string, string>, more: Record<string, string> = {}) =>
    `:root[data-mantine-color-scheme=${scheme}]{${[
      ...Object.entries(all).filter(([name]) => COLOURS.includes(name)),
      ...Object.entries(more),
    ]
      .map(([name, value]) => `${name}:${value}`)
      .join(';')}}`;
  const css = ['firstPaint.css', 'firstLogin.css', 'tooOld.css']
    .map((file) => readFileSync(join(HERE, file), 'utf8'))
    .join('')
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s*([{};,])\s*/g, '$1')
    .replace(/\s+/g, ' ');
  const titles = SCREENS.filter(({ title }) => title !== '').map(
    ({ title }) => `[data-first-title='${title}'] [data-title='${title}']{display:inline}`,
  );
  return `${rule('light', { ...text, ...light }, brand)}${rule('dark', dark, brand)}${css}${titles.join('')}`;
}

const both = (key: Key): string =>
  LANGUAGES.map((language) => `<span lang="${language}">${TEXTS[language][key]}</span>`).join('');

const bars = (count: number): string => '<i></i>'.repeat(count);

const mark = (size: number): string =>
  `<svg width="${size}" height="${size}" viewBox="0 0 32 32"><rect class="first-paint-ground" width="32" height="32" rx="8"/><path class="first-paint-door" d="M8 25V14a8 8 0 0 1 16 0v11"/><path class="first-paint-cross" d="M16 25V12m-4 5h8"/></svg>`;

const shapes = (): string =>
  `<div class="first-paint first-paint-login" aria-hidden="true"><div class="first-paint-card"><div class="first-paint-header">${mark(44)}` +
  `<p class="first-paint-dim">${both('productName')}</p><p class="first-paint-title first-paint-door-words">${both('title')}</p>` +
  `<p class="first-paint-dim first-paint-door-words">${both('lead')}</p></div>${bars(4)}</div></div>` +
  `<div class="first-paint first-paint-frame" aria-hidden="true"><div class="first-paint-top">${mark(28)}<span>${both('productName')}</span></div>` +
  `<div class="first-paint-side">${bars(8)}</div><div class="first-paint-content"><p class="first-paint-title">${SCREENS.filter(
    ({ title }) => title !== '',
  )
    .map(({ title }) => `<span data-title="${title}">${both(title as Key)}</span>`)
    .join('')}</p>` +
  `<div class="first-paint-shape first-paint-shape-board">${`<div>${bars(5)}</div>`.repeat(5)}</div>` +
  `<div class="first-paint-shape first-paint-shape-list">${bars(9)}</div>` +
  `<div class="first-paint-shape first-paint-shape-form">${bars(6)}</div></div></div>`;

const FIRST_TEXTS = {
  login: ['common', 'errors', 'shell', 'sessions'],
  frame: ['common', 'errors', 'shell', 'stages'],
};
const noFiles = { en: { login: {}, frame: {} }, es: { login: {}, frame: {} } };

/** By language and by what is shown: the files that the code of the page itself will ask for. */
function filesOf(bundle: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]) {
  const chunks = bundle.filter((file) => file.type === 'chunk');
  const entry = chunks.filter(({ isEntry }) => isEntry);
  const ofText = (language: string, names: readonly string[]) =>
    names.map((name) => new RegExp(`/messages/src/${language}/(\\w+/)*${name}\\.ts$`));
  const files = (patterns: readonly RegExp[]) => {
    const starts = patterns.map((pattern) => {
      const found = chunks.find(({ facadeModuleId }) => pattern.test(facadeModuleId ?? ''));
      if (!found) throw new Error(`No chunk of the build is called like ${pattern}`);
      return found;
    });
    const here = reached(chunks, entry);
    return [...reached(chunks, starts)].filter((file) => !here.has(file)).map((file) => `/B_Portal/${file}`);
  };
  const of = (language: string) => {
    const frame = [/\/src\/screens\.tsx$/, ...ofText(language, FIRST_TEXTS.frame)];
    const board = [/\/BoardScreen\.tsx$/, /\/cardMenuRows\.ts$/, ...ofText(language, ['applications'])];
    return {
      login: { door: files([/\/LoginScreen\.tsx$/, ...ofText(language, FIRST_TEXTS.login)]) },
      frame: { board: files([...frame, ...board]), list: files(frame), form: files(frame), bare: files(frame) },
    };
  };
  return { en: of('en'), es: of('es') };
}

/** The files of such chunks and of all that they import, style sheets apart: those would be asked for twice. */
function reached(
  chunks: readonly Rolldown.OutputChunk[],
  starts: readonly Rolldown.OutputChunk[],
): ReadonlySet<string> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const files = new Set(starts.map(({ fileName }) => fileName));
  for (const file of files) byFile.get(file)?.imports.forEach((imported) => files.add(imported));
  return files;
}
