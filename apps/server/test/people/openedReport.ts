import type { OwnReport } from '@portal/contract/census/ownReports.ts';
import { sendCensuses } from '../../src/census/sendCensuses.ts';
import type { Answer, Caller, TestServer } from '../buildTestServer.ts';
import { insertApplication, readApplication, type ApplicationFacts } from '../factories.ts';
import { runJob } from '../runJob.ts';
import { insertClient } from './clientAccounts.ts';

/** Whose access ends while the clock goes on, so that each call begins a session. */
export const fresh = (open: () => Promise<Caller>): Pick<Caller, 'get' | 'send'> => ({
  get: async (...call) => (await open()).get(...call),
  send: async (...call) => (await open()).send(...call),
});

export const setClock = ({ clock }: Pick<TestServer, 'clock'>, to: string): void =>
  clock.advance(Date.parse(to) - clock.now().getTime());

let years = 2026;
/** The year of the next report. */
export const nextYear = () => years + 1;

/** The report of the next year's first quarter, of a church that is in the network when it goes out. */
export async function openedReport(portal: TestServer, facts: Partial<ApplicationFacts> = {}) {
  const year = ++years;
  // A second before it is due.
  setClock(portal, `${year}-03-31T11:59:59Z`);
  const email = `iglesia${year}@example.org`;
  const account = await insertClient(portal, { email, language: 'es' });
  const client = fresh(() => portal.clientOf(email));
  const application = await insertApplication(portal, { status: 'SENT', client: account.id, ...facts });
  const church = (await readApplication(portal, application)).church_id ?? 0;
  await runJob(portal, sendCensuses);
  const tooEarly = (await client.get('/api/client/census')).data.length;
  setClock(portal, `${year}-03-31T12:00:00Z`);
  await runJob(portal, sendCensuses);
  const [own] = (await client.get('/api/client/census')).data;
  const at = `/api/business/report/church/${church}/census/${year}1`;
  return { year, client, church, own: `/api/client/census/${own?.id}`, id: own?.id, at, tooEarly, email };
}
export type OpenedReport = Awaited<ReturnType<typeof openedReport>>;

export const readOwn = async ({ client, own }: OpenedReport): Promise<OwnReport> => (await client.get(own)).data;
export const saveOwn = ({ client, own }: OpenedReport, version: number, values: object, reasons: object = {}) =>
  client.send('PUT', own, { values, reasons, version });
export const sendOwn = ({ client, own }: OpenedReport, version: number) =>
  client.send('POST', `${own}/submissions`, { version });
export const fieldsOf = (refused: Answer) => refused.body.data?.fields ?? {};
/** What a report is not sent without. */
export const NEEDED = { activeMembers: 120, averageAttendance: 80 };
