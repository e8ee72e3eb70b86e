import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestServer, type TestServer } from '../../test/buildTestServer.ts';
import { inRole } from '../../test/people/inRole.ts';
import { fresh, NEEDED, openedReport, saveOwn, sendOwn, setClock } from '../../test/people/openedReport.ts';

let portal: TestServer;
const admin = fresh(() => portal.staff('admin'));

beforeAll(async () => {
  portal = await buildTestServer();
});
afterAll(() => portal.close());

const reportsOn = async (by: Pick<typeof admin, 'get'>, path: string): Promise<{ what: string; detail: object }[]> =>
  (await by.get(path)).data.data
    .filter(({ source }: { source: string }) => source === 'census')
    .map(({ what, detail }: { what: string; detail: object }) => ({ what, detail }));

test('the lines of a church and of its leader tell its reports, received, missed and opened again, to whoever reads reports', async () => {
  const one = await openedReport(portal);
  const line = `/api/business/church/${one.church}/line`;
  expect(await reportsOn(admin, line)).toEqual([]);
  setClock(portal, `${one.year}-05-01T12:00:00Z`);
  const facts = { year: String(one.year), quarter: '1', church: String(one.church), census: `${one.year}1` };
  expect(await reportsOn(admin, line)).toEqual([{ what: 'missed', detail: facts }]);

  const reopened = { deadline: `${one.year}-05-10`, reason: 'Hubo un huracán.', version: 1 };
  await admin.send('POST', `${one.at}/reopenings`, reopened);
  await saveOwn(one, 2, NEEDED);
  await sendOwn(one, 3);
  const told = [
    { what: 'received', detail: facts },
    { what: 'reopened', detail: { ...facts, to: reopened.deadline, reason: reopened.reason } },
  ];
  const sorted = async (...asked: Parameters<typeof reportsOn>) =>
    (await reportsOn(...asked)).toSorted((a, b) => a.what.localeCompare(b.what));
  expect(await sorted(admin, line)).toEqual(told);
  const { leaders } = (await admin.get(`/api/business/church/${one.church}`)).data;
  expect(await sorted(admin, `/api/business/leader/${leaders[0].id}/line`)).toEqual(told);

  const other = await inRole(portal, 'supervisor', ['business.request.show.sent']);
  // Who sees the church and reads no reports is told of none.
  expect((await other.get(line)).status).toBe(200);
  expect(await reportsOn(other, line)).toEqual([]);
});
