/** Every statistic beside SQL written by hand, and a board while ten people read statistics. */
import { Client } from 'pg';
import { STATISTICS, STATISTIC_NAMES, type StatisticName } from '@portal/domain/statistics/allStatistics.ts';
import { DEMO_PASSWORD } from '../../../apps/server/src/demo/loadDemoPeople.ts';
import type { Services } from '../../../apps/server/src/platform/services.ts';
import { statisticReach } from '../../../apps/server/src/statisticReach.ts';
import { keepStatistics } from '../../../apps/server/src/statistics/kept/keepStatistics.ts';
import { runJob } from '../../../apps/server/test/runJob.ts';
import { at, boards } from '../boardsMeanwhile.ts';
import { Caller } from '../caller.ts';
import { markdownTable } from '../figuresTable.ts';

const ADMIN = 'admin@portal.test';
/** Whose region holds half of all. */
const EPHESIAN = 'ephesian2@portal.test';
const READERS = 10;
const BOARDS = 60;
const TIMES = 3;
const KEPT_TIMES = 20;
/** Who takes so long is not asked again. */
const LONG_MS = 10_000;

const SHOWN = `deleted_at is null and status <> 'UNFINISHED'`;
const month = (column: string) => `date_trunc('month', ${column} at time zone 'America/New_York')`;
/** Each table that a statistic is of, read once from its beginning and grouped by all that is told; no reach, no filter. */
const INTAKE = `
  select ${month('submitted_at')}, country, analyst_id, ephesian_id, payment_type, count(*), count(paid_at) from application
  where ${SHOWN} group by grouping sets ((1), (2), (3), (4), (5))`;
const STAYS = `
  select stage, ${month('entered_at')}, analyst_id, stay.ephesian_id, count(*), count(left_at),
    percentile_cont(0.5) within group (order by extract(epoch from left_at - entered_at))
  from application_stage stay group by grouping sets ((1), (1, 2), (1, 3), (1, 4))`;
const NETWORK = `
  select church.country, count(*), sum(persons), sum(coalesce(active_members, members)), count(census_id)
  from (
    select church_id, count(distinct person_id) as persons, max(application.id) as newest
    from application_stage join application on application.id = application_id
    where stage in ('APPROVED', 'SENT') and left_at is null and deleted_at is null group by church_id) led
    join church on church.id = church_id
    left join (
      select distinct on (church_id) church_id, census_id, active_members from census_report
      where sent_at is not null order by church_id, census_id desc) reported on reported.church_id = church.id
    left join application_ministry form on form.application_id = newest
  group by rollup (1)`;
const JOINED = `
  select ${month('at')}, count(*) from (
    select person_id, min(entered_at) as at from application_stage join application on application.id = application_id
    where stage in ('APPROVED', 'SENT') and deleted_at is null group by person_id) came group by 1`;
const LEADERS = `
  select gender, civil_status, title, leader.country, extract(year from age(leader.birth_date)),
    extract(year from age(foundation_date)), count(*)
  from (
    select person_id, max(application.id) as newest from application_stage join application on application.id = application_id
    where stage in ('APPROVED', 'SENT') and left_at is null and deleted_at is null group by person_id) led
    left join application_leader leader on leader.application_id = newest
    left join application_ministry ministry on ministry.application_id = newest
  group by grouping sets ((1), (2), (3), (4), (5), (6))`;
const REPORTS = `
  select census_id, country, ephesian_id, count(*), count(sent_at), sum(active_members), sum(new_members), sum(baptisms),
    sum(home_groups), sum(conversions), sum(visits), sum(spiritual_children), sum(weekly_attendance),
    avg((care_satisfaction = 'SATISFIED')::int)
  from census_report group by grouping sets ((1), (2), (3))`;
const CORRECTIONS = `
  select ${month('correction_step.at')}, step, count(*) from correction_step group by 1, 2`;
const INTERVIEWS = `
  select ${month('interview.at')}, ephesian_id, result, count(*)
  from interview join application on application.id = application_id group by grouping sets ((1, 3), (2, 3))`;

const BY_HAND: Readonly<Record<StatisticName, readonly string[]>> = {
  macro: [NETWORK, JOINED],
  request: [INTAKE, STAYS, CORRECTIONS],
  influence: [REPORTS],
  home: [REPORTS],
  department: [REPORTS],
  pastoralCare: [REPORTS],
  leader: [LEADERS],
  analyst: [STAYS, CORRECTIONS],
  ephesian: [STAYS, INTERVIEWS, REPORTS],
  church: [REPORTS],
  region: [NETWORK, JOINED, STAYS, REPORTS],
};

const pathOf = (name: StatisticName) => `/api/business/statistics/${STATISTICS[name].path}`;

export async function statisticTable(
  databaseUrl: string,
  { origin, services }: { origin: string; services: Services },
  say: (line: string) => void,
): Promise<string> {
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  // As the server reads them: the other processors are the board's.
  await database.query("set max_parallel_workers_per_gather = 0; set work_mem = '64MB'");
  const as = async (email = ADMIN) => {
    const caller = new Caller(origin);
    await caller.signIn(email, DEMO_PASSWORD);
    return caller;
  };
  const [caller, board, ephesian] = [await as(), await as(), await as(EPHESIAN)];
  // What took long is kept from then on: it is to be worked out each time.
  const ask = (who: Caller, name: StatisticName) =>
    medianOf(
      async () => (await who.send('GET', pathOf(name))).status === 200,
      () => database.query('delete from kept_statistic'),
    );
  const readers = await Promise.all(Array.from({ length: READERS }, as));
  try {
    const kept = await keptTimes(services, database, { everything: caller, region: ephesian, say });
    const rows: string[][] = [];
    for (const name of STATISTIC_NAMES) {
      const server = await ask(caller, name);
      const region = await ask(ephesian, name);
      const hand = await medianOf(async () => {
        for (const text of BY_HAND[name]) await database.query(text);
        return true;
      });
      const ratio = server === undefined || hand === undefined ? '–' : (server / hand).toFixed(2);
      const [everythingKept = '', regionKept = ''] = kept.get(name) ?? [];
      const row = [STATISTICS[name].path, everythingKept, told(server), regionKept, told(region), told(hand), ratio];
      say(row.join(' · '));
      rows.push(row);
    }
    const head = ['', 'kept, p50 ms', 'anew', 'Ephesian, kept', 'anew', 'by hand', 'anew ×'];
    const table = markdownTable(head, rows);
    return `${table}\n\n${await whileOthersRead(board, readers)}`;
  } finally {
    [caller, board, ephesian, ...readers].forEach((one) => one.close());
    await database.end();
  }
}

interface Kept {
  everything: Caller;
  region: Caller;
  say: (line: string) => void;
}

/** What the hourly job keeps before anybody asks, read by whoever sees everything and by an Ephesian. */
async function keptTimes(
  services: Services,
  database: Client,
  { everything, region, say }: Kept,
): Promise<Map<StatisticName, string[]>> {
  await database.query('delete from kept_statistic');
  await database.query(
    `insert into staff_visit (user_id, acted_at) select id, now() from staff_user where email in ('${ADMIN}', '${EPHESIAN}')
      on conflict (user_id) do update set acted_at = excluded.acted_at`,
  );
  const began = performance.now();
  await runJob({ ...services, services }, keepStatistics(statisticReach));
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  const { rowCount } = await database.query('select from kept_statistic where answer is not null');
  say(`The hourly job kept ${rowCount} openings in ${seconds} s`);
  const timeOf = async (who: Caller, name: StatisticName) =>
    told(await medianOf(async () => (await who.send('GET', pathOf(name))).status === 200, undefined, KEPT_TIMES));
  const isKept = async (who: Caller, name: StatisticName) =>
    (await who.ask<{ data: { isKept: boolean } }>('GET', pathOf(name))).data.isKept;
  const times = new Map<StatisticName, string[]>();
  for (const name of STATISTIC_NAMES) {
    const cells: string[] = [];
    for (const who of [everything, region]) cells.push((await isKept(who, name)) ? await timeOf(who, name) : 'quick');
    times.set(name, cells);
  }
  return times;
}

const told = (ms: number | undefined): string => (ms === undefined ? 'too long' : ms.toFixed(0));

/** The median of some turns after one that reads into memory; nothing where it is refused for taking too long. */
async function medianOf(
  ask: () => Promise<boolean>,
  before: () => Promise<unknown> = async () => {},
  turns = TIMES,
): Promise<number | undefined> {
  const times: number[] = [];
  let [first] = times;
  while (times.length < turns) {
    await before();
    const began = performance.now();
    if (!(await ask())) return undefined;
    const took = performance.now() - began;
    if (first !== undefined) times.push(took);
    first ??= took;
    if (took > LONG_MS) return took;
  }
  return at(times, 0.5);
}

async function whileOthersRead(board: Caller, readers: readonly Caller[]): Promise<string> {
  await boards(board, BOARDS / 2);
  const alone = at(await boards(board, BOARDS), 0.5);
  let isOver = false;
  let answered = 0;
  let refused = 0;
  const reading = readers.map(async (reader, number) => {
    for (let turn = number; !isOver; turn += 1) {
      const name = STATISTIC_NAMES[turn % STATISTIC_NAMES.length] ?? 'macro';
      const { status } = await reader.send('GET', pathOf(name));
      if (status === 200) answered += 1;
      else refused += 1;
    }
  });
  const meanwhile = at(await boards(board, BOARDS), 0.5);
  isOver = true;
  await Promise.all(reading);
  return (
    `A board ${alone.toFixed(1)} ms alone, ${meanwhile.toFixed(1)} ms while ${readers.length} read statistics: × ${(meanwhile / alone).toFixed(2)}; ` +
    `${answered} statistics were answered meanwhile, ${refused} refused for taking too long`
  );
}
