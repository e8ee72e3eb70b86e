import { join } from 'node:path';
import { buildWebIfChanged } from './build/buildWeb.ts';

const root = join(import.meta.dirname, '..');

const startedAt = Date.now();
if (buildWebIfChanged(root) === 'built') {
  console.log(`Portal built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
}

// In this same process: signals, exit code and a hard kill reach the server without a go-between.
await import('../apps/server/src/main.ts');
