import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLargeDatabase } from '../../test/database/largeDatabase.ts';
import { indexesIn, plansOf } from '../../test/database/plansOf.ts';
import type { Database } from '../platform/database/database.ts';
import { appointmentsOf } from './appointments/listAppointments.ts';
import { clashesOf } from './appointments/listClashes.ts';
import { selectSheets } from './getInterview.ts';
import { selectAnswers } from './sheets.ts';

let database: Database;

beforeAll(async () => {
  database = await openLargeDatabase();
});
afterAll(() => database.close());

test('interviews of a card with their results: by their indexes', async () => {
  const plan = await plansOf(database, (db) => selectSheets(db, 8));
  expect(indexesIn(plan)).toContain('interview_sheet_application');
  expect(plan).not.toMatch(/Seq Scan on (interview|interview_sheet)\b/);
});

test('answers of sheets: by their key', async () => {
  const plan = await plansOf(database, (db) => selectAnswers(db, [8, 9]));
  expect(plan).not.toContain('Seq Scan on interview_answer');
});

test('appointments of a card: by their index, in its order', async () => {
  const plan = await plansOf(database, (db) => appointmentsOf(db, 8));
  expect(indexesIn(plan)).toContain('appointment_application');
  expect(plan).not.toContain('Seq Scan on appointment');
});

test('what else an interviewer has at an hour: by the index of coming ones', async () => {
  const from = new Date(Date.now() + 5 * 86_400_000);
  const until = new Date(from.getTime() + 3_600_000).toISOString();
  const actor = { userId: 1, permissions: new Set() } as never;
  const plan = await plansOf(database, (db) =>
    clashesOf({ db, actor }, { interviewer: 5, from: from.toISOString(), until, except: 3 }),
  );
  expect(indexesIn(plan)).toContain('appointment_interviewer');
  expect(plan).not.toContain('Seq Scan on appointment');
});
