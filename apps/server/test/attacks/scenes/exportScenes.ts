/** Lists as files, of a list that the supervisor sees, who is the rightful caller of what any staff user may ask. */
import type { EndpointName } from '@portal/contract/allEndpoints.ts';
import { succeed, type World } from '../world.ts';
import type { Scene } from './scene.ts';

const ORDER = { list: 'listUnfinished', query: { waits: 'FORM' }, format: 'csv', language: 'es', columns: ['name'] };

async function ordered(world: World) {
  const { id } = await succeed(world, 'supervisor', 'POST', '/api/business/exports', ORDER);
  return { params: { id } };
}

const ACCOUNTS = '/api/business/report/metadata/group/created-accounts.export';
const SETTING = 'EXPORT_DEFINITION.created-accounts.export';
const ELEMENT = 'name';

async function defined(world: World) {
  const { version } = await succeed(world, 'administrator', 'GET', ACCOUNTS);
  return { params: { id: 'created-accounts.export' }, version: version as number };
}

/** A column of created accounts with something else about it, each time another place, so that it is a change. */
const element = (changed: (version: number) => object) => async (world: World) => {
  const { params, version } = await defined(world);
  return { params, body: { version, element: ELEMENT, ...changed(version) } };
};

export const exportScenes = {
  getExportDefinition: [{ lasts: 'always', make: () => ({ params: { group: 'created-accounts.export' } }) }],
  placeExportElement: [{ make: element((version) => ({ position: 1 + (version % 3) })) }],
  showExportElement: [{ make: element((version) => ({ visible: version % 2 === 1 })) }],
  titleExportElement: [{ make: element(() => ({ titles: { en: 'Leader', es: 'Líder' } })) }],
  previewExport: [
    { lasts: 'always', make: () => ({ params: { id: 'created-accounts.export' }, query: { language: 'es' } }) },
  ],
  listSettingVersions: [{ lasts: 'always', make: () => ({ params: { key: SETTING } }) }],
  restoreSetting: [
    {
      make: async (world) => {
        const { version } = await defined(world);
        return { params: { key: SETTING }, body: { version, to: version } };
      },
    },
  ],
  listExportColumns: [{ lasts: 'always', make: () => ({ params: { list: 'listUnfinished' } }) }],
  orderExport: [{ lasts: 'always', make: () => ({ body: ORDER }) }],
  getExport: [{ lasts: 'always', make: ordered }],
  cancelExport: [{ lasts: 'always', make: ordered }],
} satisfies Partial<Record<EndpointName, Scene[]>>;
