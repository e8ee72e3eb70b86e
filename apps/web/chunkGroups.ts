import { build, type InlineConfig, type Rolldown } from 'vite';

interface Group {
  name: string;
  test: (id: string) => boolean;
  priority: number;
}

/** What so many late parts need comes with the first of them. Charts, which eight screens draw, stay apart: they are heavier than all the rest. */
const OFTEN = 12;

/**
 * Which modules lie in one file: those of the first page, those of the frame and the board, the menu's icons, those that many
 * late parts need. Left to itself the bundler makes a file of every set of modules that the same parts share; a screen then asks
 * for a hundred of them, on a slow link six at a time. Only a build tells what of a module is used at all, so it is
 * built once to see that.
 */
export async function chunkGroups(config: InlineConfig): Promise<Group[]> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false },
  });
  const outputs = [built].flat() as Rolldown.RolldownOutput[];
  const chunks = outputs.flatMap(({ output }) => output).filter((file) => file.type === 'chunk');

  const first = reachedFrom(chunks, (entry) => entry.isEntry || isOf(entry, 'LoginScreen.tsx'));
  const frame = reachedFrom(chunks, (entry) => isOf(entry, 'screens.tsx') || isOf(entry, 'BoardScreen.tsx'));
  const parts = chunks.filter(({ isDynamicEntry }) => isDynamicEntry);
  const needs = parts.map((part) => reachedFrom(chunks, (entry) => entry === part));
  const menu = reachedFrom(chunks, (entry) => isOf(entry, 'menuIcons.ts'));
  const often = new Set(chunks.filter((chunk) => needs.filter((need) => need.has(chunk)).length >= OFTEN));

  return [first, frame, menu, often].map((reached, index) => {
    // Whoever is asked for by name stays a file of that name.
    const modules = new Set(
      [...reached].flatMap((chunk) => chunk.moduleIds.filter((id) => id !== chunk.facadeModuleId)),
    );
    return {
      name: ['first', 'frame', 'menu', 'often'][index] ?? '',
      test: (id) => modules.has(id),
      priority: 4 - index,
    };
  });
}

const isOf = ({ facadeModuleId }: Rolldown.OutputChunk, file: string): boolean =>
  facadeModuleId?.endsWith(`/${file}`) === true;

/** The chunks that such entries import, and what those import. */
function reachedFrom(
  chunks: readonly Rolldown.OutputChunk[],
  isStart: (chunk: Rolldown.OutputChunk) => boolean,
): ReadonlySet<Rolldown.OutputChunk> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reached = new Set(chunks.filter(isStart));
  for (const { imports } of reached) {
    for (const file of imports) {
      const imported = byFile.get(file);
      if (imported) reached.add(imported);
    }
  }
  return reached;
}
