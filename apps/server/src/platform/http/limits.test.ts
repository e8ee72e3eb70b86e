import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { buildTestServer, type TestServer } from '../../../test/buildTestServer.ts';
import { TERMS_VERSION } from '@portal/domain/clients/terms.ts';
import { buildServer } from '../../server.ts';

let portal: TestServer;
let lines: string[];

beforeAll(async () => {
  portal = await buildTestServer();
});
afterAll(() => portal.close());

async function withServer(
  settings: Partial<TestServer['services']['settings']>,
  use: (server: FastifyInstance) => Promise<void>,
): Promise<void> {
  lines = [];
  const server = await buildServer(
    { ...portal.services, settings: { ...portal.services.settings, ...settings } },
    { logStream: { write: (line: string) => void lines.push(line) } },
  );
  try {
    await use(server);
  } finally {
    await server.close();
  }
}

const reset = (server: FastifyInstance, from: { remoteAddress: string; headers?: Record<string, string> }) =>
  server.inject({
    method: 'POST',
    url: '/api/client/account/reset',
    payload: { email: 'nobody@example.org' },
    ...from,
  });

test('lets an address try what is open to outsiders so often a minute and then asks it to wait', () =>
  withServer({ requestsPerMinute: 1000 }, async (server) => {
    const from = { remoteAddress: '203.0.113.7' };
    for (let tried = 0; tried < 10; tried += 1) expect((await reset(server, from)).statusCode).toBe(200);
    const refused = await reset(server, from);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ status: false, error: ['http.tooMany'] });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await reset(server, { remoteAddress: '203.0.113.8' })).statusCode).toBe(200);
  }));

test('counts a network of IPv6 as one address', () =>
  withServer({ requestsPerMinute: 1000 }, async (server) => {
    for (let tried = 0; tried < 10; tried += 1) await reset(server, { remoteAddress: `2001:db8::${tried + 1}` });
    expect((await reset(server, { remoteAddress: '2001:db8::ffff' })).statusCode).toBe(429);
    expect((await reset(server, { remoteAddress: '2001:db8:0:1::1' })).statusCode).toBe(200);
  }));

test('limits every other call too, far more widely', () =>
  withServer({ requestsPerMinute: 25 }, async (server) => {
    const ask = () => server.inject({ url: '/api/business/version', remoteAddress: '203.0.113.7' });
    for (let asked = 0; asked < 25; asked += 1) expect((await ask()).statusCode).toBe(200);
    expect((await ask()).statusCode).toBe(429);
  }));

test('believes a forwarded address only of a proxy that is trusted', async () => {
  const through = (client: string) => ({ remoteAddress: '10.0.0.1', headers: { 'x-forwarded-for': client } });
  await withServer({ requestsPerMinute: 1000, trustProxy: '10.0.0.1' }, async (server) => {
    for (let tried = 0; tried < 10; tried += 1) await reset(server, through('203.0.113.7'));
    expect((await reset(server, through('203.0.113.7'))).statusCode).toBe(429);
    expect((await reset(server, through('203.0.113.8'))).statusCode).toBe(200);
  });
  await withServer({ requestsPerMinute: 1000, trustProxy: false }, async (server) => {
    for (let tried = 0; tried < 10; tried += 1) await reset(server, through(`203.0.113.${tried}`));
    expect((await reset(server, through('203.0.113.99'))).statusCode).toBe(429);
  });
});

test('builds no address from what a caller names as host', () =>
  withServer({}, async (server) => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
    for (const url of ['/', '/B_Portal', '/B_Portal/', '/B_Portal//evil.example/..', '/api/openapi.json', '/nowhere']) {
      const answer = await server.inject({ url, headers });
      expect(JSON.stringify(answer.headers)).not.toContain('evil.example');
      if (!url.includes('evil')) expect(answer.body).not.toContain('evil.example');
    }
    await server.inject({
      method: 'POST',
      url: '/api/client/account',
      headers,
      payload: { email: 'host@example.org', password: 'Portal2026!', language: 'en', termsVersion: TERMS_VERSION },
    });
    await portal.drain();
    const mails = await portal.database.read((db) => db.selectFrom('mail').select(['body', 'links']).execute());
    expect(mails.length).toBeGreaterThan(0);
    expect(JSON.stringify(mails)).not.toContain('evil.example');
  }));

test('logs what the content-security policy refused, without the address of the page', () =>
  withServer({ logLevel: 'warn' }, async (server) => {
    const policy = (await server.inject('/healthz')).headers['content-security-policy'];
    expect(policy).toContain('report-uri /api/csp-report');
    const report = {
      'document-uri': 'https://portal.example/B_Portal/login/password/secret-token',
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example/x.js?who=ana@example.org',
    };
    const send = (payload: string, type = 'application/csp-report') =>
      server.inject({ method: 'POST', url: '/api/csp-report', headers: { 'content-type': type }, payload });
    expect((await send(JSON.stringify({ 'csp-report': report }))).statusCode).toBe(204);
    const line = lines.find((text) => text.includes('content-security'));
    expect(line).toContain('script-src-elem');
    expect(line).toContain('https://evil.example');
    expect(lines.join('')).not.toMatch(/secret-token|ana@example/);
    expect((await send('not json')).statusCode).toBe(204);
    expect((await send(JSON.stringify({ 'csp-report': { 'blocked-uri': 'x'.repeat(100_000) } }))).statusCode).toBe(413);
    expect((await send('{}', 'text/html')).statusCode).toBe(415);
  }));
