/** Lists as files, of a list that the supervisor sees, who is the rightful caller of what any staff user may ask. */
import type { EndpointName } from '@portal/contract/allEndpoints.ts';
import { succeed, type World } from '../world.ts';
import type { Scene } from './scene.ts';

const ORDER = { list: 'listUnfinished', query: { waits: 'FORM' }, format: 'csv', language: 'es', columns: ['name'] };

async function ordered(world: World) {
  const { id } = await succeed(world, 'supervisor', 'POST', '/api/business/exports', ORDER);
  return { params: { id } };
}

export const exportScenes = {
  listExportColumns: [{ lasts: 'always', make: () => ({ params: { list: 'listUnfinished' } }) }],
  orderExport: [{ lasts: 'always', make: () => ({ body: ORDER }) }],
  getExport: [{ lasts: 'always', make: ordered }],
  cancelExport: [{ lasts: 'always', make: ordered }],
} satisfies Partial<Record<EndpointName, Scene[]>>;
