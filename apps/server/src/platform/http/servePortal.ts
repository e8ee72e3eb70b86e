import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

const BASE = '/B_Portal/';

/**
 * The door of an event: there a camera is read by WebAssembly, which no other page may run, and a phone may install it. However
 * it is written, as the browser's router takes it.
 */
const DOOR = /^events\/check-in\/?$/i;

/** Of which sources the built portal was made; null where it is not built. */
export function buildOf(folder: string): string | null {
  const file = join(folder, 'build.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { build: string }).build : null;
}

/** Serves the built portal: its page for every path of it, with a fresh nonce each, and its files, kept by browsers. */
export async function servePortal(server: FastifyInstance, folder: string): Promise<void> {
  server.get('/', (_request, reply) => reply.redirect(BASE));
  server.get('/B_Portal', (_request, reply) => reply.redirect(BASE));
  const page = join(folder, 'index.html');
  if (!existsSync(page)) return;
  const html = readFileSync(page, 'utf8');
  const doorHtml = html.replace(
    '</title>',
    `</title>\n    <link rel="manifest" href="${BASE}door/door.webmanifest" />`,
  );
  const sendPage = (reply: FastifyReply, text: string) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(
        text.replaceAll('__CSP_NONCE__', reply.cspNonce.style).replaceAll('__SCRIPT_NONCE__', reply.cspNonce.script),
      );
  // The build leaves `.br` and `.gz` beside its files (scripts/build/precompress.ts).
  await server.register(fastifyStatic, { root: folder, serve: false, preCompressed: true });
  // A hall that opens the portal at once sits behind one address: its files are cheap and kept, only calls are counted.
  server.get(`${BASE}*`, { config: { rateLimit: false } }, async (request, reply) => {
    const path = (request.params as { '*': string })['*'];
    const hashed = path.startsWith('assets/');
    const isFile = path !== '' && path !== 'index.html' && /\.\w+$/.test(path);
    const isDoor = DOOR.test(path);
    if (isDoor) allowWebAssembly(reply);
    if (!isFile) return sendPage(reply, isDoor ? doorHtml : html);
    return reply.sendFile(path, folder, hashed ? { maxAge: '365d', immutable: true } : { maxAge: '1h' });
  });
}

function allowWebAssembly(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy'));
  reply.header('content-security-policy', policy.replace('script-src ', "script-src 'wasm-unsafe-eval' "));
}
