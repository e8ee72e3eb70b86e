/** Persons who are looked for, copied and erased. */
import { randomUUID } from 'node:crypto';
import type { EndpointName } from '@portal/contract/allEndpoints.ts';
import { readApplication } from '../../../factories.ts';
import { newApplicant, submitted } from '../../../people/applicants.ts';
import type { World } from '../../world.ts';
import type { Scene } from '../scene.ts';

async function insertTraced({ portal }: World) {
  const email = `traced.${randomUUID()}@example.org`;
  const application = await submitted(await newApplicant(portal, email));
  const { client_account_id: id } = await readApplication(portal, application);
  const { version } = await portal.database.read((db) =>
    db.selectFrom('client_account').select('version').where('id', '=', id).executeTakeFirstOrThrow(),
  );
  return { id, email, version, application };
}

export const traceScenes = {
  getTraced: [{ make: async (world) => ({ params: { id: (await insertTraced(world)).id } }), lasts: 'always' }],
  copyTraced: [{ make: async (world) => ({ params: { id: (await insertTraced(world)).id } }) }],
  eraseTraced: [
    {
      make: async (world) => {
        const { id, email, version, application } = await insertTraced(world);
        return { params: { id }, body: { confirm: email, version, cases: [application] } };
      },
    },
  ],
} satisfies Partial<Record<EndpointName, Scene[]>>;
