import { command } from './command.ts';
import { failedBecause, succeeded, type Outcome } from './outcome.ts';

/** Types of every project too: the linter needs the same program of the same compiler, so that it is built once. */
export const checkTypesAndLint = (): Promise<Outcome> =>
  check('oxlint', '--type-aware', '--type-check', '--deny-warnings');

export const checkFormat = (): Promise<Outcome> => check('oxfmt', '--check');

async function check(program: string, ...args: string[]): Promise<Outcome> {
  const { code, output } = await command(program, args);
  return code === 0 ? succeeded : failedBecause(`${program} ${args.join(' ')}`, output);
}
