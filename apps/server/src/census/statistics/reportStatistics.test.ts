import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/buildTestServer.ts';
import { fresh, NEEDED, openedReport, saveOwn, sendOwn } from '../../../test/people/openedReport.ts';

let portal: TestServer;
const admin = fresh(() => portal.staff('admin'));

beforeAll(async () => {
  portal = await buildTestServer();
});
afterAll(() => portal.close());

test('a church is read beside the mean of its region over received reports, where blank counts for nothing', async () => {
  const one = await openedReport(portal);
  await saveOwn(one, 1, { ...NEEDED, visitors: 10 });
  await sendOwn(one, 2);
  const at = `/api/business/report/church/${one.church}/statistics`;
  // Others of the same region, one of which left it blank and one of which was never received.
  await portal.database.transaction((db) =>
    sql`
      insert into census_report (census_id, church_id, church_name, country, ephesian_id, deadline, sent_at, visitors, active_members)
      select census_id, null, 'Otra', country, ephesian_id, deadline, given.sent, given.visitors, given.members
      from census_report, (values (now(), 40, 60), (now(), null, 30), (null, 1000, 1000)) given (sent, visitors, members)
      where id = ${one.id}`.execute(db),
  );
  const { data } = await admin.get(at);
  expect(data.church).toMatchObject({ id: one.church, name: expect.any(String) });
  expect(data.quarters).toHaveLength(1);
  expect(data.quarters[0]).toMatchObject({
    census: { year: one.year, quarter: 1 },
    values: { visitors: 10, activeMembers: 120, baptisms: null },
    mean: { visitors: 25, activeMembers: 70, baptisms: null },
    churches: 3,
  });
  const far = fresh(() => portal.staff('ephesian2'));
  expect((await far.get(at)).status).toBe(404);
});
