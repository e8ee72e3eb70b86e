/** The lists and figures of quarterly reports beside the same by SQL written by hand, and how long a quarter takes to go out. */
import { Client } from 'pg';
import { sendCensuses } from '../../../apps/server/src/census/sendCensuses.ts';
import { errorsOnly } from '../../../apps/server/src/commands/errorsOnly.ts';
import { DEMO_PASSWORD } from '../../../apps/server/src/demo/loadDemoPeople.ts';
import { jobDefinitions } from '../../../apps/server/src/jobs.ts';
import { openServices } from '../../../apps/server/src/openServices.ts';
import { enqueue } from '../../../apps/server/src/platform/jobs/enqueue.ts';
import { startJobs } from '../../../apps/server/src/platform/jobs/startJobs.ts';
import { readSettings } from '../../../apps/server/src/platform/settings.ts';
import { fillCensuses } from '../../seed/censusRows.ts';
import { at, boards } from '../boardsMeanwhile.ts';
import { besideHand, type Line } from './besideHand.ts';
import { Caller } from '../caller.ts';
import type { Processes } from '../load.ts';

const LIST = '/api/business/report/church';
const REQUESTS = 40;
/** As many again before them, until the server is as quick as it gets. */
const BOARDS = 1000;
/** One after the other: harder than any reader is. */
const PAUSE_MS = 0;

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

/** Of a church that anybody may see. */
const SEEN = `church_id in (select church_id from application where deleted_at is null)`;

/** The figures of a report on one answer: of each quarter of the newest's year, and of the newest by country and by Ephesian. */
function reportOf(what: string, path: string, answer: string): Line {
  const counts = `count(*), count(sent_at), count(*) filter (where sent_at is null and deadline < current_date),
    count(*) filter (where sent_at is not null and ${answer} = 'SATISFIED'),
    count(*) filter (where sent_at is not null and ${answer} = 'DISSATISFIED')`;
  const where = (quarters: string) => `census_id in (${quarters}) and (church_id is null or ${SEEN})`;
  return {
    what,
    path,
    byHand: [
      `select census_id, ${counts} from census_report
       where ${where(`select id from census where year = (select year from census order by id desc limit 1)`)} group by 1`,
      `select country, ephesian_id, ${counts} from census_report where ${where(NEWEST)}
       group by grouping sets ((country), (ephesian_id)) order by 3 desc`,
    ],
  };
}

const COMMENTED = `sent_at is not null and vision_comment is not null and ${SEEN}`;

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
         and ${SEEN} group by 1, 2`,
    ],
  },
  reportOf('vision report', '/api/business/report/vision', 'vision_satisfaction'),
  reportOf('pastoral care report', '/api/business/report/pastoral-care', 'care_satisfaction'),
  {
    what: 'comments on the vision',
    path: '/api/business/report/vision/comment',
    byHand: [
      `select census_report.*, church.name from census_report join church on church.id = church_id
       where ${COMMENTED} order by sent_at desc, census_report.id desc limit 26`,
      `select count(*) from census_report where ${COMMENTED}`,
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
    const sent = await sendQuarter(databaseUrl, dataDir, database, caller);
    return `${sizes[0]?.churches} churches, ${sizes[0]?.reports} reports\n\n${table}\n\n${sent}`;
  } finally {
    caller.close();
    await database.end();
  }
}

/**
 * Lets the server send the first quarter of the year after next out by its own job, its mails with it, while a board is
 * opened over and over.
 */
async function sendQuarter(databaseUrl: string, dataDir: string, database: Client, caller: Caller): Promise<string> {
  await boards(caller, BOARDS, PAUSE_MS);
  const alone = await boards(caller, BOARDS, PAUSE_MS);
  const year = new Date().getUTCFullYear() + 2;
  const id = year * 10 + 1;
  await database.query(
    `insert into census (id, year, quarter, sending, deadline, created_at) values ($1, $2, 1, $3, $4, now())`,
    [id, year, `${year}-03-31`, `${year}-04-30`],
  );
  await enqueueOnce(databaseUrl, dataDir);
  const begun = performance.now();
  const meanwhile: number[] = [];
  while ((await countOf(database, `select count(completed_at) from census where id = $1`, id)) === 0)
    meanwhile.push(...(await boards(caller, 1, PAUSE_MS)));
  const seconds = (performance.now() - begun) / 1000;
  const made = await countOf(database, `select count(*) from census_report where census_id = $1`, id);
  const slower = ([what, part]: readonly [string, number]) => {
    const [before, during] = [at(alone, part), at(meanwhile, part)];
    return `${what} ${before.toFixed(1)} ms alone, ${during.toFixed(1)} ms meanwhile: ${(during / before).toFixed(2)} ×`;
  };
  const parts = [['p50', 0.5] as const, ['p95', 0.95] as const].map(slower).join('; ');
  return `A quarter of ${made} reports with their mails: ${seconds.toFixed(1)} s; ${meanwhile.length} boards, ${parts}`;
}

async function countOf(database: Client, text: string, id: number): Promise<number> {
  const { rows } = await database.query<{ count: string }>(text, [id]);
  return Number(rows[0]?.count);
}

/** Leaves the job for the server, which else looks for what is due every five minutes. */
async function enqueueOnce(databaseUrl: string, dataDir: string): Promise<void> {
  const settings = readSettings({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, NODE_ENV: 'test' });
  const { database, files } = await openServices(settings, errorsOnly);
  const jobs = await startJobs(database, jobDefinitions, { files, settings, log: errorsOnly, work: false });
  try {
    await database.transaction((db) => enqueue(db, sendCensuses, {}));
  } finally {
    await jobs.stop();
    await database.close();
  }
}
