/** Verdicts on documents, and what is done to many that end. */
import type { EndpointName } from '@portal/contract/allEndpoints.ts';
import { insertApplication } from '../../factories.ts';
import type { Fields } from '../shapesOf.ts';
import { succeed, type World } from '../world.ts';
import type { Scene } from './scene.ts';

/** Upon the creed of a card in ANALYSIS. */
const uponDocument = (body: (file: number) => Fields): Scene => ({
  make: async (world) => {
    const id = await insertApplication(world.portal, { status: 'ANALYSIS', analyst: 'analyst', documents: ['CREED'] });
    const { documents } = await succeed(world, 'supervisor', 'GET', `/api/business/request/${id}`);
    return { params: { id, kind: 'CREED' }, body: body(documents[0].file) };
  },
});

const ASKED = { en: 'Please send the renewed one.', es: 'Envíe el renovado, por favor.' };

/** A creed that was accepted until a day; answers the id of its acceptance. */
async function insertDated(world: World): Promise<number> {
  const id = await insertApplication(world.portal, { status: 'ANALYSIS', analyst: 'analyst', documents: ['CREED'] });
  const { documents } = await succeed(world, 'supervisor', 'GET', `/api/business/request/${id}`);
  const body = { file: documents[0].file, accepted: true, validUntil: '2026-12-31' };
  await succeed(world, 'supervisor', 'PUT', `/api/business/request/${id}/documents/CREED/acceptance`, body);
  const row = await world.portal.database.read((db) =>
    db.selectFrom('document_acceptance').select('id').where('application_id', '=', id).executeTakeFirstOrThrow(),
  );
  return row.id;
}

export const documentScenes = {
  acceptDocument: [
    { ...uponDocument((file) => ({ file, accepted: true, validUntil: '2026-12-31' })), lasts: 'always' },
  ],
  listDatedDocuments: [{ lasts: 'always', make: () => ({}) }],
  askDocuments: [
    {
      about: 'the chosen',
      make: async (world) => ({ body: { documents: [await insertDated(world)], message: ASKED } }),
    },
    {
      about: 'all that fit',
      make: () => ({ body: { fitting: { search: 'nobody', standing: 'ENDING' }, message: ASKED } }),
    },
  ],
  dateDocuments: [
    {
      about: 'the chosen',
      make: async (world) => ({ body: { documents: [await insertDated(world)], validUntil: '2026-12-31' } }),
    },
    { about: 'all that fit', make: () => ({ body: { fitting: { search: 'nobody' }, validUntil: '2026-12-31' } }) },
  ],
  refuseDocument: [uponDocument((file) => ({ file, reason: 'No se lee la fecha.' }))],
} satisfies Partial<Record<EndpointName, readonly Scene[]>>;
