import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { whyNotSend, type Reasons } from '@portal/domain/census/answers.ts';
import { answerProblem, CENSUS_KEYS, type CensusValues } from '@portal/domain/census/form.ts';
import { buildTestServer, type TestServer } from '../../test/buildTestServer.ts';
import { insertApplication } from '../../test/factories.ts';
import { answersOf } from '../census/reportRow.ts';
import { sendCensuses } from '../census/sendCensuses.ts';
import { runJob } from '../../test/runJob.ts';
import { addDemoCensuses } from './demoCensuses.ts';
import { demoStaff } from './demoCast.ts';

let portal: TestServer;
beforeAll(async () => {
  portal = await buildTestServer();
});
afterAll(() => portal.close());

interface Row {
  church_id: number;
  census_id: number;
  sent: boolean;
  expired: boolean;
  /** It was asked before its church was of the network. */
  early: boolean;
  reasons: Reasons;
  columns: Record<string, unknown>;
}

test('three years of reports, each of which could have been saved and sent by the acts themselves', async () => {
  for (let n = 0; n < 12; n += 1) {
    await insertApplication(portal, { status: n % 3 > 0 ? 'SENT' : 'APPROVED', country: n % 2 > 0 ? 'BR' : 'MX' });
  }
  await portal.database.transaction(async (db) => {
    const actor = (await demoStaff(db)).get('admin@portal.test');
    if (!actor) throw new Error('There is no administrator.');
    await addDemoCensuses({ db, now: portal.clock.now(), language: 'es', services: portal.services, actor });
  });
  // What runs is there already: the job adds nothing to it.
  await runJob(portal, sendCensuses);
  const { rows } = await portal.database.read((db) =>
    sql<Row>`
      select church_id, census_id, sent_at is not null as sent, census_report.deadline < ${portal.clock.now()}::date as expired, reasons,
        to_jsonb(census_report) as columns, valid_from > sending as early
      from census_report join census on census.id = census_id join church on church.id = church_id order by church_id, census_id`.execute(
      db,
    ),
  );
  expect(new Set(rows.map(({ census_id }) => census_id)).size).toBe(13);
  expect(rows.length).toBeGreaterThan(12 * 9);
  expect(rows.filter(({ early }) => early)).toEqual([]);
  expect(rows.filter(({ sent, expired }) => !sent && expired).length).toBeGreaterThan(3);
  expect(rows.filter(({ expired }) => !expired)).toHaveLength(12);
  let last: { church: number; values: CensusValues } | undefined;
  for (const { church_id: church, sent, reasons, columns } of rows) {
    const values = answersOf(columns);
    for (const key of CENSUS_KEYS) expect(answerProblem(key, values[key])).toBeUndefined();
    if (!sent) continue;
    expect(whyNotSend(values, reasons, last?.church === church ? last.values : undefined)).toEqual({});
    last = { church, values };
  }
});
