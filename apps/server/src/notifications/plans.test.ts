import { afterAll, beforeAll, expect, test } from 'vitest';
import { SHIPPED_ROLES } from '@portal/domain/access/roles.ts';
import { openLargeDatabase } from '../../test/database/largeDatabase.ts';
import { indexesIn, pageOf, plansOf } from '../../test/database/plansOf.ts';
import type { Database } from '../platform/database/database.ts';
import type { Db } from '../platform/database/tables.ts';
import type { StaffContext } from '../platform/http/context.ts';
import { countNotices, selectNotices } from './listNotices.ts';
import { tellNear } from './notifications.jobs.ts';
import { findNotificationApplicants } from './sending/findApplicants.ts';
import { notifications } from './sending/listNotifications.ts';
import { recipients } from './sending/listRecipients.ts';
import { selectDue, selectWaiting } from './sending/sendNotifications.ts';

let database: Database;

beforeAll(async () => {
  database = await openLargeDatabase();
});
afterAll(() => database.close());

const reader = { userId: 7, permissions: new Set() } as unknown as StaffContext['actor'];

test('a page of the bell, a later one and the count are read from indexes of the reader', async () => {
  const page = await plansOf(database, (db) => selectNotices({ db, actor: reader, language: 'en' }, undefined));
  const later = await plansOf(database, (db) =>
    selectNotices({ db, actor: reader, language: 'en' }, `${Date.now()}.5`),
  );
  const count = await plansOf(database, (db) => countNotices({ db, actor: reader }));
  expect(indexesIn(page)).toContain('notice_of_user');
  expect(indexesIn(later)).toContain('notice_of_user');
  expect(indexesIn(count)).toContain('notice_unread');
  expect([page, later, count].join()).not.toMatch(/Seq Scan on (notice|application)\b/);
});

test('the interviews that are near are found without reading all of them, or all notices', async () => {
  const plan = await plansOf(database, (db) => tellNear(db, new Date()));
  expect(plan).not.toMatch(/Seq Scan on (notice|application|appointment)\b/);
});

const everyone = { userId: 7, permissions: new Set(SHIPPED_ROLES.administrator) } as unknown as StaffContext['actor'];
const as = (db: Db) => ({ db, actor: everyone, now: new Date(), language: 'en' }) as unknown as StaffContext;

test('a page of notifications, and one that is searched, count the recipients of the page alone', async () => {
  const page = await plansOf(database, (db) => notifications.page(as(db), { sort: '-saved' }));
  expect(indexesIn(pageOf(page))).toEqual(expect.arrayContaining(['notification_recipient_of', 'notification_saved']));
  const found = await plansOf(database, (db) => notifications.page(as(db), { sort: '-saved', search: 'a1b2' }));
  expect(indexesIn(found)).toContain('notification_words');
  expect([page, found].join()).not.toContain('Seq Scan on notification_recipient');
});

test('a page of the recipients of one, a later one, by state and by name, are read from its indexes', async () => {
  const ask = (more: object) =>
    plansOf(database, (db) => recipients.page(as(db), { sort: 'recipient', notification: 3, ...more }));
  const plans = [
    await ask({}),
    await ask({ after: '_90000' }),
    await ask({ state: ['FAILED'] }),
    await ask({ search: 'garcia' }),
  ];
  for (const plan of plans) {
    expect(indexesIn(plan).join()).toMatch(/notification_recipient_(?:listed|of|user|account|application)/);
    expect(plan).not.toMatch(/Seq Scan on (notification_recipient|mail|application|notification)\b/);
  }
});

test('what is due is found by its index, and the next recipients of it by theirs', async () => {
  const due = await plansOf(database, (db) => selectDue(db, new Date()));
  expect(indexesIn(due)).toContain('notification_leaves');
  const next = await plansOf(database, (db) => selectWaiting(db, 3));
  expect(indexesIn(next)).toContain('notification_recipient_next');
  expect([due, next].join()).not.toMatch(/Seq Scan on notification/);
});

test('applicants are found by a part of a word without reading all applications', async () => {
  const plan = await plansOf(database, (db) => findNotificationApplicants(as(db), { query: { search: 'a1b2c3' } }));
  expect(indexesIn(plan)).toContain('application_words');
  expect(plan).not.toMatch(/Seq Scan on application\b/);
});
