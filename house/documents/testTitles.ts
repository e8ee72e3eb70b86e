import { parseSync, Visitor, type CallExpression } from 'oxc-parser';

const TESTS = new Set(['test', 'it', 'describe']);

/** The titles of the tests in a source, as they are written there, with the rows that `each` fills them from. */
export function titlesIn(path: string, source: string): string[] {
  const titles: string[] = [];
  const collect = (call: CallExpression) => {
    const [title] = call.arguments;
    if (title && isOfTests(call.callee)) titles.push(source.slice(title.start, title.end));
  };
  new Visitor({ CallExpression: collect }).visit(parseSync(path, source).program);
  return titles;
}

/** `test`, `it.each`, `describe.each(rows)`. */
function isOfTests(callee: CallExpression['callee']): boolean {
  if (callee.type === 'Identifier') return TESTS.has(callee.name);
  if (callee.type === 'MemberExpression') return isOfTests(callee.object);
  return callee.type === 'CallExpression' && isOfTests(callee.callee);
}
