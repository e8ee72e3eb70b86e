/** Marks that a text may have, and by which the editor knows its own words when they are pasted again. */
const KEPT = /\s(?:href|alt|start|data-[\w-]+)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+)/gi;
const UNREAD = /<(script|style|xml|title|template|noscript|iframe|object|svg|math)\b[\s\S]*?<\/\1\s*>/gi;
const TAG = /<(\/?)([a-z][\w:-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;

/**
 * What is pasted, before the browser reads it: without styles and handlers, which the page's policy would refuse and report.
 * What may stand in a text is said by the editor's elements, and by the server.
 */
export const pastedPlain = (html: string): string =>
  html
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(UNREAD, '')
    .replaceAll(
      TAG,
      (_, end: string, tag: string, marks: string) => `<${end}${tag}${(marks.match(KEPT) ?? []).join('')}>`,
    );
