import { afterAll, beforeAll, expect, test } from 'vitest';
import { SHIPPED_ROLES, type ShippedRole } from '@portal/domain/access/roles.ts';
import { openLargeDatabase } from '../../test/database/largeDatabase.ts';
import { indexesIn, plansOf } from '../../test/database/plansOf.ts';
import type { Database } from '../platform/database/database.ts';
import type { ListContext } from '../platform/lists/defineList.ts';
import { waitingParts, type Day } from './waitingParts.ts';
import { selectDay } from './listMyDay.ts';

let database: Database;

beforeAll(async () => {
  database = await openLargeDatabase();
});
afterAll(() => database.close());

const limits = { PAID: 5, ANALYSIS: 5, COMPLETE_ANALYSIS: 5, INTERVIEW: 5, INTERVIEW_SUCCESS: 5, APPROVED: 5 };
const day: Day = { zone: 'America/Bogota', endOfToday: new Date(), limits };

test.each<[ShippedRole, string[]]>([
  ['analyst', ['application_analyst', 'card_reminder_open', 'message_reader_unread', 'mail_failed_of_application']],
  ['ephesian', ['application_ephesian', 'appointment_interviewer', 'interview_sheet_user']],
])('the day of an %s is put together by indexes of their own', async (role, indexes) => {
  const actor = { userId: 7, permissions: new Set(SHIPPED_ROLES[role]) };
  const plan = await plansOf(database, (db) =>
    selectDay(day).page({ db, actor, now: new Date() } as unknown as ListContext, { show: 'now', sort: 'urgent' }),
  );
  expect(indexesIn(plan)).toEqual(expect.arrayContaining(indexes));
  expect(plan).not.toMatch(
    /Seq Scan on (application|mail|appointment|message_reader|card_reminder|application_note|correction)\b/,
  );
  expect(waitingParts({ db: undefined, actor, now: new Date() } as unknown as ListContext, day).length).toBeGreaterThan(
    4,
  );
});
