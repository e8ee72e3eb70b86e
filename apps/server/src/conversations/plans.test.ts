import { afterAll, beforeAll, expect, test } from 'vitest';
import { SHIPPED_ROLES } from '@portal/domain/access/roles.ts';
import { openLargeDatabase } from '../../test/database/largeDatabase.ts';
import { indexesIn, plansOf } from '../../test/database/plansOf.ts';
import type { Database } from '../platform/database/database.ts';
import type { Db } from '../platform/database/tables.ts';
import type { StaffContext } from '../platform/http/context.ts';
import { given } from '../demo/given.ts';
import { selectMarks } from './listMessages.ts';
import { selectSilent } from './mailUnread.ts';
import { pageOfMessages } from './message.ts';
import { countUnreadChats, listUnreadChats } from './unread.ts';

let database: Database;

beforeAll(async () => {
  database = await openLargeDatabase();
});
afterAll(() => database.close());

const asSupervisor = (db: Db) =>
  ({
    db,
    actor: { realm: 'staff', userId: 7, permissions: new Set(SHIPPED_ROLES.supervisor) },
  }) as unknown as StaffContext;

test('a chat, what is unread in it and who has read it: by their indexes', async () => {
  const plan = await plansOf(database, async (db) => {
    await pageOfMessages(asSupervisor(db), { application: 8, after: 90_000 });
    await selectMarks(db, 8);
  });
  expect(indexesIn(plan)).toContain('message_listed');
  expect(plan).not.toContain('Seq Scan');
});

test('what is unread on the cards that are shown: by the cards, whatever chats there are', async () => {
  const ids = Array.from({ length: 300 }, (_, i) => 80 + i).join(',');
  const plan = await plansOf(database, (db) => listUnreadChats(asSupervisor(db), given(undefined, undefined, { ids })));
  expect(indexesIn(plan)).toEqual([
    'application_pkey',
    'message_reader_application_id_user_id_key',
    'message_received',
  ]);
  expect(plan).not.toContain('Seq Scan');
});

test('the sum of what one is in charge of, and who has not read for long: from those unread alone', async () => {
  const sum = await plansOf(database, (db) => countUnreadChats(asSupervisor(db)));
  expect(indexesIn(sum)).toEqual(['application_pkey', 'message_reader_unread']);
  const silent = await plansOf(database, (db) => selectSilent(db, new Date()));
  expect(indexesIn(silent)).toEqual(['message_reader_silent']);
  expect(sum + silent).not.toContain('Seq Scan');
});
