/** The bin, and what is submitted once more. */
import type { EndpointName } from '@portal/contract/allEndpoints.ts';
import { newApplicant, submitted } from '../../people/applicants.ts';
import { readApplication } from '../../factories.ts';
import { randomUUID } from 'node:crypto';
import { succeed, type World } from '../world.ts';
import type { Scene } from './scene.ts';
import { insertAnalysed } from './staffScenes.ts';

/** An application that lies in the bin. */
async function insertBinned(world: World): Promise<number> {
  const id = await insertAnalysed(world);
  await succeed(world, 'manager', 'POST', `/api/business/request/${id}/deletions`, {
    reason: 'Llegó dos veces',
    version: 2,
  });
  return id;
}

export const binScenes = {
  deleteApplication: [
    {
      make: async (world) => ({
        params: { id: await insertAnalysed(world) },
        body: { reason: 'Llegó dos veces', version: 2 },
      }),
    },
  ],
  restoreApplication: [
    { make: async (world) => ({ params: { id: await insertBinned(world) }, body: { version: 3 } }) },
  ],
  restoreApplications: [
    { make: async (world) => ({ body: { applications: [await insertBinned(world)] } }), about: 'chosen ones' },
    { make: () => ({ body: { fitting: { country: 'SE' } } }), about: 'all that fit' },
  ],
  eraseApplication: [
    {
      make: async (world) => {
        const id = await insertAnalysed(world);
        const { case_number: confirm } = await readApplication(world.portal, id);
        return { params: { id }, body: { confirm, version: 2 } };
      },
    },
  ],
  duplicateApplication: [
    {
      make: async (world) => {
        const id = await submitted(await newApplicant(world.portal, `once.more.${randomUUID()}@example.org`));
        const { version } = await readApplication(world.portal, id);
        return { params: { id }, body: { version } };
      },
    },
  ],
} satisfies Partial<Record<EndpointName, Scene[]>>;
