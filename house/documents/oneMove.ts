/** The walk through one move (docs/one-move.md): every file of it is there, takes part, and is read once. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readModules } from '../imports/modules.ts';

const PAGE = 'docs/one-move.md';
const MOST = 25;
const STEP = /^(\d+)\. `([^`]+)`/;

/** A file takes part where another of the walk imports it, or it imports another. Throws when the page has no steps. */
export function findLostSteps(root: string): string[] {
  const steps = readFileSync(join(root, PAGE), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, number, path] = STEP.exec(line) ?? [];
      return path === undefined ? [] : [{ number: Number(number), path }];
    });
  if (steps.length === 0) throw new Error(`${PAGE} has no steps.`);
  const walked = new Set(steps.map(({ path }) => path));
  const imports = readModules(root).flatMap((module) =>
    module.imports.map(({ path }) => ({ from: module.path, to: path })),
  );
  const takesPart = (path: string): boolean =>
    imports.some(
      ({ from, to }) => from !== to && walked.has(from) && walked.has(to ?? '') && [from, to].includes(path),
    );
  return steps.flatMap(({ number, path }, index) => [
    ...(number === index + 1 ? [] : [`${PAGE}: step ${number} should be step ${index + 1}`]),
    ...(index < MOST ? [] : [`${PAGE}: ${path} is one file more than ${MOST}`]),
    ...(steps.findIndex((step) => step.path === path) === index ? [] : [`${PAGE}: ${path} is visited twice`]),
    ...whyNotThere(path),
  ]);

  function whyNotThere(path: string): string[] {
    if (!existsSync(join(root, path))) return [`${PAGE}: ${path} does not exist`];
    return takesPart(path) ? [] : [`${PAGE}: ${path} has nothing to do with the other files`];
  }
}
