import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { webDigest } from './webDigest.ts';

/** Where a finished build tells which sources it was made of; Vite writes it last (apps/web/vite.config.ts). */
const BUILD_FILE = 'apps/web/dist/build.json';

/** Builds the portal unless `apps/web/dist` was made of the present sources. Throws when Vite fails. */
export function buildWebIfChanged(root: string): 'built' | 'fresh' {
  if (builtFrom(root) === webDigest(root)) return 'fresh';
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  // A child, so that the bundler's memory is gone before the server starts.
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'apps/web'),
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The portal could not be built: the lines above say why.');
  return 'built';
}

function builtFrom(root: string): string | undefined {
  const file = join(root, BUILD_FILE);
  if (!existsSync(file)) return undefined;
  return (JSON.parse(readFileSync(file, 'utf8')) as { build: string }).build;
}
