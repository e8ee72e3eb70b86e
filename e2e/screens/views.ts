/** The eight ways in which every screen is seen: language × size, each in both themes. */
import { execFileSync } from 'node:child_process';
import { allIsAsked } from '../../apps/server/test/allIsAsked.ts';

export interface View {
  language: 'en' | 'es';
  size: 'desk' | 'phone';
}

export const THEMES = ['light', 'dark'] as const;

export const ALL_VIEWS: readonly View[] = [
  { language: 'en', size: 'desk' },
  { language: 'es', size: 'phone' },
  { language: 'es', size: 'desk' },
  { language: 'en', size: 'phone' },
];

/** All, or the one whose turn it is at so many commits; the first where nobody counts. */
export const viewsAt = ({ commits, all }: { commits: number | undefined; all: boolean }): readonly View[] =>
  ALL_VIEWS.filter((_, index) => all || index === (commits ?? 0) % ALL_VIEWS.length);

export const viewsOfThisRun = (): readonly View[] => viewsAt({ commits: turnOfThisRun(), all: allIsAsked() });

/** The commits so far; whoever starts the tests counts them once, so that a commit meanwhile changes no turn. */
export const turnOfThisRun = (): number => Number(process.env['TESTS_TURN'] ?? countCommits() ?? 0);

/** So many runs, one commit after the other, tell every story and see every part of the screens. */
const RUNS = 4;

/**
 * Whether that one of many (a file of stories, a part of the screens) has its turn: within four commits each has. Every fourth
 * commit shifts the turns by one, so that within sixteen each is told in every view.
 */
export const isInTurn = (index: number, commits: number): boolean =>
  (index + commits + Math.floor(commits / RUNS)) % RUNS === 0;

/** The same in this run: each has, when all are asked for. */
export const hasItsTurn = (index: number): boolean => allIsAsked() || isInTurn(index, turnOfThisRun());

export const nameOf = ({ language, size }: View): string => `${{ en: 'English', es: 'Spanish' }[language]}, ${size}`;

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
