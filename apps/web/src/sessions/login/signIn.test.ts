import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../../platform/browser/browser.fake.ts';
import { signIn } from './signIn.ts';

const given = { username: 'ana@church.org', password: 'Portal2026!', remember: false };
const answering = (answer: () => Response) => vi.stubGlobal('fetch', async () => answer());
const refused = (status: number, code: string) =>
  new Response(JSON.stringify({ status: false, error: [code], data: { requestId: 'r-1' } }), { status });

beforeEach(() => {
  fakeBrowser();
  vi.stubGlobal('navigator', { onLine: true });
});

test('without a connection, or with an answer that is not the portal’s, it asks to reload', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await signIn(given)).toEqual({ code: 'login.connectivity' });
  answering(() => new Response('<html>', { status: 502 }));
  expect(await signIn(given)).toEqual({ code: 'login.connectivity' });
});

test('a refusal is told by its own code, a failure of ours with the request beside it', async () => {
  answering(() => refused(400, 'login.locked'));
  expect(await signIn(given)).toEqual({ code: 'login.locked' });
  answering(() => refused(500, 'GE005'));
  expect(await signIn(given)).toMatchObject({ code: 'GE005', error: { codes: ['GE005'], requestId: 'r-1' } });
});
