import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/buildTestServer.ts';

let portal: TestServer;

beforeAll(async () => {
  portal = await buildTestServer();
});
afterAll(() => portal.close());

test('the page of courses runs its own scripts alone, and shows frames of the two providers', async () => {
  const page = await portal.server.inject({ url: '/client/courses', headers: { 'accept-language': 'es' } });
  expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('<h1>Mis cursos</h1>')]);
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain('frame-src https://www.youtube-nocookie.com https://player.vimeo.com');
  expect(policy).not.toContain('unsafe');
  const scripts = [...page.body.matchAll(/<script type="module" src="([^"]+)"/g)].map(([, src]) => src);
  expect(scripts).toEqual(['/client/courses/main.ts']);
});

test('its modules are served without types, each that another imports, and nothing beside them', async () => {
  const seen = new Set<string>();
  const left = ['main.ts'];
  for (let name = left.pop(); name !== undefined; name = left.pop()) {
    seen.add(name);
    const { statusCode, headers, body } = await portal.server.inject({ url: `/client/courses/${name}` });
    expect([name, statusCode, headers['content-type']]).toEqual([name, 200, 'text/javascript; charset=utf-8']);
    expect(body).not.toContain('interface ');
    for (const [, other = ''] of body.matchAll(/from '\.\/([\w.]+)'/g)) if (!seen.has(other)) left.push(other);
  }
  expect(seen.size).toBe(6);
  for (const none of ['tsconfig.json', '..%2FplayerPage.ts']) {
    expect((await portal.server.inject({ url: `/client/courses/${none}` })).statusCode).toBe(404);
  }
});

test('where CLIENT_URL names a leaders’ portal, it is not served', async () => {
  const other = await buildTestServer({ CLIENT_URL: 'https://leaders.example.org' });
  expect((await other.server.inject('/client/courses')).statusCode).toBe(404);
  await other.close();
});
