import { afterAll, beforeAll, expect, test } from 'vitest';
import type { QuarterRates } from '@portal/contract/census/reportChurches.ts';
import type { ChurchStatistics } from '@portal/contract/census/statistics.ts';
import type { CensusState } from '@portal/domain/census/states.ts';
import { allIsAsked } from '../../../test/allIsAsked.ts';
import { buildTestServer, type TestServer } from '../../../test/buildTestServer.ts';
import { insertApplication, readApplication } from '../../../test/factories.ts';
import { insertClient } from '../../../test/people/clientAccounts.ts';
import { fresh, setClock } from '../../../test/people/openedReport.ts';
import { runJob } from '../../../test/runJob.ts';
import { remindOfReports } from '../remindOfReports.ts';
import { sendCensuses } from '../sendCensuses.ts';

let portal: TestServer;
const admin = fresh(() => portal.staff('admin'));

beforeAll(async () => {
  portal = await buildTestServer();
});
afterAll(() => portal.close());

const CHURCHES = allIsAsked() ? 200 : 20;
const QUARTERS = [
  { id: 20_271, sending: '2027-03-31', deadline: '2027-04-30' },
  { id: 20_272, sending: '2027-06-30', deadline: '2027-07-31' },
  { id: 20_273, sending: '2027-09-30', deadline: '2027-10-31' },
  { id: 20_274, sending: '2027-12-31', deadline: '2028-01-31' },
] as const;
type Quarter = (typeof QUARTERS)[number];

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
const goTo = (day: string) => setClock(portal, `${day}T15:00:00Z`);

/** What becomes of a report, by turns: sent in time, drafted, left alone, sent after more time, drafted and given more in vain. */
const COURSES = ['sent', 'drafted', 'silent', 'late', 'inVain'] as const;
interface Church {
  id: number;
  email: string;
  country: string;
  place: number;
}
const courseOf = ({ place }: Church, quarter: Quarter) => COURSES[(place + QUARTERS.indexOf(quarter)) % 5] ?? 'silent';
/** Every ninth joins after the first quarter, every tenth closes after the second. */
const isOwed = ({ place }: Church, quarter: Quarter): boolean =>
  (place % 9 !== 8 || quarter.id > 20_271) && (place % 10 !== 9 || quarter.id < 20_273);
const stateAtLast = (church: Church, quarter: Quarter): CensusState =>
  ['sent', 'late'].includes(courseOf(church, quarter)) ? 'SEND' : 'EXPIRED';
const membersOf = ({ place }: Church, quarter: Quarter) => 100 + place + 3 * QUARTERS.indexOf(quarter);

async function join(place: number): Promise<Church> {
  const email = `casa${place}@example.org`;
  const { id: client } = await insertClient(portal, { email, language: place % 2 ? 'es' : 'en' });
  const country = place % 3 ? 'MX' : 'BR';
  const application = await insertApplication(portal, { status: 'SENT', client, country, churchName: `Casa ${place}` });
  return { id: (await readApplication(portal, application)).church_id ?? 0, email, country, place };
}

/** The church answers what it has from the portal of leaders, and sends it where its course says so. */
async function answer(church: Church, quarter: Quarter, isSent: boolean): Promise<void> {
  const client = await portal.clientOf(church.email);
  const own = (await client.get('/api/client/census')).data.find(
    ({ census }: { census: { id: number } }) => census.id === quarter.id,
  );
  const at = `/api/client/census/${own.id}`;
  const { version } = (await client.get(at)).data;
  const values = { activeMembers: membersOf(church, quarter), averageAttendance: 50 };
  const saved = (await client.send('PUT', at, { values, version })).data;
  if (isSent) expect((await client.send('POST', `${at}/submissions`, { version: saved.version })).codes).toEqual([]);
}

async function reopen(church: Church, quarter: Quarter): Promise<void> {
  const at = `/api/business/report/church/${church.id}/census/${quarter.id}`;
  const { version } = (await admin.get(at)).data;
  const deadline = dayAfter(quarter.deadline, 12);
  expect((await admin.send('POST', `${at}/reopenings`, { deadline, reason: 'Sin luz.', version })).codes).toEqual([]);
}

const remindersTo = (email: string) =>
  portal.database.read(async (db) => {
    const rows = await db
      .selectFrom('mail')
      .select('id')
      .where('to_address', '=', email)
      .where('template', '=', 'censusReminder')
      .execute();
    return rows.length;
  });

test('a year of quarters is sent out, reminded of, drafted, sent, expired and opened again, and every total is what one counts', async () => {
  const churches: Church[] = [];
  goTo('2027-01-10');
  for (let place = 0; place < CHURCHES; place += 1) if (place % 9 !== 8) churches.push(await join(place));
  const reminded = new Map<string, number>();

  for (const quarter of QUARTERS) {
    if (quarter.id === 20_272) {
      for (let place = 8; place < CHURCHES; place += 9) churches.push(await join(place));
    }
    if (quarter.id === 20_273) {
      const closing = churches.filter(({ place }) => place % 10 === 9).map(({ id }) => id);
      await portal.database.transaction((db) =>
        db.updateTable('church').set({ valid_to: '2027-09-01' }).where('id', 'in', closing).execute(),
      );
    }
    goTo(quarter.sending);
    // Run again, it sends nothing twice.
    await runJob(portal, sendCensuses);
    await runJob(portal, sendCensuses);
    const owing = churches.filter((church) => isOwed(church, quarter));
    goTo(dayAfter(quarter.sending, 8));
    for (const church of owing) {
      const course = courseOf(church, quarter);
      if (course === 'sent') await answer(church, quarter, true);
      if (course === 'drafted' || course === 'inVain') await answer(church, quarter, false);
    }
    for (const days of [14, 7, 1]) {
      goTo(dayAfter(quarter.deadline, -days));
      await runJob(portal, remindOfReports);
      await runJob(portal, remindOfReports);
    }
    for (const church of owing.filter((one) => courseOf(one, quarter) !== 'sent')) {
      reminded.set(church.email, (reminded.get(church.email) ?? 0) + 3);
    }
    goTo(dayAfter(quarter.deadline, 1));
    for (const church of owing) {
      const course = courseOf(church, quarter);
      if (course === 'late' || course === 'inVain') await reopen(church, quarter);
      if (course === 'late') await answer(church, quarter, true);
    }
    goTo(dayAfter(quarter.deadline, 13));
  }

  for (const church of churches) {
    const { reports } = (await admin.get(`/api/business/report/church/${church.id}`)).data;
    const told = reports.map(({ census, state }: { census: { id: number }; state: string }) => [census.id, state]);
    const wanted = QUARTERS.filter((quarter) => isOwed(church, quarter)).map((quarter) => [
      quarter.id,
      stateAtLast(church, quarter),
    ]);
    expect(told, church.email).toEqual(wanted.toReversed());
    expect(await remindersTo(church.email), church.email).toBe(reminded.get(church.email) ?? 0);
  }
  await expectTotals(churches);
});

/** What is told of quarters and regions, against what the courses come to. */
async function expectTotals(churches: readonly Church[]): Promise<void> {
  const rates: QuarterRates = (await admin.get('/api/business/report/rates')).data;
  expect(rates.quarters.map(({ census }) => census.id)).toEqual(QUARTERS.map(({ id }) => id).toReversed());
  const count = (quarter: Quarter, of: (church: Church) => boolean) =>
    churches.filter((church) => isOwed(church, quarter) && of(church)).length;
  const told = rates.all.toReversed();
  for (const [place, quarter] of QUARTERS.entries()) {
    expect(told[place]).toMatchObject({
      census: quarter.id,
      generated: count(quarter, () => true),
      received: count(quarter, (church) => stateAtLast(church, quarter) === 'SEND'),
      expired: count(quarter, (church) => stateAtLast(church, quarter) === 'EXPIRED'),
    });
    const regions = rates.regions.map((region) => region.rates.find(({ census }) => census === quarter.id)?.generated);
    const countries = ['MX', 'BR'].map((country) => count(quarter, (church) => church.country === country));
    expect(regions.toSorted()).toEqual(countries.toSorted());
  }
  // A church's own figures beside the mean of those who sent theirs in its country, which one Ephesian has.
  for (const church of churches.slice(0, 5)) {
    const { quarters }: ChurchStatistics = (await admin.get(`/api/business/report/church/${church.id}/statistics`))
      .data;
    const received = (one: Church, quarter: Quarter) => isOwed(one, quarter) && stateAtLast(one, quarter) === 'SEND';
    const wanted = QUARTERS.filter((quarter) => received(church, quarter)).map((quarter) => {
      const those = churches.filter((one) => one.country === church.country && received(one, quarter));
      const sum = those.reduce((total, one) => total + membersOf(one, quarter), 0);
      return [quarter.id, membersOf(church, quarter), Math.round((10 * sum) / those.length) / 10, those.length];
    });
    const read = quarters.map(({ census, values, mean, churches: of }) => [
      census.id,
      values.activeMembers,
      mean.activeMembers,
      of,
    ]);
    expect(read, church.email).toEqual(wanted);
  }
}
