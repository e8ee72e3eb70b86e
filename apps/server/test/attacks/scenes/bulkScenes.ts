/** Work on many things at once, and who is removed by it. */
import type { EndpointName } from '@portal/contract/allEndpoints.ts';
import { shippedRoleId } from '../../../src/access/shippedRoles.ts';
import '../../../src/bulk/bulk.tables.ts';
import { insertApplication, staffId } from '../../factories.ts';
import { insertStaff } from '../../people/insertStaff.ts';
import { insertTag } from './recordScenes.ts';
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

const ephesian2 = ({ portal }: World) => staffId(portal, 'ephesian2');
const text = (subject: string) => ({ subject, text: 'All is well.' });

/** Each of the acts upon many, by the supervisor, who may do them all. */
const uponMany: Scene[] = [
  async (world: World) => ({ do: 'reassignEphesian', assignee: await ephesian2(world) }),
  async ({ portal }: World) => ({
    do: 'assign',
    kind: 'analyst',
    userId: await staffId(portal, 'analyst'),
    replace: true,
  }),
  async ({ portal }: World) => ({ do: 'tag', tag: await insertTag({ portal }), on: true }),
  async () => ({ do: 'move', to: 'REJECTED', deactivation: { type: 'OTHER', reason: 'Closed' } }),
  async () => ({
    do: 'email',
    recipients: ['leader'],
    language: 'own',
    texts: { en: text('News'), es: text('Noticias') },
  }),
].map((actOf) => ({
  make: async (world) => ({
    body: {
      applications: [await insertApplication(world.portal, { status: 'INTERVIEW', ephesian: 'ephesian' })],
      act: await actOf(world),
    },
  }),
}));

export const bulkScenes = {
  getBulkRun: [uponRun],
  listBulkRows: [uponRun],
  cancelBulkRun: [uponRun],
  startMany: uponMany,
  previewMany: uponMany.slice(0, 1),
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
