import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ERROR_STATUS, type ErrorCode } from '@portal/contract/errors.ts';

/** Codes that no test of the server sees answered, each with why. */
const NOT_ANSWERED: Readonly<Partial<Record<ErrorCode, string>>> = {
  'move.final': 'told by the menu of a card; the server says from where to where no move leads (move.invalid)',
};

/** The sources of all tests that call the server. */
async function sourcesOfTests(): Promise<string> {
  const server = join(import.meta.dirname, '..');
  const sources: string[] = [];
  for await (const path of glob('{src,test}/**/*.test.ts', { cwd: server })) {
    if (!path.endsWith('everyCode.test.ts')) sources.push(await readFile(join(server, path), 'utf8'));
  }
  if (sources.length === 0) throw new Error('No tests were read.');
  return sources.join('\n');
}

test('every code of the contract is answered in a test of the server, or there is a reason why not', async () => {
  const sources = await sourcesOfTests();
  const unseen = Object.keys(ERROR_STATUS).filter(
    (code) => !sources.includes(`'${code}'`) && !sources.includes(`"${code}"`),
  );
  expect(unseen.toSorted()).toEqual(Object.keys(NOT_ANSWERED).toSorted());
});
