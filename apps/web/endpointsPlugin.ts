import { allEndpoints, firstEndpoints } from '@portal/contract/allEndpoints.ts';
import type { Endpoint } from '@portal/contract/endpoints.ts';
import { uploadsIn } from '@portal/contract/uploads.ts';
import type { Plugin } from 'vite';

const own = Object.entries<Endpoint>(allEndpoints).filter(([, { path }]) => !path.startsWith('/client/'));

const isFirst = (name: string) => name in firstEndpoints;

/** What the browser needs of the contract, as modules of their own, so that no schema enters the bundle. */
const MODULES: Readonly<Record<string, () => string>> = {
  'virtual:endpoints': () => thinned(isFirst),
  'virtual:later-endpoints': () => thinned((name) => !isFirst(name)),
  'virtual:uploads': () =>
    named(
      'UPLOADS',
      own.map(([name, { body }]) => [name, uploadsIn(body)] as const).filter(([, uploads]) => uploads.length > 0),
    ),
  'virtual:statistics': () =>
    named(
      'TERMS',
      own.flatMap(([name, each]) => ('terms' in each ? [[name, each.terms]] : [])),
    ),
  'virtual:lists': () =>
    named(
      'LISTS',
      own.flatMap(([name, each]) => ('list' in each ? [[name, each.list]] : [])),
    ),
};

const thinned = (isMeant: (name: string) => boolean): string =>
  named(
    'ENDPOINTS',
    own
      .filter(([name]) => isMeant(name))
      .map(([name, { method, path, file }]) => [name, { method, path, ...(file && { file }) }]),
  );

const named = (name: string, entries: readonly (readonly unknown[])[]): string =>
  `export const ${name} = ${JSON.stringify(Object.fromEntries(entries as [string, unknown][]))};`;

export const endpointsPlugin: Plugin = {
  name: 'portal-endpoints',
  resolveId: (id) => (id in MODULES ? `\0${id}` : null),
  load: (id) => MODULES[id.slice(1)]?.() ?? null,
};
