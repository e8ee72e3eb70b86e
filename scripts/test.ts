import { getCompileCacheDir } from 'node:module';
import { parseArgs } from 'node:util';
import { turnOfThisRun } from '../apps/server/test/turnOfRun.ts';
import { settled, sum, type Outcome } from './testing/outcome.ts';
import { chooseTiers, TIERS, type Tier } from './testing/tiers.ts';

interface Result {
  tier: Tier;
  outcome: Outcome;
  seconds: number;
}

const { values } = parseArgs({
  options: { only: { type: 'string', multiple: true, default: [] }, all: { type: 'boolean', default: false } },
  allowPositionals: true,
});
// What takes long is tried whole: every attack, every combination of language, theme and size, long property tests.
if (values.all) process.env['TEST_ALL'] = '1';
// Counted once, so that a commit meanwhile changes no turn, of the stories or of the server's tests.
process.env['TESTS_TURN'] ??= String(turnOfThisRun());
// The server is started some hundred times: as `npm start` does, each takes what was compiled before.
const compiled = getCompileCacheDir();
if (compiled) process.env['NODE_COMPILE_CACHE'] ??= compiled;
const chosen = chooseTiers(
  values.only.flatMap((names) => names.split(',')),
  values.all,
);
const startedAt = Date.now();

/** What the quick run leaves to `--all`; docs/tests.md says the same. */
const ONLY_WITH_ALL = [
  'the server on PostgreSQL 15',
  'every attack on every field for every caller, odd headers at every endpoint that changes something',
  'screens in all eight combinations of language, theme and size (a sixth of them in two by turns otherwise)',
  'all stories, in every language and list they are told in (a sixth of them, in one by turns otherwise)',
  'property tests with all their cases (50 otherwise)',
  'kill -9 twenty times each way (once otherwise)',
  'the bench beside an earlier commit',
];

const results: Result[] = await Promise.all(chosen.filter(({ light }) => light).map(runTier));
for (const tier of chosen.filter(({ light }) => !light)) {
  console.log(`\n── ${tier.title} ${'─'.repeat(Math.max(0, 70 - tier.title.length))}`);
  results.push(await runTier(tier));
}
tellAll();

async function runTier(tier: Tier): Promise<Result> {
  const began = Date.now();
  const outcome = await settled(tier.run);
  const result = { tier, outcome, seconds: (Date.now() - began) / 1000 };
  if (tier.light) {
    tell(result);
    tellDetails(result);
  }
  return result;
}

function tell({ tier, outcome, seconds }: Result): void {
  const mark = outcome.failed === 0 ? '✓' : '✗';
  const counts = `${outcome.passed} passed, ${outcome.failed} failed`;
  console.log(`${mark} ${tier.title.padEnd(28)} ${seconds.toFixed(1).padStart(6)} s   ${counts}`);
}

function tellDetails({ outcome }: Result): void {
  for (const detail of outcome.details ?? []) console.log(detail.replaceAll(/^/gm, '    '));
}

function tellAll(): void {
  const total = sum(results.map(({ outcome }) => outcome));
  console.log('\n── All tiers ───────────────────────────────────────────────────────────');
  for (const result of results) {
    tell(result);
    if (!result.tier.light) tellDetails(result);
  }

  const notRun = TIERS.filter((tier) => !chosen.includes(tier));
  if (notRun.length > 0) console.log(`Not run: ${notRun.map(({ name }) => name).join(', ')}.`);
  if (!values.all) console.log(`Only with --all: ${ONLY_WITH_ALL.join('; ')}.`);
  console.log(`Took ${Math.round((Date.now() - startedAt) / 1000)} s.`);
  const databases = results.flatMap(({ tier, outcome }) =>
    outcome.ranOn && tier.name !== 'e2e' ? [outcome.ranOn] : [],
  );
  const browser = results.find(({ tier }) => tier.name === 'e2e')?.outcome.ranOn;
  console.log(`Database: ${databases.join('; ') || 'none'}. Browser: ${browser ?? 'none'}.`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}
