/**
 * Fetches all files of a piece of code before the piece is imported; stands in for Vite's own helper (preloadPlugin.ts).
 * Browsers remember as long as the page lives that an import or a preload failed, and Vite does so of a stylesheet: what
 * was asked for once without network could never be tried again. A plain fetch leaves no such memory, and what it
 * brought lies in the browser's cache for the import: the files of a build never change.
 */
export async function fetchedFirst<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await Promise.all(files.map((file) => once(new URL(import.meta.env.BASE_URL + file, location.href).href)));
  return load();
}

const onTheirWay = new Map<string, Promise<unknown>>();

async function once(address: string): Promise<void> {
  const coming = onTheirWay.get(address) ?? (isInPage(address) ? undefined : begin(address));
  onTheirWay.set(address, Promise.resolve(coming));
  try {
    await coming;
  } catch (error) {
    onTheirWay.delete(address);
    throw error;
  }
}

/** Whether the page's own HTML loads this file, so that it is here already. */
const isInPage = (address: string): boolean =>
  [...document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('link[href], script[src]')].some(
    (element) => ('href' in element ? element.href : element.src) === address,
  );

const begin = (address: string): Promise<unknown> => (address.endsWith('.css') ? styled(address) : fetched(address));

async function fetched(address: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} did not come`);
  await answer.arrayBuffer();
  // Comes from the cache now and cannot fail. All files are read at once, not each after the one that imports it.
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = address;
  document.head.append(link);
}

const styled = (address: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = '';
    link.href = address;
    link.addEventListener('load', resolve, { once: true });
    link.addEventListener(
      'error',
      () => {
        link.remove();
        reject(new Error(`${address} did not come`));
      },
      { once: true },
    );
    // Behind the page's own sheet, which stands last in the body: what comes later overrules it.
    document.body.append(link);
  });
