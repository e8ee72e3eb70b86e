import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allEndpoints } from '@portal/contract/allEndpoints.ts';
import { buildTestServer, type TestServer } from '../../../../test/buildTestServer.ts';

let portal: TestServer;

beforeAll(async () => {
  portal = await buildTestServer();
});
afterAll(() => portal.close());

const read = async (query = '') => {
  const answer = await portal.server.inject(`/api/docs${query}`);
  return { ...answer, calls: [...answer.body.matchAll(/<details id="(\w+)"/g)].map(([, name = '']) => name) };
};

const callIn = (body: string, name: string) => body.split('</details>').find((part) => part.includes(`id="${name}"`));

describe('the description of the API as a page', () => {
  test('is read by whoever reads the document, signed in or not, and the document leads to it', async () => {
    const document = await portal.server.inject('/api/openapi.json');
    const page = await read();
    expect([document.statusCode, page.statusCode]).toEqual([200, 200]);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(document.json().info.description).toContain('/api/docs');
    expect(document.json().externalDocs.url).toBe('/api/docs');
    expect(page.body).toContain('href="/api/openapi.json"');
  });

  test('keeps the policy of all pages: no script, nothing from elsewhere, its one style by the nonce of the answer', async () => {
    const { headers, body } = await read();
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toContain('unsafe');
    const [, nonce] = /style-src 'self' 'nonce-([^']+)'/.exec(policy) ?? [];
    expect(nonce).toBeTruthy();
    expect([...body.matchAll(/<style[^>]*>/g)].map(([tag]) => tag)).toEqual([`<style nonce="${nonce}">`]);
    expect(body).not.toMatch(/<script|<link|<img|\sstyle=|\son\w+=|https?:\/\//);
    expect((await read()).body).not.toContain(String(nonce));
  });

  test('has every call once, under its noun, with who may call it, its fields and what it may refuse', async () => {
    const { calls, body } = await read();
    expect(calls.toSorted()).toEqual(Object.keys(allEndpoints).toSorted());
    const move = callIn(body, 'moveApplication');
    expect(body.indexOf('id="applications"')).toBeLessThan(body.indexOf('id="moveApplication"'));
    for (const words of ['<b>POST</b>', 'version', 'Any signed-in staff user', '<code>move.stale</code>', '409']) {
      expect(move).toContain(words);
    }
    const users = callIn(body, 'listUsers');
    expect(users).toContain('Staff whose active role holds one of <code>business.user.show</code>');
    const token = callIn(body, 'createToken');
    expect(token).toContain('Anybody');
    expect(token).toContain('<code>grant_type</code> <code>&quot;password&quot;</code>');
  });

  test('shows of what is searched for the calls that have every word, and says how many', async () => {
    const { calls, body } = await read('?q=MOVES+post');
    expect(calls).toContain('moveApplication');
    expect(calls.length).toBeLessThan(10);
    expect(body).toContain(`${calls.length} `);
    expect(body).toContain('value="MOVES post"');
    expect((await read('?q=grant_type')).calls).toEqual(['createToken', 'createClientToken']);
    const none = await read('?q=xylophone');
    expect([none.calls, none.statusCode]).toEqual([[], 200]);
    expect(none.body).toContain('No call has all these words');
  });

  test.each([
    ['a tag', '"><script>alert(1)</script>'],
    ['signs', "'&lt;"],
    ['too much', 'a'.repeat(5000)],
    ['a zero', '\0'],
  ])('keeps words to search for as words: %s', async (_what, words) => {
    const { statusCode, body } = await read(`?q=${encodeURIComponent(words)}`);
    expect(statusCode).toBe(200);
    expect(body).not.toContain('<script');
    expect(body).not.toContain('a'.repeat(200));
  });
});
