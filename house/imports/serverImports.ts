import { ABOVE_NOUNS, IMPORTED_BY_NONE, NOUNS, STANDS_ALONE } from '../nouns.ts';

const SRC = 'apps/server/src/';

/** What is put together from all nouns, one line a noun. */
const TOP_FILES = [
  'server.ts',
  'jobs.ts',
  'fileOwners.ts',
  'exportedLists.ts',
  'versionedSettings.ts',
  'importedKinds.ts',
  'changedRecords.ts',
  'statisticReach.ts',
  'openServices.ts',
];

/** Order within the server: main → server.ts → nouns, downwards → platform. Tests may look at everything. */
export function whyNotInServer(from: string, to: string): string | undefined {
  if (!from.startsWith(SRC) || from.endsWith('.test.ts')) return undefined;
  if (!to.startsWith(SRC)) return 'only tests import what lies outside src';
  const source = roomOf(from);
  const target = roomOf(to);
  if (source === target || target === 'platform') return undefined;
  if (source === 'main.ts') return undefined;
  if (source === 'platform') return 'platform knows no noun';
  if (target === 'main.ts' || (TOP_FILES.includes(target) && ![...TOP_FILES, 'commands'].includes(source)))
    return 'nothing below imports the top';
  if (TOP_FILES.includes(source) || ABOVE_NOUNS.includes(source)) return undefined;
  if (ABOVE_NOUNS.includes(target)) return `nouns do not know ${target}`;
  return whyNotNoun(source, target);
}

function whyNotNoun(source: string, target: string): string | undefined {
  if (STANDS_ALONE.includes(source)) return `${source} reads by SQL and imports no noun`;
  if (IMPORTED_BY_NONE.includes(target)) return `nobody imports ${target}`;
  const [own, other] = [rankOf(source), rankOf(target)];
  if (own < 0 || other < 0) return `${own < 0 ? source : target} is not in the table of nouns (house/nouns.ts)`;
  return other < own ? undefined : `${source} stands before ${target} in house/nouns.ts`;
}

const rankOf = (noun: string): number => (NOUNS as readonly string[]).indexOf(noun);

/** The folder directly in src, or the file that lies there. */
const roomOf = (path: string): string => path.slice(SRC.length).split('/')[0] ?? '';
