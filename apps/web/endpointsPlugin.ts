import { allEndpoints } from '@portal/contract/allEndpoints.ts';
import type { Plugin } from 'vite';

const ID = 'virtual:endpoints';

/** Method and path of every endpoint as a module of its own: the browser needs no schema to make a call. */
export const endpointsPlugin: Plugin = {
  name: 'portal-endpoints',
  resolveId: (id) => (id === ID ? `\0${ID}` : null),
  load(id) {
    if (id !== `\0${ID}`) return null;
    const own = Object.entries(allEndpoints).filter(([, { path }]) => !path.startsWith('/client/'));
    const table = Object.fromEntries(own.map(([name, { method, path }]) => [name, { method, path }]));
    return `export const ENDPOINTS = ${JSON.stringify(table)};`;
  },
};
