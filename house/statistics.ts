/** apps/server/src/statistics/README.md: what one statistic costs, and that its query reads within the reach alone. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './files.ts';

const README = 'apps/server/src/statistics/README.md';
const DEFINITIONS = 'packages/domain/src/statistics';
const QUERIES = 'apps/server/src/statistics/queries';
/** What the reach narrows; a query reads the names of scope.ts in their place. */
const GUARDED = ['application', 'church', 'person', 'census_report', 'application_stage'];

/**
 * Statistics that lack one of the README's files, files that it does not tell of, and queries that read a table past the reach.
 * Throws when it found no statistics.
 */
export function findUnshapelyStatistics(root: string): string[] {
  if (!existsSync(join(root, README))) throw new Error(`${README} is missing.`);
  const told = [...readFileSync(join(root, README), 'utf8').matchAll(/^\| `([^`]*<name>[^`]*)` \|/gm)].flatMap(
    ([, path = '']) => (path.includes('{en,es}') ? ['en', 'es'].map((one) => path.replace('{en,es}', one)) : [path]),
  );
  const names = filesBelow(root, [DEFINITIONS], /\.ts$/)
    .filter((file) => readFileSync(join(root, file), 'utf8').includes('= declareStatistic('))
    .map((file) => file.slice(DEFINITIONS.length + 1, -'.ts'.length));
  if (told.length === 0 || names.length === 0) throw new Error(`No statistics were read below ${root}.`);
  const missing = names.flatMap((name) =>
    told.map((path) => path.replace('<name>', name)).filter((path) => !existsSync(join(root, path))),
  );
  return [
    ...(told.length === 4 ? [] : [`${README}: ${told.length} files are told, a statistic costs 4`]),
    ...missing.map((path) => `${README}: ${path} is not there`),
    ...filesBelow(root, [QUERIES], /\.ts$/).flatMap((file) => pastTheReach(root, file)),
  ];
}

/** Words behind `from`, `join` or a comma between tables that name what the reach narrows. */
function pastTheReach(root: string, file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8');
  const read = [...source.matchAll(/\b(?:from|join|lateral)\s+(\w+)/g)].map(([, table = '']) => table);
  return GUARDED.filter((table) => read.includes(table)).map(
    (table) => `${file}: ${table} is read past the reach; read the names of apps/server/src/statistics/scope.ts`,
  );
}
