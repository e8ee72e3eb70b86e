import { afterAll, beforeAll, expect, test } from 'vitest';
import { SHIPPED_ROLES } from '@portal/domain/access/roles.ts';
import { openLargeDatabase } from '../../test/database/largeDatabase.ts';
import { indexesIn, plansOf } from '../../test/database/plansOf.ts';
import type { Database } from '../platform/database/database.ts';
import type { ListContext } from '../platform/lists/defineList.ts';
import { oldExports } from './clearExports.ts';
import { selectCopies } from './copies/orderCopy.ts';
import { exports } from './listExports.ts';
import { selectUnderWay } from './orderExport.ts';

let database: Database;

beforeAll(async () => {
  database = await openLargeDatabase();
});
afterAll(() => database.close());

test('exports of one, of all, under way and old ones: by their indexes', async () => {
  const context = (db: unknown, role: 'analyst' | 'administrator') =>
    ({
      db,
      actor: { userId: 11, permissions: new Set(SHIPPED_ROLES[role]) },
      now: new Date(),
    }) as unknown as ListContext;
  const plan = await plansOf(database, async (db) => {
    await exports.page(context(db, 'analyst'), { sort: '-made' });
    await selectUnderWay(db, 11);
    await selectCopies(db, { name: 'copyTraced', id: 17, user: 11 });
    await oldExports(db, new Date(Date.now() - 86_400_000));
  });
  expect(indexesIn(plan)).toEqual(
    expect.arrayContaining(['export_of_person', 'export_of_subject', 'export_unfinished', 'export_kept']),
  );
  expect(plan).not.toContain('Seq Scan on export');
});
