import { join } from 'node:path';
import { judgeBundle, readBundle } from '../../house/bundleBudget.ts';
import { buildWebIfChanged } from '../build/buildWeb.ts';
import { root } from './command.ts';
import { succeeded, sum, type Outcome } from './outcome.ts';

/** Builds the portal and weighs what its first pages load. */
export async function buildAndWeigh(): Promise<Outcome> {
  buildWebIfChanged(root);
  const verdicts = judgeBundle(await readBundle(join(root, 'apps/web/dist')));
  return sum([
    succeeded,
    ...verdicts.map(({ ok, sentence }) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, details: [sentence] })),
  ]);
}
