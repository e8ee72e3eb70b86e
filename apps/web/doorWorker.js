// The service worker of the door's page, and of no other: its scope is that address (docs/decisions/0047). It keeps the page
// with all its files of one build, so that the door opens without network. Answers of the server are never kept.
const { build, files } = __DOOR__;
const DOOR = '/B_Portal/events/check-in';
const NAME = `door-${build}`;
/** A network that takes longer is none. */
const PATIENCE_MS = 4_000;

// All or nothing: a build that is half there is thrown away, and the one before stays.
addEventListener('install', (event) => event.waitUntil(keepAll()));
addEventListener('activate', (event) => event.waitUntil(forgetOthers()));
addEventListener('message', (event) => {
  if (event.data === build) event.waitUntil(takeOver());
});
addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (pathname.startsWith('/B_Portal/assets/')) event.respondWith(kept(request));
});

async function keepAll() {
  const answer = await fetch(DOOR, { cache: 'no-store' });
  const text = await answer.clone().text();
  // While a deployment is under way the page may be of another build than its worker.
  const named = [...text.matchAll(/(?:src|href)="(\/B_Portal\/assets\/[^"]+)"/g)].map(([, file]) => file);
  if (!answer.ok || !named.every((file) => files.includes(file))) throw new Error('another build');
  const cache = await caches.open(NAME);
  try {
    await cache.addAll(files);
    await cache.put(DOOR, answer);
  } catch (error) {
    await caches.delete(NAME);
    throw error;
  }
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('door-') && name !== NAME).map((name) => caches.delete(name)),
  );
}

/** Unless another page may still ask for a file of the build before. */
async function takeOver() {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const doors = pages.filter(({ url }) => new URL(url).pathname.startsWith(DOOR));
  if (doors.length <= 1) await skipWaiting();
}

/** As the server has it now; as it was kept where the server is not reached. */
async function page(request) {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch (error) {
    const cache = await caches.open(NAME);
    const there = await cache.match(DOOR);
    if (!there) throw error;
    return there;
  }
}

/** Files have their content in their names: a kept one is the one. */
async function kept(request) {
  const cache = await caches.open(NAME);
  return (await cache.match(request.url)) ?? fetch(request);
}
