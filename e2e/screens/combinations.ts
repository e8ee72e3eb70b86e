/** The eight ways in which every screen is seen: language × theme × size. */
import { execFileSync } from 'node:child_process';

export interface Combination {
  language: 'en' | 'es';
  theme: 'light' | 'dark';
  size: 'desk' | 'phone';
}

/** Each pair holds both languages, both themes and both sizes. */
const PAIRS: readonly (readonly [Combination, Combination])[] = [
  [
    { language: 'en', theme: 'light', size: 'desk' },
    { language: 'es', theme: 'dark', size: 'phone' },
  ],
  [
    { language: 'es', theme: 'light', size: 'phone' },
    { language: 'en', theme: 'dark', size: 'desk' },
  ],
  [
    { language: 'es', theme: 'dark', size: 'desk' },
    { language: 'en', theme: 'light', size: 'phone' },
  ],
  [
    { language: 'en', theme: 'dark', size: 'phone' },
    { language: 'es', theme: 'light', size: 'desk' },
  ],
];

export const ALL_COMBINATIONS: readonly Combination[] = PAIRS.flat();

/** All, or the pair whose turn it is at so many commits; the first where nobody counts. */
export const combinationsAt = ({ commits, all }: { commits: number | undefined; all: boolean }) =>
  all ? ALL_COMBINATIONS : (PAIRS[(commits ?? 0) % PAIRS.length] ?? []);

export const combinationsOfThisRun = (): readonly Combination[] =>
  combinationsAt({ commits: turnOfThisRun(), all: process.env['TEST_ALL'] !== undefined });

/** The commits so far; whoever starts the tests counts them once, so that a commit meanwhile changes no turn. */
export const turnOfThisRun = (): number => Number(process.env['TESTS_TURN'] ?? countCommits() ?? 0);

/** Empty, loading and failed are seen of a quarter of the parts, by turns: within sixteen commits of each in each combination. */
export const seesAllStates = (turn: number, combination: number, part: number): boolean =>
  process.env['TEST_ALL'] !== undefined || (Math.floor(turn / PAIRS.length) + 2 * combination + part) % 4 === 0;

export const nameOf = ({ language, theme, size }: Combination): string =>
  `${{ en: 'English', es: 'Spanish' }[language]}, ${theme}, ${size}`;

function countCommits(): number | undefined {
  try {
    const counted = execFileSync('git', ['rev-list', '--count', 'HEAD'], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return Number(counted);
  } catch {
    // No git, or no repository: a download.
    return undefined;
  }
}
