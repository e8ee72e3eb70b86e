import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { servePortal } from './servePortal.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-dist-'));
const server = fastify();

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<script nonce="__CSP_NONCE__"></script>');
  writeFileSync(join(folder, 'assets/app-1a2b.js'), 'plain');
  writeFileSync(join(folder, 'assets/app-1a2b.js.br'), 'by brotli');
  writeFileSync(join(folder, 'assets/app-1a2b.js.gz'), 'by gzip');
  writeFileSync(join(folder, 'icon.svg'), '<svg/>');
  await server.register(helmet, { enableCSPNonces: true });
  await server.register(rateLimit, { max: 2, timeWindow: 60_000 });
  await servePortal(server, folder);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const ask = (url: string, accepted = 'gzip, deflate, br, zstd') =>
  server.inject({ url, headers: { 'accept-encoding': accepted } });

test.each([
  ['gzip, deflate, br, zstd', 'br', 'by brotli'],
  ['gzip', 'gzip', 'by gzip'],
  ['identity', undefined, 'plain'],
])('sends to "%s" what the build compressed (%s)', async (accepted, encoding, body) => {
  const answer = await ask('/B_Portal/assets/app-1a2b.js', accepted);
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers['content-type']).toContain('javascript');
  expect(answer.headers['cache-control']).toContain('immutable');
  expect(answer.body).toBe(body);
});

test('sends a file that the build left as it was', async () => {
  expect((await ask('/B_Portal/icon.svg')).body).toBe('<svg/>');
});

test('answers every path of the portal with its page, under another nonce each time', async () => {
  const [one, other] = await Promise.all([ask('/B_Portal/requests/dashboard'), ask('/B_Portal/')]);
  expect(one.body).toMatch(/nonce="[^"_]{8,}"/);
  expect(one.body).not.toBe(other.body);
});

test('counts its files against nobody: a hall behind one address may open the portal at once', async () => {
  for (let opened = 0; opened < 4; opened += 1) {
    expect((await ask('/B_Portal/')).statusCode).toBe(200);
    expect((await ask('/B_Portal/assets/app-1a2b.js')).statusCode).toBe(200);
  }
});

test.each([
  ['/B_Portal/events/check-in', true],
  ['/B_Portal/Events/Check-In/?event=MIRATO', true],
  ['/B_Portal/', false],
  ['/B_Portal/events/list', false],
  ['/B_Portal/events/check-in/other', false],
])('lets WebAssembly run on the page of the door alone: %s', async (url, allowed) => {
  const policy = String((await ask(url)).headers['content-security-policy']);
  expect(policy.includes("'wasm-unsafe-eval'")).toBe(allowed);
  expect(policy).toMatch(/script-src [^;]*'self'/);
  expect(policy).not.toContain("'unsafe-eval'");
});
