/** Which part of what is tried by turns a run tries: it follows from the commits, so that the next run tries another. */
import { execFileSync } from 'node:child_process';
import { allIsAsked } from './allIsAsked.ts';

let counted: number | undefined;

/** The commits so far; whoever starts the tests counts them once, so that a commit meanwhile changes no turn. */
export const turnOfThisRun = (): number => (counted ??= Number(process.env['TESTS_TURN'] ?? countCommits() ?? 0));

/** So many runs, one commit after the other, try everything. It grows with the product, so that a run does not. */
export const RUNS = 6;

/**
 * Whether that one of many (a file of stories, a piece of the way over the screens, an endpoint) has its turn: within six commits
 * each has. Every sixth commit shifts the turns by one, so that within thirty-six each comes in every view.
 */
export const isInTurn = (index: number, commits: number): boolean =>
  (index + commits + Math.floor(commits / RUNS)) % RUNS === 0;

/** The same in this run: each has, when all are asked for. */
export const hasItsTurn = (index: number): boolean => allIsAsked() || isInTurn(index, turnOfThisRun());

function countCommits(): number | undefined {
  try {
    const commits = execFileSync('git', ['rev-list', '--count', 'HEAD'], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return Number(commits);
  } catch {
    // No git, or no repository: a download.
    return undefined;
  }
}
