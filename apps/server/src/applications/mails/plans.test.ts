import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLargeDatabase } from '../../../test/database/largeDatabase.ts';
import { indexesIn, plansOf } from '../../../test/database/plansOf.ts';
import type { Database } from '../../platform/database/database.ts';
import { lastLanguages, selectCardMails } from './listCardMails.ts';
import { readMailFacts } from './mailFacts.ts';
import { takeMailsBack } from './mailStage.ts';

let database: Database;

beforeAll(async () => {
  database = await openLargeDatabase();
});
afterAll(() => database.close());

test('the mails of a case, the languages of the last, and those that a move caused: by the index of the case', async () => {
  const plan = await plansOf(database, async (db) => {
    await selectCardMails(db, 8);
    await lastLanguages(db, 8);
    await takeMailsBack({ db }, 8, new Date(0));
  });
  expect(indexesIn(plan)).toContain('mail_of_application');
  expect(plan).not.toContain('Seq Scan');
});

test('whom a case may be mailed to: by keys', async () => {
  // Of leaders, spouses and contact persons it holds none.
  const plan = await plansOf(database, async (db) => {
    await readMailFacts({ db, now: new Date(0) }, 8).catch(() => null);
  });
  expect(plan).not.toMatch(/Seq Scan on (application|client_account|application_ministry)\b/);
});
