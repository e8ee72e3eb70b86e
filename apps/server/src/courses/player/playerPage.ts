import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '@portal/contract/errors.ts';
import type { Language } from '@portal/domain/languages.ts';
import { playerPage as en } from '@portal/messages/en/courses/playerPage.ts';
import { playerPage as es } from '@portal/messages/es/courses/playerPage.ts';
import { textOf } from '@portal/messages/render.ts';
import { escapeHtml } from '../../platform/escapeHtml.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { Http } from '../../platform/http/serve.ts';
import { pageLanguage, sendPage } from '../../platform/http/smallPages.ts';
import { smallPage } from '../../platform/smallPage.ts';

const TEXTS = { en, es };

/** Refusals that its calls may answer; any other is told as a failure. */
const TOLD: readonly ErrorCode[] = [
  'login.badCredentials',
  'login.locked',
  'login.inactive',
  'login.disabled',
  'course.ended',
  'lesson.missed',
  'lesson.notYet',
];

/** What the page runs, by the names in its addresses: the sources themselves, without their types. */
const MODULES = ['main.ts', 'calls.ts', 'lesson.ts', 'page.ts', 'video.ts', 'watch.ts'] as const;

/** Frames of these alone: players without what follows people about. */
const PLAYERS = 'https://www.youtube-nocookie.com https://player.vimeo.com';

const STYLE = `
main { max-width: 44rem; }
iframe { display: block; width: 100%; aspect-ratio: 16 / 9; border: 0; border-radius: 8px; background: #000; }
h2 { margin: 1rem 0 .5rem; font-size: 1.25rem; } h2:focus { outline: none; }
h3 { margin: 1.5rem 0 .25rem; font-size: 1rem; }
.parts { margin: 0; padding: 0; list-style: none; } .parts a { font-weight: 600; }
.parts li + li { margin-top: .75rem; } .parts .hint { margin-top: 0; }
.acts { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; margin: 1rem 0; } .acts p { width: 100%; }
.acts button { width: auto; }
.far { margin: .75rem 0; font-weight: 600; }
button.quiet { width: auto; margin-top: 1rem; background: transparent; color: inherit; border-color: #8b96a8; font-weight: 400; }
.acts button.quiet { margin-top: 0; }
button.quiet[aria-pressed=true] { border-color: currentColor; box-shadow: inset 0 0 0 1px currentColor; font-weight: 600; }
button[aria-disabled=true] { background: transparent; color: inherit; border-style: dashed; cursor: not-allowed; }
`;

/**
 * `/client/courses`: a small page on which a leader watches, goes on, confirms and takes the certificate, by the calls that any
 * customer portal has (product/courses.md#player). Served as long as `CLIENT_URL` names no such portal.
 */
export function playerPage({ server, services }: Http): void {
  if (!services.settings.ownClientPages) return;
  const sources = new Map<string, string>();

  server.get('/client/courses', async (request: FastifyRequest, reply: FastifyReply) => {
    const language = pageLanguage(request);
    const t = TEXTS[language];
    const frame = { language, nonce: reply.cspNonce.style, path: '/client/courses' };
    reply.header(
      'content-security-policy',
      `default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'nonce-${reply.cspNonce.style}'; frame-src ${PLAYERS}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
    );
    // Players are told which site shows them, or YouTube refuses.
    reply.header('referrer-policy', 'strict-origin-when-cross-origin');
    const content = `<style nonce="${escapeHtml(frame.nonce)}">${STYLE}</style>
<div id="place"><p>${escapeHtml(t.loading)}</p><noscript><p>${escapeHtml(t.noScript)}</p></noscript></div>
<script type="application/json" id="texts">${asJson(textsOf(language))}</script>
<script type="module" src="/client/courses/main.ts"></script>`;
    return sendPage(reply, smallPage(frame, { portal: t.portal, nav: t.language, title: t.title }, content));
  });

  server.get('/client/courses/:file', async (request: FastifyRequest<{ Params: { file: string } }>, reply) => {
    const name = MODULES.find((one) => one === request.params.file);
    if (!name) throw notFound();
    const source = sources.get(name) ?? sourceOf(name);
    sources.set(name, source);
    return reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(source);
  });
}

const sourceOf = (name: string): string =>
  stripTypeScriptTypes(readFileSync(fileURLToPath(new URL(`browser/${name}`, import.meta.url)), 'utf8'));

const textsOf = (language: Language): Record<string, string> => ({
  ...TEXTS[language],
  ...Object.fromEntries(TOLD.map((code) => [`error.${code}`, textOf(language, 'errors', code)])),
});

/** Nothing in it ends the element that it stands in. */
const asJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
