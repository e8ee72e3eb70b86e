import { afterAll, beforeAll, expect, test } from 'vitest';
import { SHIPPED_ROLES } from '@portal/domain/access/roles.ts';
import type { Permission } from '@portal/domain/access/permissions.ts';
import { openLargeDatabase } from '../../../test/database/largeDatabase.ts';
import { indexesIn, plansOf } from '../../../test/database/plansOf.ts';
import type { Database } from '../../platform/database/database.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { listMyInterviews } from './listMyInterviews.ts';
import { findHolder, listAppointed } from './readFeed.ts';

let database: Database;

beforeAll(async () => {
  database = await openLargeDatabase();
});
afterAll(() => database.close());

/** Leaders have no rows here: of none the whole is read. */
const WHOLE = /Seq Scan on (application|application_ministry|appointment|interview|interview_sheet|interview_feed)\b/;
const permissions = new Set<Permission>(SHIPPED_ROLES.ephesian);
const actor = { userId: 7, permissions } as unknown as StaffContext['actor'];

test.each([{}, { state: 'done' }, { state: 'today', part: 'interviewer' }, { state: 'all', search: 'sosa' }])(
  'the interviews of a reader by %j: by those of the reader alone',
  async (query) => {
    const plan = await plansOf(database, (db) =>
      listMyInterviews(
        { db, actor, now: new Date() },
        {
          query: { sort: 'at', state: 'open', zone: 'America/New_York', ...query } as Parameters<
            typeof listMyInterviews
          >[1]['query'],
        },
      ),
    );
    expect(indexesIn(plan)).toEqual(
      expect.arrayContaining(['application_ephesian', 'appointment_interviewer', 'interview_sheet_user']),
    );
    expect(plan).not.toMatch(WHOLE);
  },
);

test('a calendar: its holder by the address, the appointments by who holds them or has their cards', async () => {
  const holder = await plansOf(database, (db) => findHolder(db, 'x'));
  const appointed = await plansOf(database, (db) =>
    listAppointed(db, { userId: 7, rights: [permissions] }, new Date()),
  );
  expect(indexesIn(holder)).toContain('interview_feed_digest');
  // From either side: which is shorter hangs on the reader.
  expect(appointed).toMatch(/appointment_interviewer|application_ephesian/);
  expect(holder + appointed).not.toMatch(WHOLE);
});
