import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filesBelow } from '../../house/files.ts';
import { withoutForm, type Text } from './readTexts.ts';

/** Where each text is asked for, as `file:line`: the answer to "which screen says this?". */
export function usesOf(root: string): (text: Text) => string[] {
  const sources = filesBelow(root, ['apps', 'packages'], /^(?!.*\.test\.).*\.tsx?$/)
    .filter((path) => !/^packages\/messages\/src\/(en|es)\/|^apps\/\w+\/test\//.test(path))
    .map((path) => readSource(path, readFileSync(join(root, path), 'utf8')));
  return (text) => {
    const key = withoutForm(text.key);
    const near = sources.flatMap((source) => [
      ...(source.content.includes(`'${text.namespace}'`) ? linesWith(source, asksFor(key)) : []),
      ...(source.content.includes(`/${basename(text.file)}'`) ? linesWith(source, takesOut(key)) : []),
    ]);
    if (near.length > 0) return near;
    // Codes and slugs stand where they are decided, the words of every list where lists are shown: neither names a table.
    const anywhere = sources.flatMap((source) => linesWith(source, asksFor(key)));
    return anywhere.length > 0 ? anywhere : sources.flatMap((source) => linesWith(source, asksFor(firstName(key))));
  };
}

interface Source {
  path: string;
  content: string;
  lines: readonly Line[];
}

interface Line {
  quoted: ReadonlySet<string>;
  /** Keys that are put together, as `` `act.${kind}` ``: anything may stand in their gaps. */
  composed: readonly RegExp[];
  names: ReadonlySet<string>;
}

function readSource(path: string, content: string): Source {
  return { path, content, lines: content.split('\n').map(readLine) };
}

function readLine(line: string): Line {
  const code = /^\s*(import|\/\/|\*|\/\*)/.test(line) ? '' : line;
  const all = (pattern: RegExp) => [...code.matchAll(pattern)].map(([, found = '']) => found);
  return {
    quoted: new Set(all(/'([^']*)'/g)),
    composed: all(/`([^`]*\$\{[^`]*)`/g).flatMap(formOf),
    names: new Set(all(/[.{,]\s?([a-z]\w+)\b/gi)),
  };
}

function formOf(template: string): RegExp[] {
  const parts = template.split(/\$\{[^}]*\}/);
  const isKey = parts.every((part) => /^[\w.]*$/.test(part)) && parts.some((part) => /\w[._]|[._]\w/.test(part));
  return isKey ? [new RegExp(`^${parts.map((part) => part.replaceAll('.', String.raw`\.`)).join('.+')}$`)] : [];
}

const linesWith = ({ path, lines }: Source, fits: (line: Line) => boolean): string[] =>
  lines.flatMap((line, index) => (fits(line) ? [`${path}:${index + 1}`] : []));

const asksFor =
  (key: string) =>
  ({ quoted, composed }: Line): boolean =>
    quoted.has(key) || composed.some((form) => form.test(key));

/** Of an imported table; a nested one is taken out by its first name. */
const takesOut =
  (key: string) =>
  ({ quoted, names }: Line): boolean =>
    quoted.has(key) || names.has(firstName(key));

/** By which a table of tables is asked. */
const firstName = (key: string): string => key.split('.')[0] ?? '';
