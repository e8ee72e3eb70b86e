import type { FastifyReply, FastifyRequest } from 'fastify';
import { videoOf, type Video } from '@portal/domain/fields/videos.ts';
import { isLanguage } from '@portal/domain/languages.ts';
import { escapeHtml } from '../escapeHtml.ts';
import { notFound } from '../http/refusal.ts';
import type { Http } from '../http/serve.ts';
import { sendPage } from '../http/smallPages.ts';

/** Whose player each is, without what follows people about. */
const PLAYERS = 'https://www.youtube-nocookie.com https://player.vimeo.com';

const STYLE = 'html,body{margin:0;height:100%;background:#000}iframe{display:block;width:100%;height:100%;border:0}';

/**
 * `GET /api/video/{id}`: the player of a video in a frame, on a page of its own. The portal's policy allows frames of its own
 * alone; only this page, on which nothing else is and nothing runs, may show a stranger's.
 */
export function videoPage({ server }: Http): void {
  type Asked = FastifyRequest<{ Params: { id: string }; Querystring: { lang?: string } }>;
  server.get('/api/video/:id', async (request: Asked, reply: FastifyReply) => {
    const video = videoOf(request.params.id);
    if (!video) throw notFound();
    const lang = [request.query.lang].flat()[0] ?? 'en';
    reply.header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${reply.cspNonce.style}'; frame-src ${PLAYERS}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
    );
    return sendPage(reply, page(video, isLanguage(lang) ? lang : 'en', reply.cspNonce.style));
  });
}

const page = (video: Video, lang: string, nonce: string): string => `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><title>Video</title><style nonce="${escapeHtml(nonce)}">${STYLE}</style></head>
<body><iframe src="${escapeHtml(playerOf(video, lang))}" title="Video" allow="autoplay; fullscreen; encrypted-media; picture-in-picture" allowfullscreen sandbox="allow-scripts allow-same-origin allow-presentation allow-popups" referrerpolicy="strict-origin-when-cross-origin"></iframe></body>
</html>
`;

/** It plays at once: whoever sees it has pressed. */
function playerOf({ provider, id }: Video, lang: string): string {
  if (provider === 'YOUTUBE') return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&hl=${lang}`;
  const [number = '', word] = id.split('/');
  return `https://player.vimeo.com/video/${number}?autoplay=1&dnt=1${word === undefined ? '' : `&h=${word}`}`;
}
