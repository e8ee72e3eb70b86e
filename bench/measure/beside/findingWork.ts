/** Board, list and search, narrowed as staff narrow them, beside the same by SQL written by hand. */
import { Client } from 'pg';
import { BOARD_STAGES } from '@portal/domain/applications/stages.ts';
import { DEMO_PASSWORD } from '../../../apps/server/src/demo/loadDemoPeople.ts';
import { besideHand, type Line } from './besideHand.ts';
import { Caller } from '../caller.ts';
import { isAskedFor, type Processes } from '../load.ts';

const LIST = '/api/business/request';
const SEARCH = '/api/business/search';
const REQUESTS = 5;

/** What staff narrow by, and the same as a condition. */
const NARROWED: readonly (readonly [what: string, query: string, condition: string])[] = [
  ['nothing', '', 'true'],
  ['two countries', 'country=PE,MX', `country = any('{PE,MX}')`],
  ['an Ephesian', 'ephesian=300', 'ephesian_id = 300'],
  ['an analyst', 'analyst=60', 'analyst_id = 60'],
  ['ready to advance', 'advance=READY', `marks && '{advance:READY}'`],
  ['corrections came back', 'corrections=BACK', `marks && '{corrections:BACK}'`],
  ['30 days in the stage', 'days=30', `stage_entered_at <= now() - interval '30 days'`],
  [
    'submitted in a month',
    'submitted=2026-08-01..2026-08-31',
    `submitted_at >= '2026-08-01 04:00Z' and submitted_at < '2026-09-01 04:00Z'`,
  ],
  ['a case number', 'search=2026-000123', `folded_words like '%2026-000123%'`],
  ['a common word', 'search=iglesia', `folded_words like '%iglesia%'`],
  ['a name', 'search=gonzalez', `folded_words like '%gonzalez%'`],
  ['two words', 'search=iglesia+maria', `folded_words like '%iglesia%' and folded_words like '%maria%'`],
  ['nobody’s region', 'ephesian=none', 'ephesian_id is null'],
];

const SHOWN = `deleted_at is null and status <> 'UNFINISHED'`;
const STAGES = BOARD_STAGES.map((stage) => `('${stage}')`).join(', ');

const boardByHand = (condition: string) => [
  `select status, count(*) from application where ${SHOWN} and ${condition} group by status`,
  `select found.* from (values ${STAGES}) stages (stage), lateral (
     select id, card from application where status = stage and deleted_at is null and ${condition}
     order by stage_entered_at desc, id desc limit 26) found`,
];
const listByHand = (condition: string) => [
  `select count(*) from application where ${SHOWN} and ${condition}`,
  `select id, card from application where ${SHOWN} and ${condition} order by stage_entered_at desc, id desc limit 26`,
];
const searchByHand = (words: readonly string[]) => {
  const has = (column: string) => words.map((word) => `${column} like '%${word}%'`).join(' and ');
  return [
    `select id, card from application where ${SHOWN} and ${has('folded_words')} order by stage_entered_at desc, id desc limit 6`,
    `select id, name, city, country from church where ${has('folded_name')} and merged_into is null order by id desc limit 4`,
  ];
};

const LINES: readonly Line[] = [
  ...NARROWED.map(([what, query, condition]) => ({
    what: `board, ${what}`,
    path: `${LIST}/board${query && `?${query}`}`,
    byHand: boardByHand(condition),
  })),
  ...[['gonzalez'], ['iglesia'], ['iglesia', 'maria'], ['2026-000123'], ['zzzzzzz']].map((words) => ({
    what: `from anywhere, ${words.join(' ')}`,
    path: `${SEARCH}?search=${words.join('+')}`,
    byHand: searchByHand(words),
  })),
  ...NARROWED.map(([what, query, condition]) => ({
    what: `list, ${what}`,
    path: `${LIST}${query && `?${query}`}`,
    byHand: listByHand(condition),
  })),
];

export async function findingTable(
  databaseUrl: string,
  origin: string,
  processes: Processes,
  { say, only }: { say: (line: string) => void; only: string | undefined },
): Promise<string> {
  const database = new Client({ connectionString: databaseUrl });
  const caller = new Caller(origin);
  await database.connect();
  try {
    await caller.signIn('admin@portal.test', DEMO_PASSWORD);
    const lines = LINES.filter(({ what }) => isAskedFor(what, only));
    return await besideHand(lines, { caller, database, processes, requests: REQUESTS, say });
  } finally {
    caller.close();
    await database.end();
  }
}
