/** Whatever of the portal can be looked at stands in the table that axe and `npm run look` walk over (e2e/screens/). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor, type VisitorObject } from 'oxc-parser';
import { filesBelow } from './files.ts';

const TABLE = 'e2e/screens';
/** Where the paths stand; those of the public pages come after the login's. */
const SCREENS = /^apps\/web\/src\/(?:s|\w+S)creens\.tsx$/;
const PUBLIC = 'apps/web/src/sessions/publicPages.ts';
/** Modules that are something to look at say so in their name. */
const TO_SEE = /\/(\w+(?:Screen|Dialog|Menu|Tab|Panel|Move))\.tsx$/;

/** Screens, dialogs, menus, tabs and panels that no entry of the table shows. Throws when it had nothing to look at. */
export function findUnseenScreens(root: string): string[] {
  const shown = new Set(
    filesBelow(root, [TABLE], /\.ts$/).flatMap((file) => valuesOf(root, file, 'shows').flatMap(textsIn)),
  );
  const files = filesBelow(root, ['apps/web/src'], /creens\.tsx$/).filter((file) => SCREENS.test(file));
  const routes = [...files, PUBLIC].flatMap((file) =>
    valuesOf(root, file, 'path')
      .flatMap(textsIn)
      .map((path) => ({ file, name: file === PUBLIC ? `/login/${path}` : path })),
  );
  const modules = filesBelow(root, ['apps/web/src'], TO_SEE).map((file) => ({
    file,
    name: TO_SEE.exec(file)?.[1] ?? '',
  }));
  if (routes.length === 0 || modules.length === 0) throw new Error(`No screens were read below ${root}.`);
  return [...routes, ...modules]
    .filter(({ name }) => !shown.has(name))
    .map(({ file, name }) => `${file}: no entry of ${TABLE}/ shows ${name}`);
}

/** What is given for a property of that name, as it is written. */
function valuesOf(root: string, file: string, name: string): string[] {
  const source = readFileSync(join(root, file), 'utf8');
  const values: string[] = [];
  const collect: VisitorObject['Property'] = ({ key, value }) => {
    if (key.type === 'Identifier' && key.name === name) values.push(source.slice(value.start, value.end));
  };
  new Visitor({ Property: collect }).visit(parseSync(file, source).program);
  return values;
}

const textsIn = (source: string): string[] => [...source.matchAll(/'([^']+)'/g)].map(([, text = '']) => text);
