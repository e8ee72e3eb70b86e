/** Licences, each of somebody admitted. */
import type { EndpointName } from '@portal/contract/allEndpoints.ts';
import { insertLicence } from '../../../src/licences/changeLicence.ts';
import { insertApplication } from '../../factories.ts';
import type { Fields } from '../shapesOf.ts';
import type { World } from '../world.ts';
import type { Scene } from './scene.ts';

/** A card in APPROVED whose leader has a licence that ends soon. */
const upon = (body?: Fields, more: Partial<Scene> = {}): Scene => ({
  ...more,
  make: async (world) => ({ params: { id: (await issued(world)).id }, ...(body && { body }) }),
});

async function issued({ portal }: World): Promise<{ id: number; code: string }> {
  const id = await insertApplication(portal, { status: 'APPROVED', ephesian: 'ephesian' });
  const code = await portal.database.transaction(async (db) => {
    const { person_id } = await db
      .selectFrom('application')
      .select('person_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const now = portal.clock.now();
    const validUntil = now.toISOString().slice(0, 10);
    const licence = await insertLicence(db, { person: Number(person_id), validUntil, now });
    await db.updateTable('application').set({ licence_id: licence }).where('id', '=', id).execute();
    return db.selectFrom('licence').select('code').where('id', '=', licence).executeTakeFirstOrThrow();
  });
  return { id, ...code };
}

export const licenceScenes = {
  listLicences: [{ lasts: 'always', make: () => ({}) }],
  renewLicences: [
    {
      about: 'the chosen',
      make: async (world) => ({ body: { applications: [(await issued(world)).id] } }),
    },
    { about: 'all that fit', make: () => ({ body: { fitting: { search: 'nobody at all', standing: 'ENDING' } } }) },
  ],
  getLicence: [upon(undefined, { lasts: 'always' })],
  renewLicence: [upon({ seen: 1 })],
  reissueLicence: [upon({ seen: 1 })],
  switchLicence: [upon({ active: false, reason: 'Carnet extraviado.', seen: 1 })],
  verifyLicence: [{ lasts: 'always', make: async (world) => ({ params: { code: (await issued(world)).code } }) }],
} satisfies Partial<Record<EndpointName, readonly Scene[]>>;
