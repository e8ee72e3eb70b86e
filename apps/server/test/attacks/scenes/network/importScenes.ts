/** Imports, read anew for each scene. */
import type { EndpointName } from '@portal/contract/allEndpoints.ts';
import { insertStaff } from '../../../people/insertStaff.ts';
import type { World } from '../../world.ts';
import type { Made, Scene } from '../scene.ts';

const FILE = ['First name,Last name,Email,Country,Role', 'Ada,Attacked,ada@attacked.example,MX,Analyst'].join('\n');
const MAPPING = { name: 0, lastName: 1, email: 2, country: 3, roles: 4 };

/** One in a state, with its only row. */
async function made({ portal }: World, state: 'READ' | 'CHECKED' | 'DONE'): Promise<number> {
  const now = portal.clock.now();
  return portal.database.transaction(async (db) => {
    const { userId } = await insertStaff(db, 'administrator');
    const { id } = await db
      .insertInto('import_batch')
      .values({
        kind: 'STAFF',
        name: 'attacked.csv',
        digest: 'none',
        format: 'csv',
        encoding: 'utf-8',
        separator: ',',
        titles: JSON.stringify(['First name', 'Last name', 'Email', 'Country', 'Role']),
        mapping: JSON.stringify(MAPPING),
        duplicates: 'SKIP',
        state,
        run_id: null,
        total: 1,
        user_id: userId,
        created_at: now,
        cleared_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const cells = JSON.stringify(['Ada', 'Attacked', '', 'MX', 'Analyst']);
    await db
      .insertInto('import_row')
      .values({ batch_id: id, line: 2, cells, outcome: state === 'READ' ? null : 'REFUSED' })
      .execute();
    return id;
  });
}

const upon =
  (state: 'READ' | 'CHECKED' | 'DONE', body?: object): Scene['make'] =>
  async (world): Promise<Made> => ({
    params: { id: await made(world, state) },
    ...(body && { body: { ...body } }),
  });

export const importScenes = {
  uploadImport: [
    {
      lasts: 'always',
      make: async () => ({ params: { kind: 'STAFF' }, file: { name: 'staff.csv', bytes: Buffer.from(FILE) } }),
    },
  ],
  getImport: [{ lasts: 'always', make: upon('CHECKED') }],
  listImportRows: [{ lasts: 'always', make: upon('CHECKED') }],
  checkImport: [{ make: upon('READ', { mapping: MAPPING, duplicates: 'SKIP', version: 1 }) }],
  runImport: [{ make: upon('CHECKED', { version: 1 }) }],
  undoImport: [{ make: upon('DONE', { version: 1 }) }],
} satisfies Partial<Record<EndpointName, readonly Scene[]>>;
