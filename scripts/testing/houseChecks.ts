import { CHECKS } from '../../house/checks.ts';
import { root } from './command.ts';
import { failedBecause, settled, succeeded, sum, type Outcome } from './outcome.ts';

/** Every rule of the house over the project; each counts as one. */
export async function checkHouse(): Promise<Outcome> {
  const outcomes: Outcome[] = [];
  for (const { name, find } of CHECKS) {
    outcomes.push(
      await settled(async () => {
        const problems = await find(root);
        return problems.length === 0
          ? succeeded
          : failedBecause(`${name}:`, ...problems.map((problem) => `  ${problem}`));
      }),
    );
  }
  return sum(outcomes);
}
