import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/buildTestServer.ts';

let portal: TestServer;
beforeAll(async () => {
  portal = await buildTestServer();
});
afterAll(() => portal.close());

const page = (id: string) => portal.server.inject({ method: 'GET', url: `/api/video/${encodeURIComponent(id)}` });

test('a video plays on a page whose own policy lets the two players in and runs nothing', async () => {
  const { statusCode, headers, body } = await page('76979871/8272103f6e');
  expect(statusCode).toBe(200);
  expect(body).toContain('src="https://player.vimeo.com/video/76979871?autoplay=1&amp;dnt=1&amp;h=8272103f6e"');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain('frame-src https://www.youtube-nocookie.com https://player.vimeo.com;');
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toContain('script-src');
});

test('what is no id of a video has no page', async () => {
  for (const id of ['https://evil.example', 'dQw4w9WgXcQ"><script>', '../../x', 'a'.repeat(299)]) {
    expect((await page(id)).statusCode, id).toBe(404);
  }
});

test('everywhere else frames are of the portal alone', async () => {
  const { headers } = await portal.server.inject({ method: 'GET', url: '/healthz' });
  expect(headers['content-security-policy']).toContain("frame-src 'self'");
});
