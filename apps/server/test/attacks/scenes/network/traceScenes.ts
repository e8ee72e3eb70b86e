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

/** A leader who was recorded with a church. */
async function insertRecorded({ portal }: World) {
  return portal.database.transaction(async (db) => {
    const church = await db
      .insertInto('church')
      .values({
        name: 'Haus Rabe',
        city: 'Ulm',
        // Nobody has it in charge.
        country: 'AQ',
        valid_from: '2001-01-31',
        valid_to: null,
        created_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const person = await db
      .insertInto('person')
      .values({
        name: 'Rahel',
        last_name: 'Rabe',
        email: `recorded.${randomUUID()}@example.org`,
        phone: null,
        birth_date: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('church_leader')
      .values({ church_id: church.id, person_id: person.id, at: new Date() })
      .execute();
    return { id: person.id, church: church.id };
  });
}

export const traceScenes = {
  getTracedLeader: [{ make: async (world) => ({ params: { id: (await insertRecorded(world)).id } }), lasts: 'always' }],
  getTracedLeaderCopy: [
    { make: async (world) => ({ params: { id: (await insertRecorded(world)).id } }), lasts: 'always' },
  ],
  copyTracedLeader: [{ make: async (world) => ({ params: { id: (await insertRecorded(world)).id } }) }],
  eraseTracedLeader: [
    {
      make: async (world) => {
        const { id, church } = await insertRecorded(world);
        return { params: { id }, body: { confirm: 'Rahel Rabe', version: 1, churches: [church] } };
      },
    },
  ],
  getTraced: [{ make: async (world) => ({ params: { id: (await insertTraced(world)).id } }), lasts: 'always' }],
  getTracedCopy: [{ make: async (world) => ({ params: { id: (await insertTraced(world)).id } }), lasts: 'always' }],
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
