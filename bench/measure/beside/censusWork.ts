/** The lists and figures of quarterly reports beside the same by SQL written by hand, and how long a quarter takes to go out. */
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { sendCensuses } from '../../../apps/server/src/census/sendCensuses.ts';
import { errorsOnly } from '../../../apps/server/src/commands/errorsOnly.ts';
import { DEMO_PASSWORD } from '../../../apps/server/src/demo/loadDemoPeople.ts';
import { jobDefinitions } from '../../../apps/server/src/jobs.ts';
import { openServices } from '../../../apps/server/src/openServices.ts';
import { startJobs } from '../../../apps/server/src/platform/jobs/startJobs.ts';
import { readSettings } from '../../../apps/server/src/platform/settings.ts';
import { fillCensuses } from '../../seed/censusRows.ts';
import { besideHand, sampleOf, type Line } from './besideHand.ts';
import { openBoard } from '../boardWork.ts';
import { Caller } from '../caller.ts';
import type { Processes } from '../load.ts';

const LIST = '/api/business/report/church';
const REQUESTS = 40;

const NEWEST = `select id from census order by id desc limit 1`;
const RECEIVED = `coalesce((select max(census_id) from census_report r where r.church_id = church.id and sent_at is not null), 0)`;
const WAITING = `(select min(sending) from census_report w join census on census.id = w.census_id
  where w.church_id = church.id and w.sent_at is null and w.census_id > ${RECEIVED})`;
/** What a row tells, of the church and of its newest report. */
const TOLD = `church.*, last.*, ${WAITING} as waiting,
  (select count(*) from census_report s where s.church_id = church.id and s.sent_at is null and s.deadline < current_date
    and s.census_id > ${RECEIVED}) as silence,
  (select json_agg(sent_at) from (select sent_at from census_report p where p.church_id = church.id
    order by census_id desc limit 12) p) as record,
  (select row_to_json(h) from history h where noun = 'census' and subject_id = last.id and kind in ('reminded', 'noted')
    order by h.id desc limit 1) as contact,
  (select row_to_json(person) from application join person on person.id = person_id
    where church_id = church.id and application.status in ('APPROVED', 'SENT') and deleted_at is null
    order by application.id desc limit 1) as leader`;
const LAST = `join lateral (select id, census_id, sent_at, deadline, started_at from census_report
  where church_id = church.id order by census_id desc limit 1) last on true`;
const OWED = `last.census_id = (${NEWEST}) and last.sent_at is null and last.deadline >= current_date`;

const LINES: readonly Line[] = [
  {
    what: 'churches with their reports',
    path: LIST,
    byHand: [
      `select ${TOLD} from church ${LAST} order by church.name collate portal, church.id limit 26`,
      `select count(*) from church where exists (select from census_report where church_id = church.id)
         and exists (select from application where church_id = church.id and deleted_at is null)`,
    ],
  },
  {
    what: 'chase desk',
    path: `${LIST}?quarter=newest&state=CENSUS_WITHOUT_STARTING,INCOMPLETE,PENDING&sort=waiting`,
    byHand: [
      `select ${TOLD} from church ${LAST} where ${OWED} order by waiting, church.id limit 26`,
      `select count(*) from church ${LAST} where ${OWED}`,
    ],
  },
  {
    what: 'rates of the last quarters',
    path: '/api/business/report/rates',
    byHand: [
      `select census_id, ephesian_id, count(*), count(sent_at), count(*) filter (where sent_at is null and deadline < current_date)
       from census_report where census_id in (select id from census order by id desc limit 5)
         and church_id in (select church_id from application where deleted_at is null) group by 1, 2`,
    ],
  },
];

/** Fills so many quarters, asks each line over one connection, and sends a quarter out. Answers Markdown. */
export async function censusTable(
  databaseUrl: string,
  { origin, dataDir, quarters }: { origin: string; dataDir: string; quarters: number },
  processes: Processes,
): Promise<string> {
  const database = new Client({ connectionString: databaseUrl });
  const caller = new Caller(origin);
  await database.connect();
  try {
    await fillCensuses(database, quarters, new Date());
    await database.query('vacuum analyze census_report');
    await caller.signIn('admin@portal.test', DEMO_PASSWORD);
    const table = await besideHand(LINES, { caller, database, processes, requests: REQUESTS });
    const { rows: sizes } = await database.query<{ churches: string; reports: string }>(
      `select count(distinct church_id) as churches, count(*) as reports from census_report`,
    );
    const sent = await sendQuarter(databaseUrl, dataDir, caller, processes);
    return `${sizes[0]?.churches} churches, ${sizes[0]?.reports} reports\n\n${table}\n\n${sent}`;
  } finally {
    caller.close();
    await database.end();
  }
}

/** Sends the first quarter of the year after next out by the job itself, while the board is opened over and over. */
async function sendQuarter(
  databaseUrl: string,
  dataDir: string,
  caller: Caller,
  processes: Processes,
): Promise<string> {
  const settings = readSettings({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, NODE_ENV: 'test' });
  const { database, files, mailer } = await openServices(settings, errorsOnly);
  const jobs = await startJobs(database, jobDefinitions, { files, settings, log: errorsOnly, work: false });
  try {
    const alone = await sampleOf('board', () => openBoard(caller), processes, REQUESTS);
    const now = new Date(Date.UTC(new Date().getUTCFullYear() + 2, 2, 31, 12));
    const { signal } = new AbortController();
    const job = { id: randomUUID(), isLastTry: true };
    const begun = performance.now();
    let isSent = false;
    const sending = sendCensuses
      .work({ database, now, files, settings, mailer, job, log: errorsOnly, signal }, {})
      .then(() => (isSent = true));
    const meanwhile: number[] = [];
    while (!isSent) {
      const asked = performance.now();
      await openBoard(caller);
      meanwhile.push(performance.now() - asked);
    }
    await sending;
    const seconds = (performance.now() - begun) / 1000;
    const made = await database.read((db) =>
      db
        .selectFrom('census_report')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('census_id', '=', now.getUTCFullYear() * 10 + 1)
        .executeTakeFirst(),
    );
    const during = meanwhile.toSorted((one, other) => one - other)[Math.floor(meanwhile.length / 2)] ?? 0;
    return `A quarter of ${made?.count} reports with their mails: ${seconds.toFixed(1)} s; a board ${alone.p50.toFixed(1)} ms alone, ${during.toFixed(1)} ms meanwhile`;
  } finally {
    await jobs.stop();
    await database.close();
  }
}
