import { afterAll, beforeAll, expect, test } from 'vitest';
import { SHIPPED_ROLES } from '@portal/domain/access/roles.ts';
import { openLargeDatabase } from '../../test/database/largeDatabase.ts';
import { indexesIn, plansOf } from '../../test/database/plansOf.ts';
import type { Database } from '../platform/database/database.ts';
import type { StaffActor } from '../platform/http/context.ts';
import { oldDossiers } from './clearDossiers.ts';
import { selectPaperFiles } from './content/paperFiles.ts';
import { dossierFiles } from './dossierFiles.ts';
import { selectDossiers } from './listDossiers.ts';
import { selectUnderWay } from './orderDossier.ts';

let database: Database;

beforeAll(async () => {
  database = await openLargeDatabase();
});
afterAll(() => database.close());

const actor = { userId: 11, permissions: new Set(SHIPPED_ROLES.manager) } as unknown as StaffActor;

test('the dossiers of a reader and card, and those that are old: by their indexes', async () => {
  const plan = await plansOf(database, async (db) => {
    await selectDossiers(db, { application: 10, user: 11, opens: dossierFiles.maySee(actor) });
    await selectUnderWay(db, { application: 10, user: 11 });
    await oldDossiers(db, new Date(Date.now() - 60 * 86_400_000));
  });
  expect(indexesIn(plan)).toEqual(expect.arrayContaining(['dossier_of_reader', 'dossier_old']));
  expect(plan).not.toContain('Seq Scan');
});

test('the files of a dossier, by those of its application and references', async () => {
  const plan = await plansOf(database, (db) => selectPaperFiles({ db, actor }, 10));
  // Nobody chose a part of a photo here, and an empty table is read as it is.
  expect(plan.replaceAll('Seq Scan on photo_crop', '')).not.toContain('Seq Scan');
});
