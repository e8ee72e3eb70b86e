import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/buildTestServer.ts';
import { applicantForm } from '../corpus/applicantForm.ts';
import { doClientStep } from '../demoClientActs.ts';
import { demoStaff } from '../demoCast.ts';
import { demoFiles } from '../demoFiles.ts';
import { addDemoReturned } from './demoReturned.ts';
import { openDemoForm } from '../openDemoForm.ts';

const DAY_MS = 86_400_000;

let portal: TestServer;
beforeAll(async () => {
  portal = await buildTestServer();
});
afterAll(() => portal.close());

test('who was rejected comes again and is seen to be, one of two is merged, and a sibling is not the same', async () => {
  const { services, clock } = portal;
  const now = clock.now();
  const before = new Date(now.getTime() - 90 * DAY_MS);
  const files = demoFiles(services);
  const stages = ['SENT', 'REJECTED', 'SENT', 'REJECTED', 'SENT'] as const;
  const applicants = stages.map((stage, index) => {
    const made = applicantForm(index, 2026, now);
    return { ...made, story: { ...made.story, stage, filled: 'all' as const } };
  });
  await Promise.all(applicants.map((applicant) => files.prepare(applicant)));
  await portal.database.transaction(async (db) => {
    for (const applicant of applicants) {
      const context = { db, now: before, language: applicant.account.language, services };
      await openDemoForm(context, applicant, '-', files);
      await doClientStep(context, applicant, { act: 'submit', at: before, enters: null }, files);
      await sql`
        update application set status = ${applicant.story.stage} where client_account_id = (
          select id from client_account where email = ${applicant.account.email})`.execute(db);
    }
    const actor = (await demoStaff(db)).get('admin@portal.test');
    if (!actor) throw new Error('There is no administrator.');
    await addDemoReturned({ db, now, language: 'es', services, actor }, { applicants, passwordHash: '-', files });
  });
  const caller = await portal.staff('admin');
  const { data: cards } = (await caller.get('/api/business/request?stages=COMPLETE,REJECT_BY_TAG')).data;
  expect(cards).toHaveLength(3);
  for (const { seenBefore } of cards) expect(seenBefore).toBe(true);
  const { rows: noted } = await portal.database.read((db) =>
    sql<{ status: string; what: string[] }>`
      select status, array_agg(what order by what) as what from application_seen
        join application on application.id = other_id
      group by application_seen.application_id, status order by application_seen.application_id`.execute(db),
  );
  expect(noted).toEqual([
    { status: 'REJECTED', what: expect.arrayContaining(['church', 'name', 'phone']) },
    { status: 'REJECTED', what: expect.arrayContaining(['church', 'name', 'phone']) },
    // Of the person nothing is said any more.
    { status: 'SENT', what: ['church'] },
  ]);
  const { rows } = await portal.database.read((db) =>
    sql<{ noun: string; what: string }>`
      select noun, 'merged' as what from merging union all select noun, 'not the same' from not_same order by 2`.execute(
      db,
    ),
  );
  expect(rows).toEqual([
    { noun: 'persons', what: 'merged' },
    { noun: 'persons', what: 'not the same' },
  ]);
});
