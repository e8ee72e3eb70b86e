import { checkHouse } from './houseChecks.ts';
import { runBrowserStories } from './browserStories.ts';
import type { Outcome } from './outcome.ts';
import { buildAndWeigh } from './portalBuild.ts';
import { runOnOldestPostgres, runServerTests } from './serverTests.ts';
import { checkFormat, checkTypesAndLint } from './staticChecks.ts';
import { runVitest } from './vitest.ts';

export interface Tier {
  /** What `--only` calls it. */
  name: string;
  title: string;
  /** Light tiers keep their output to themselves and so may run beside each other; the others run alone. */
  light: boolean;
  run: () => Promise<Outcome>;
  /** Only with `--all`, or when it is chosen by name. */
  long?: true;
}

export const TIERS: readonly Tier[] = [
  { name: 'lint', title: 'Types and lint', light: true, run: checkTypesAndLint },
  { name: 'format', title: 'Format', light: true, run: checkFormat },
  { name: 'house', title: 'House rules', light: true, run: checkHouse },
  { name: 'housetests', title: 'Tests of the house rules', light: false, run: () => runVitest('house') },
  { name: 'packages', title: 'Domain, contract, messages', light: false, run: () => runVitest('packages') },
  { name: 'web', title: 'Web', light: false, run: () => runVitest('apps/web') },
  { name: 'server', title: 'Server', light: false, run: runServerTests },
  { name: 'build', title: 'Build and bundle budget', light: false, run: buildAndWeigh },
  { name: 'e2e', title: 'Browser stories', light: false, run: runBrowserStories },
  { name: 'oldest', title: 'Server on PostgreSQL 15', light: false, run: runOnOldestPostgres, long: true },
];

/** Names that stand for several tiers. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  static: ['lint', 'format', 'house'],
};

/** The tiers that `--only a,b` chooses, in their order; without it all quick ones, or with `all` every one. Refuses an unknown name. */
export function chooseTiers(only: readonly string[], all = false): readonly Tier[] {
  const names = new Set(only.flatMap((name) => GROUPS[name] ?? [name]));
  const unknown = [...names].filter((name) => !TIERS.some((tier) => tier.name === name));
  if (unknown.length > 0) {
    const known = [...TIERS.map(({ name }) => name), ...Object.keys(GROUPS)].join(', ');
    throw new Error(`There is no tier ${unknown.join(', ')}. Known: ${known}.`);
  }
  if (names.size > 0) return TIERS.filter(({ name }) => names.has(name));
  return TIERS.filter(({ long }) => all || !long);
}
