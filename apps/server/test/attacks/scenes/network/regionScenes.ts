/** Who has which countries and leaders in charge. */
import type { EndpointName } from '@portal/contract/allEndpoints.ts';
import { insertApplication, readApplication, staffId } from '../../../factories.ts';
import type { Fields } from '../../shapesOf.ts';
import type { World } from '../../world.ts';
import type { Scene } from '../scene.ts';

/** A leader who was associated with nobody by hand. */
async function insertLeader({ portal }: World): Promise<number> {
  const id = await insertApplication(portal, { status: 'SENT', ephesian: 'ephesian' });
  return (await readApplication(portal, id)).person_id ?? 0;
}

/** A country that nobody has, given and taken away. */
const uponCountry: Scene['make'] = async ({ portal }) => {
  await portal.database.transaction((db) => db.deleteFrom('region_country').where('country', '=', 'IS').execute());
  const assignee = await staffId(portal, 'ephesian2');
  return { body: { countries: [{ country: 'IS', from: null }], assignee, takeOver: false, handOver: false } };
};

const uponLeader =
  (more: Fields): Scene['make'] =>
  async (world) => ({
    params: { id: await insertLeader(world) },
    body: { from: null, assignee: await staffId(world.portal, 'ephesian2'), ...more },
  });

export const regionScenes = {
  previewCountries: [{ make: uponCountry }],
  giveCountries: [{ make: uponCountry }],
  previewLeader: [{ make: uponLeader({}) }],
  giveLeader: [{ make: uponLeader({ takeOver: false, handOver: false }) }],
  setSpiritualParent: [
    {
      make: async (world) => ({
        params: { id: await insertLeader(world) },
        body: { from: null, parent: await insertLeader(world) },
      }),
    },
  ],
} satisfies Partial<Record<EndpointName, Scene[]>>;
