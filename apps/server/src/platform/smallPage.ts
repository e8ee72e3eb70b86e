import { LANGUAGES, type Language } from '@portal/domain/languages.ts';
import { escapeHtml } from './escapeHtml.ts';

const NAMES: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' };

/** As the mails that lead to such pages: one sheet that fits a phone. */
const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif; background: #f5f7fa; color: #16202f; }
body { display: grid; align-content: start; justify-items: center; gap: 1rem; margin: 0; padding: 12vh 1rem 2rem; overflow-wrap: anywhere; }
main { box-sizing: border-box; width: 100%; max-width: 25rem; padding: 2rem; background: #ffffff; border: 1px solid #dfe4ec; border-top: 3px solid #c9951a; border-radius: 16px; }
h1 { margin: .25rem 0 .5rem; font-size: 1.375rem; line-height: 1.3; }
p { margin: 0; }
.portal, .hint { color: #566173; font-size: .875rem; }
form { display: grid; gap: 1rem; margin-top: 1.5rem; }
label { display: block; margin-bottom: .375rem; font-weight: 600; }
input, button { box-sizing: border-box; width: 100%; min-height: 2.75rem; padding: 0 .75rem; font: inherit; border: 1px solid #8b96a8; border-radius: 8px; }
input { background: transparent; color: inherit; }
button { background: #22477f; border-color: #22477f; color: #ffffff; font-weight: 600; cursor: pointer; }
dl { margin: 1rem 0 0; }
dt { color: #566173; font-size: .875rem; }
dd { margin: 0 0 .75rem; font-weight: 600; }
.hint { margin-top: .25rem; }
.error { color: #b42318; }
[aria-invalid=true] { border-color: #b42318; }
a { display: inline-block; padding-block: .5rem; color: #22477f; }
:focus-visible { outline: 2px solid #22477f; outline-offset: 2px; }
@media (prefers-color-scheme: dark) {
  :root { background: #0d131e; color: #e3e8f0; }
  main { background: #141b28; border-color: #2a3446; border-top-color: #e9c35a; }
  .portal, .hint, dt { color: #a3adbd; }
  .error { color: #ff9d94; }
  [aria-invalid=true] { border-color: #ff9d94; }
  button { background: #b7c9e8; border-color: #b7c9e8; color: #10264a; }
  a { color: #9dbbee; }
  :focus-visible { outline-color: #9dbbee; }
}
@media (max-width: 30em) {
  body { padding: 0 0 2rem; }
  main { max-width: none; padding: 2rem 1.5rem; border-inline: 0; border-radius: 0; }
}
`;

export interface PageFrame {
  language: Language;
  nonce: string;
  /** Its own path, which the other language is asked of. */
  path: string;
}

/** Words around the content: whose page it is, what the choice of language is called, and the title. */
type Words = Record<'portal' | 'nav' | 'title', string>;

/** A page beside the portal for whoever has no account: it runs nothing. */
export function smallPage(
  { language, nonce, path }: PageFrame,
  { portal, nav, title }: Words,
  content: string,
): string {
  const others = LANGUAGES.filter((other) => other !== language).map(
    (other) => `<a href="${escapeHtml(path)}?lang=${other}" lang="${other}" hreflang="${other}">${NAMES[other]}</a>`,
  );
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · ${escapeHtml(portal)}</title>
<style nonce="${escapeHtml(nonce)}">${STYLE}</style>
</head>
<body>
<main>
<p class="portal">${escapeHtml(portal)}</p>
<h1>${escapeHtml(title)}</h1>
${content}
</main>
<nav aria-label="${escapeHtml(nav)}">${others.join('')}</nav>
</body>
</html>
`;
}
