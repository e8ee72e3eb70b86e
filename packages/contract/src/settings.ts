/** What the portal says of itself, asked at start and on every change of path: product/portal.md#maintenance. */
import * as z from 'zod/mini';
import { endpoints } from './endpoints.ts';

export const settingEndpoints = endpoints({
  getVersion: {
    method: 'GET',
    path: '/business/version',
    permission: 'public',
    does: 'The version, and the build of the browser code that this server hands out (null: none).',
    reply: z.object({ version: z.string(), build: z.nullable(z.string()) }),
  },
  getMaintenance: {
    method: 'GET',
    path: '/business/maintenance',
    permission: 'public',
    does: 'Whether the maintenance page replaces the portal.',
    reply: z.boolean(),
  },
});
