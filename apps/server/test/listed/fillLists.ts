import { insertCensuses } from '../database/censusRows.ts';
import { insertEvents } from '../database/eventRows.ts';
import { insertCertificates, insertCourseViews, varyCertificates } from '../database/courseRows.ts';
import { insertExports } from '../database/exportRows.ts';
import { insertInterviews } from '../database/interviewRows.ts';
import { insertDatedDocuments, insertLicences, insertListed } from '../database/listRows.ts';
import { insertImports } from '../imports/importRows.ts';
import { insertNotifications } from '../database/notificationRows.ts';
import { insertPosts } from '../database/postRows.ts';
import { insertReminders } from '../database/reminderRows.ts';
import type { TestServer } from '../buildTestServer.ts';
import { lookAtSizes } from '../database/testDatabase.ts';
import { insertApplication, staffId } from '../factories.ts';
import { insertClient } from '../people/clientAccounts.ts';
import { insertVaried } from './variedApplications.ts';

const DAY_MS = 86_400_000;

/** More rows than a page holds of every list; of those of one person, the administrator's or the Ephesian's. */
export async function fillLists(portal: TestServer): Promise<void> {
  const ephesian = await staffId(portal, 'ephesian');
  for (let i = 0; i < 60; i += 1) {
    const { id } = await insertClient(portal, {
      email: `many${i}@example.org`,
      status: i % 3 === 0 ? 'PENDING' : 'ACTIVE',
      // In threes of one instant: ties fall on the edges of pages.
      createdAt: new Date(Date.UTC(2026, 0, 1 + Math.floor(i / 3))),
      lastActiveAt: new Date(portal.clock.now().getTime() - Math.floor(i / 3) * 10 * DAY_MS),
    });
    if (i % 4 === 1) {
      const status = (['PAID', 'ANALYSIS', 'INTERVIEW', 'SENT'] as const)[Math.floor(i / 4) % 4] ?? 'PAID';
      await insertApplication(portal, { status, client: id, ...(status === 'INTERVIEW' && { ephesian }) });
    }
  }
  await portal.database.transaction((db) => insertListed(db, ephesian));
  await insertReminders(portal);
  await insertExports(portal, ephesian);
  await insertInterviews(portal, ephesian);
  await portal.database.transaction((db) => insertLicences(db, ephesian, portal.clock.now()));
  await portal.database.transaction((db) => insertDatedDocuments(db, ephesian, portal.clock.now()));
  await insertVaried(portal, 30);
  await portal.database.transaction((db) => insertEvents(db, ephesian));
  await portal.database.transaction((db) => insertNotifications(db, portal.clock.now()));
  await portal.database.transaction((db) => insertImports(db, portal.clock.now()));
  await portal.database.transaction((db) => insertPosts(db, portal.clock.now()));
  await portal.database.transaction((db) => insertCensuses(db, { ephesian, now: portal.clock.now() }));
  await portal.database.transaction((db) => insertCourseViews(db, portal.clock.now()));
  await portal.database.transaction((db) => insertCertificates(db, portal.clock.now()));
  await portal.database.transaction((db) => varyCertificates(db, portal.clock.now()));
  await lookAtSizes(portal.database);
}
