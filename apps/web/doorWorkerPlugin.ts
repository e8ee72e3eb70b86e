import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** What the door's page begins with. */
const STARTS = [/\/src\/screens\.tsx$/, /\/events\/door\/DoorScreen\.tsx$/, /virtual:later-endpoints$/];
/** What it may load later: its own parts, the frame's, and the texts that any of them says. */
const LATER =
  /\/src\/(events\/door|platform|ui|shell\/(frame|session))\/|zxing-wasm|\/messages\/src\/(en|es)\/(\w+\/)*(common|errors|shell|stages|door|eventList|attendance|history)\.ts$/;

/**
 * Writes the worker that keeps the door's page without network (docs/decisions/0047), with its build and the files of that page;
 * and the manifest by which a phone installs it.
 */
export const doorWorkerPlugin = (base: string, build: string): Plugin => ({
  name: 'portal-door-worker',
  generateBundle: {
    // The page's own first file is dissolved into the page before.
    order: 'post',
    handler(_options, bundle) {
      const files = filesOf(Object.values(bundle)).map((file) => base + file);
      const worker = readFileSync(join(import.meta.dirname, 'doorWorker.js'), 'utf8');
      const source = worker.replace('__DOOR__', () => JSON.stringify({ build, files }));
      this.emitFile({ type: 'asset', fileName: 'door-worker.js', source });
    },
  },
});

function filesOf(bundle: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): string[] {
  const chunks = bundle.filter((file) => file.type === 'chunk');
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const starts = STARTS.map((pattern) => chunks.find(({ facadeModuleId }) => pattern.test(facadeModuleId ?? '')));
  if (starts.some((start) => !start)) throw new Error('The door’s page has no such part any more');
  const needed = new Set([
    ...chunks.filter(({ isEntry, name }) => isEntry || name === 'first'),
    ...starts.filter((start) => start !== undefined),
  ]);
  for (const { imports, dynamicImports } of needed) {
    const later = dynamicImports.filter((file) => LATER.test(byFile.get(file)?.facadeModuleId ?? ''));
    for (const file of [...imports, ...later]) {
      const chunk = byFile.get(file);
      if (chunk) needed.add(chunk);
    }
  }
  const files = new Set<string>();
  for (const { fileName, viteMetadata } of needed) {
    files.add(fileName);
    for (const file of [...(viteMetadata?.importedCss ?? []), ...(viteMetadata?.importedAssets ?? [])]) files.add(file);
  }
  // A sheet of all may be of no chunk.
  for (const { fileName, type } of bundle)
    if (type === 'asset' && /(^|\/)index-[^/]*\.css$/.test(fileName)) files.add(fileName);
  return [...files].sort();
}
