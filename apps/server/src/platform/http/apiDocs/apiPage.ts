import { escapeHtml } from '../../escapeHtml.ts';
import type { OpenApiDocument } from '../openApi.ts';
import { findCalls, type Call } from './findCalls.ts';
import { callHtml } from './callHtml.ts';
import { API_STYLE } from './apiStyle.ts';

/** Longer words find nothing more. */
const MAX_WORDS = 120;

/**
 * The description of the API as a page, by nouns, each call folded below its path. Words narrow it to the calls that have
 * them all, on the server: without a script it works wherever HTML does. English alone, as the document itself.
 */
export function apiPage(document: OpenApiDocument, asked: { words: string; nonce: string }): string {
  const words = asked.words.slice(0, MAX_WORDS).trim();
  const found = findCalls(document, words);
  const nouns = document.tags
    .map(({ name }) => ({ name, calls: found.filter(({ operation }) => operation.tags[0] === name) }))
    .filter(({ calls }) => calls.length > 0);
  const count =
    words === ''
      ? `${found.length} calls`
      : `${found.length} ${found.length === 1 ? 'call' : 'calls'} found. <a href="/api/docs">Show all</a>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>API – ${escapeHtml(document.info.title)}</title>
<style nonce="${escapeHtml(asked.nonce)}">${API_STYLE}</style>
</head>
<body>
<header>
<h1>API of the portal</h1>
<p>Version ${escapeHtml(document.info.version)}. Programs read the same as <a href="/api/openapi.json">OpenAPI 3.1</a>.
Every answer is <code>{ status, error, data }</code>; what stands under <em>Answers</em> is its <code>data</code>.</p>
<form role="search" action="/api/docs">
<label for="q">Search paths, names, fields, permissions and codes</label>
<div class="search"><input id="q" name="q" type="search" maxlength="${MAX_WORDS}" value="${escapeHtml(words)}"> <button>Search</button></div>
</form>
<p role="status">${found.length === 0 ? 'No call has all these words. <a href="/api/docs">Show all</a>' : count}</p>
<nav aria-label="Nouns"><ul>${nouns.map(({ name }) => `<li><a href="#${escapeHtml(name)}">${escapeHtml(name)}</a></li>`).join('')}</ul></nav>
</header>
<main>
${nouns.map(({ name, calls }) => nounHtml(name, calls, words !== '' && found.length <= 3)).join('\n')}
</main>
</body>
</html>
`;
}

/** Few calls that were searched for come unfolded. */
const nounHtml = (name: string, calls: readonly Call[], unfolded: boolean): string =>
  `<section aria-labelledby="${escapeHtml(name)}">
<h2 id="${escapeHtml(name)}">${escapeHtml(name)}</h2>
${calls.map((call) => callHtml(call, unfolded)).join('\n')}
</section>`;
