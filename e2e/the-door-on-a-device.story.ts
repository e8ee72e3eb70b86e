import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './story.ts';

const DOOR = '/B_Portal/events/check-in';
const WORKER = join(import.meta.dirname, '../apps/web/doorWorker.js');

test('a phone is offered the door as an application of its own, and no other page', async ({ portal }) => {
  const page = await portal.signedIn('manager', { at: DOOR });
  const cdp = await page.context().newCDPSession(page);
  const { url, errors, data } = await cdp.send('Page.getAppManifest');
  expect([new URL(url).pathname, errors]).toEqual(['/B_Portal/door/door.webmanifest', []]);
  const manifest = JSON.parse(data ?? '{}') as { start_url: string; scope: string; display: string; icons: Icon[] };
  expect(manifest).toMatchObject({ start_url: DOOR, scope: DOOR, display: 'standalone' });
  for (const { src, sizes, type } of manifest.icons) {
    const answer = await fetch(portal.origin + src);
    expect([answer.status, answer.headers.get('content-type')?.split(';')[0]]).toEqual([200, type]);
    if (type !== 'image/png') continue;
    // Width and height stand behind the signature and the name of the first part.
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
  }
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  await page.goto('/B_Portal/events/list');
  await expect(page.locator('link[rel=manifest]')).toHaveCount(0);
});

interface Icon {
  src: string;
  sizes: string;
  type: string;
}

/** The door's worker as builds have it, at one address, with a page and a file of each build. */
async function builds() {
  const source = await readFile(WORKER, 'utf8');
  const served = new Map<string, string>();
  const server = createServer(({ url = '' }, response) => {
    const body = served.get(url);
    const type = url.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8';
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** From here on it is that build which is served; `without` its file: as while a deployment is under way. */
    serve(build: string, { without = false } = {}) {
      served.clear();
      const file = `/B_Portal/assets/${build}.js`;
      served.set(DOOR, `<!doctype html><title>Door</title><body><script src="${file}"></script></body>`);
      if (!without) served.set(file, `document.body.dataset.build = '${build}';`);
      const facts = JSON.stringify({ build, files: [file] });
      served.set(
        '/B_Portal/door-worker.js',
        source.replace('__DOOR__', () => facts),
      );
    },
    end() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const keep = (page: Page) =>
  page.evaluate(async (scope) => {
    await navigator.serviceWorker.register('/B_Portal/door-worker.js', { scope });
    await navigator.serviceWorker.ready;
  }, DOOR);

/** Looks for a new worker, and says whether one waits. */
const update = (page: Page) =>
  page.evaluate(async (scope) => {
    const registration = await navigator.serviceWorker.getRegistration(scope);
    await registration?.update().catch(() => undefined);
    const { installing } = registration ?? {};
    if (installing) {
      await new Promise<void>((resolve) => {
        const look = () => installing.state !== 'installing' && resolve();
        installing.addEventListener('statechange', look);
        look();
      });
    }
    return registration?.waiting ? 'waits' : 'none';
  }, DOOR);

/** As the page of that build says, once it runs. */
const tell = (page: Page, build: string) =>
  page.evaluate(
    async ([scope = '', said]) => {
      (await navigator.serviceWorker.getRegistration(scope))?.waiting?.postMessage(said);
    },
    [DOOR, build],
  );

const caches = (page: Page) => page.evaluate(async () => (await globalThis.caches.keys()).toSorted());

test('a new build takes over whole, once no other page needs the one before; half of one changes nothing', async ({
  browser,
}) => {
  const server = await builds();
  const context = await browser.newContext({ baseURL: server.origin });
  server.serve('one');
  const page = await context.newPage();
  await page.goto(DOOR);
  await keep(page);
  await page.reload();
  const offline = async () => {
    await context.setOffline(true);
    const opened = await page.goto(DOOR);
    await context.setOffline(false);
    expect(opened?.fromServiceWorker()).toBe(true);
    return page.locator('body').getAttribute('data-build');
  };
  expect(await offline()).toBe('one');

  // A deployment is under way: the page is there, its file not yet.
  server.serve('two', { without: true });
  expect(await update(page)).toBe('none');
  expect([await caches(page), await offline()]).toEqual([['door-one'], 'one']);

  server.serve('two');
  const beside = await context.newPage();
  await beside.goto(DOOR);
  expect(await update(page)).toBe('waits');
  expect(await caches(page)).toEqual(['door-one', 'door-two']);
  // The other one may still ask for what it has not loaded.
  await tell(page, 'two');
  // A page of the build before means another worker than this.
  await tell(page, 'one');
  expect(await update(page)).toBe('waits');
  await beside.close();
  await page.goto(DOOR);
  await tell(page, 'two');
  await expect.poll(() => caches(page)).toEqual(['door-two']);
  expect(await offline()).toBe('two');
  await context.close();
  server.end();
});
