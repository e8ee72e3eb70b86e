import { FILES_BESIDE_NOUNS, FOLDERS_BESIDE_NOUNS, NOUNS } from './nouns.ts';
import { filesBelow, foldersIn } from './files.ts';

const FORBIDDEN = ['utils', 'util', 'helpers', 'helper', 'lib', 'common', 'misc', 'shared'];
const BY_KIND = ['components', 'hooks', 'services', 'models', 'types', 'constants', 'interfaces', 'controllers'];

/** Folders named after nothing (`utils`) or after a kind of file (`hooks`) instead of what they are about. */
export function findForbiddenFolders(root: string): string[] {
  const files = filesBelow(root, ['packages', 'apps', 'e2e', 'bench', 'house', 'scripts'], /\.tsx?$/);
  if (files.length === 0) throw new Error(`No modules were read below ${root}.`);
  const folders = new Set(
    files.flatMap((file) =>
      file
        .split('/')
        .slice(0, -1)
        .map((_, i, all) => all.slice(0, i + 1).join('/')),
    ),
  );
  return [...folders].flatMap((folder) => {
    const name = folder.split('/').at(-1) ?? '';
    if (FORBIDDEN.includes(name)) return [`${folder}: says nothing; name it by what it does`];
    return BY_KIND.includes(name) ? [`${folder}: grouped by kind; put the files beside what they serve`] : [];
  });
}

/** Folders of a tier, and files of the contract and the texts, that are neither a noun nor a named exception. */
export function findStrangeNouns(root: string): string[] {
  const found = Object.keys(FOLDERS_BESIDE_NOUNS).map((tier) => ({ tier, folders: foldersIn(root, tier) }));
  if (found.every(({ folders }) => folders.length === 0)) throw new Error(`No tiers were read below ${root}.`);
  return [
    ...found.flatMap(({ tier, folders }) =>
      folders.filter((name) => !isNoun(name) && !FOLDERS_BESIDE_NOUNS[tier]?.[name]).map((name) => `${tier}/${name}`),
    ),
    ...Object.entries(FILES_BESIDE_NOUNS).flatMap(([tier, besides]) =>
      filesBelow(root, [tier], /(?<!\.test)\.ts$/).filter((path) => {
        const name = path.slice(tier.length + 1, -'.ts'.length);
        return !name.includes('/') && !isNoun(name) && !besides[name];
      }),
    ),
  ].map((path) => `${path}: no noun of house/nouns.ts`);
}

const isNoun = (name: string): boolean => (NOUNS as readonly string[]).includes(name);
