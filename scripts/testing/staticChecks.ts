import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { command, root } from './command.ts';
import { failedBecause, succeeded, sum, type Outcome } from './outcome.ts';

const TYPED_PROJECTS = [
  'packages/domain',
  'packages/contract',
  'packages/messages',
  'apps/server',
  'apps/web',
  'e2e',
  'bench',
  'house',
];

/** TypeScript over every project. One after the other: each already uses all cores. */
export async function checkTypes(): Promise<Outcome> {
  const outcomes: Outcome[] = [];
  for (const project of TYPED_PROJECTS) {
    outcomes.push(
      existsSync(join(root, project, 'tsconfig.json'))
        ? await check('tsc', '--noEmit', '--pretty', 'false', '-p', project)
        : failedBecause(`${project}/tsconfig.json is missing.`),
    );
  }
  return sum(outcomes);
}

export const checkLint = (): Promise<Outcome> => check('oxlint', '--type-aware', '--deny-warnings');

export const checkFormat = (): Promise<Outcome> => check('oxfmt', '--check');

async function check(program: string, ...args: string[]): Promise<Outcome> {
  const { code, output } = await command(program, args);
  return code === 0 ? succeeded : failedBecause(`${program} ${args.join(' ')}`, output);
}
