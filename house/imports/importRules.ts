import { readModules, type Import, type Module } from './modules.ts';
import { whyNotInServer } from './serverImports.ts';
import { whyNotInWeb } from './webImports.ts';

/** Who may import whom. Returns one line for every import that is against the rules. */
export function findForbiddenImports(root: string): string[] {
  return readModules(root).flatMap((module) =>
    module.imports.flatMap((imported) => {
      const reason = whyNot(module, imported);
      return reason ? [`${module.path} → ${imported.specifier}: ${reason}`] : [];
    }),
  );
}

const TEST_LIBRARIES = ['vitest', 'fast-check'];
const OPEN_TIERS = ['e2e', 'bench', 'house', 'scripts'];

function whyNot(module: Module, imported: Import): string | undefined {
  const from = tierOf(module.path);
  const to = imported.path === undefined ? undefined : tierOf(imported.path);
  if (OPEN_TIERS.includes(from) || isSetting(module.path)) return undefined;
  if (to === undefined) return whyNotLibrary(from, module, imported.specifier);
  if (from !== to) return whyNotTier(from, to, module, imported);
  if (!isTest(module.path) && imported.path && isTest(imported.path)) return 'only tests import tests';
  if (from === 'server') return whyNotInServer(module.path, imported.path ?? '');
  if (from === 'web') return whyNotInWeb(module.path, imported.path ?? '');
  return undefined;
}

function whyNotLibrary(from: string, module: Module, specifier: string): string | undefined {
  const inTest = isTest(module.path) && (TEST_LIBRARIES.includes(specifier) || specifier.startsWith('node:'));
  if (inTest) return undefined;
  if (from === 'domain' || from === 'messages') return `${from} imports no library`;
  if (from === 'contract' && specifier !== 'zod/mini') return 'contract imports zod/mini and nothing else';
  // What lies beside src belongs to the build, which runs on Node.
  const inBrowser = module.path.startsWith('apps/web/src/') && !isTest(module.path);
  if (inBrowser && specifier.startsWith('node:')) return 'a browser has no Node';
  const isUi = module.path.startsWith('apps/web/src/ui/');
  if (isUi && /^(@tanstack\/react-query|react-router)/.test(specifier)) return 'ui knows no network, no text';
  return undefined;
}

const MAY_IMPORT_TIER: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  contract: ['domain'],
  messages: ['domain', 'contract'],
  server: ['domain', 'contract', 'messages'],
  web: ['domain', 'contract', 'messages'],
};

function whyNotTier(from: string, to: string, module: Module, { specifier, typeOnly }: Import): string | undefined {
  if (!MAY_IMPORT_TIER[from]?.includes(to)) return `${from} does not import ${to}`;
  if (from === 'messages' && to === 'contract' && !typeOnly) return 'messages imports only types of the contract';
  if (module.path.startsWith('apps/web/src/ui/')) return 'ui knows no noun, no text';
  if (specifier.startsWith('.')) return 'another tier is imported by its package name';
  return undefined;
}

/** domain, contract, messages, server, web, or the first folder. */
function tierOf(path: string): string {
  const [first = '', second = ''] = path.split('/');
  return first === 'packages' || first === 'apps' ? second : first;
}

const isTest = (path: string): boolean => /\.test\.tsx?$|^apps\/\w+\/test\//.test(path);

/** `vite.config.ts` and its like run in Node, beside the sources. */
const isSetting = (path: string): boolean => /^(apps|packages)\/\w+\/[^/]+\.config\.ts$/.test(path);
