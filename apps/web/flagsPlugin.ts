import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const { version } = require('country-flag-icons/package.json') as { version: string };
const folder = join(dirname(require.resolve('country-flag-icons/package.json')), '3x2');
const countries = readdirSync(folder).filter((name) => /^[A-Z]{2}\.svg$/.test(name));

/**
 * The flags of all countries as files of their own: one small image where a flag is shown, and not a byte of script.
 * The name holds the release, so that they may be cached for ever like all assets. `__FLAGS__` is where they are.
 */
export function flagFiles(base: string): Plugin {
  const place = `assets/flags-${version}/`;
  return {
    name: 'portal-flag-files',
    config: () => ({ define: { __FLAGS__: JSON.stringify(base + place) } }),
    generateBundle() {
      for (const name of countries) {
        this.emitFile({ type: 'asset', fileName: place + name, source: readFileSync(join(folder, name)) });
      }
    },
    configureServer(server) {
      server.middlewares.use(base + place, (request, response, next) => {
        const name = (request.url ?? '').slice(1);
        if (!countries.includes(name)) return next();
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(readFileSync(join(folder, name)));
      });
    },
  };
}
