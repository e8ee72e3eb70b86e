import { join } from 'node:path';
import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';
const OWN = join(import.meta.dirname, 'src/platform/late/fetchedFirst.ts');
let replaced = false;

/**
 * Puts `fetchedFirst` in the place of Vite's own loader of chunks, and lets it know every file of a chunk, the chunk's
 * own too. The build fails where a newer Vite has no such place.
 */
export const preloadPlugin: Plugin = {
  name: 'portal-preload',
  apply: 'build',
  config: () => ({
    build: {
      modulePreload: {
        polyfill: false,
        resolveDependencies: (file, files, { hostType }) =>
          hostType === 'js' ? [...new Set([file, ...files])] : files,
      },
    },
  }),
  transform(_code, id) {
    if (id !== HELPER) return null;
    replaced = true;
    return { code: `export { fetchedFirst as __vitePreload } from ${JSON.stringify(OWN)};`, map: null };
  },
  buildEnd(error) {
    if (!error && !replaced) this.error(`${HELPER} was not met: chunks would not be tried again after a failure.`);
  },
};
