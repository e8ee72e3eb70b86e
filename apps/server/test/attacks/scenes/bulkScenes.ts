/** Work on many things at once, and who is removed by it. */
import type { EndpointName } from '@portal/contract/allEndpoints.ts';
import { shippedRoleId } from '../../../src/access/shippedRoles.ts';
import '../../../src/bulk/bulk.tables.ts';
import { insertApplication, staffId } from '../../factories.ts';
import { insertStaff } from '../../people/insertStaff.ts';
import type { Scene } from './scene.ts';
import type { World } from '../world.ts';

/** A run of the supervisor, who is the rightful caller of what any staff user may ask; never worked on. */
async function ownRun({ portal }: World): Promise<number> {
  const actor_id = await staffId(portal, 'supervisor');
  const subject_id = await insertApplication(portal, { status: 'ANALYSIS' });
  return portal.database.transaction(async (db) => {
    const { id } = await db
      .insertInto('bulk_run')
      .values({
        kind: 'handOver',
        actor_id,
        role_id: await shippedRoleId(db, 'supervisor'),
        params: JSON.stringify({ userId: actor_id, heirs: {} }),
        state: 'RUNNING',
        total: 1,
        created_at: portal.clock.now(),
        finished_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('bulk_row').values({ run_id: id, position: 1, subject_id }).execute();
    return id;
  });
}

const uponRun: Scene = { lasts: 'always', make: async (world) => ({ params: { id: await ownRun(world) } }) };

/** An analyst in charge of one application. */
async function newAnalyst({ portal }: World): Promise<number> {
  const { userId } = await portal.database.transaction((db) => insertStaff(db, 'analyst'));
  await insertApplication(portal, { status: 'ANALYSIS', analyst: userId });
  return userId;
}

export const bulkScenes = {
  getBulkRun: [uponRun],
  listBulkRows: [uponRun],
  cancelBulkRun: [uponRun],
  getHoldings: [{ lasts: 'always', make: async (world) => ({ params: { id: await newAnalyst(world) } }) }],
  removeUser: [
    {
      make: async (world) => ({
        params: { id: await newAnalyst(world) },
        body: { version: 1, heirs: { analyst: await staffId(world.portal, 'analyst2') } },
      }),
    },
  ],
} satisfies Partial<Record<EndpointName, Scene[]>>;
