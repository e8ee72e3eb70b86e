/** What the tabs of an open card read and write, each beside the same rows by SQL written by hand, in the same run. */
import { Client } from 'pg';
import { allEndpoints } from '@portal/contract/allEndpoints.ts';
import { DEMO_PASSWORD } from '../../apps/server/src/demo/loadDemoPeople.ts';
import { Caller, type Reply } from './caller.ts';
import { markdownTable } from './figuresTable.ts';
import { figuresOf, measure, type Processes } from './load.ts';

/** Cards that are asked in turns, and rows that each of them has. */
const CARDS = 300;
const ROWS = 40;
const REQUESTS = 300;

const ofCards = (columns: string, values: string, table: string) =>
  `insert into ${table} (application_id, ${columns})
   select card, ${values} from unnest($1::bigint[]) card, generate_series(1, ${ROWS}) n`;

const FILLS: readonly string[] = [
  ofCards(
    'kind, title, description, user_id, at',
    `'NOTE', 'Visita ' || n, repeat('x', 300), $2, now()`,
    'application_note',
  ),
  ofCards(
    'type, name, description, user_id, at',
    `'POSITIVE', 'Ana ' || n, repeat('x', 300), $2, now()`,
    'application_reference',
  ),
  ofCards('user_id, text, at', `case when n % 2 = 0 then $2::bigint end, repeat('x', 200), now()`, 'message'),
  `insert into read_log (noun, subject_id, kind, user_id, at, hour)
   select 'applications', card, 'dossier', $2, now() - n * interval '1 hour', -n
   from unnest($1::bigint[]) card, generate_series(1, ${ROWS}) n`,
  `insert into card_presence (application_id, user_id, since, seen_at) select card, $2, now(), now() from unnest($1::bigint[]) card`,
  `insert into interview_sheet (application_id, user_id, started_at) select card, $2, now() from unnest($1::bigint[]) card`,
  `insert into interview_answer (sheet_id, question, answer, version, at)
   select id, 'q' || n, repeat('x', 300), 1, now() from interview_sheet, generate_series(1, ${ROWS}) n where application_id = any($1::bigint[]) and $2::bigint > 0`,
  ofCards(
    'interviewer_id, starts_at, ends_at, zone, place, attendees, made_by, made_at, changed_at, cancelled_at',
    `$2, now() + n * interval '1 day', now() + n * interval '1 day' + interval '1 hour', 'America/Bogota', 'Sala 2', 'LEADER', $2,
     now(), now(), case when n > 1 then now() end`,
    'appointment',
  ),
  ofCards(
    'to_address, language, template, subject, body, message_id, state, created_at, recipient',
    `'ana' || n || '@example.org', 'es', 'cardMail', 'Su solicitud', repeat('x', 600) || coalesce($2::text, ''),
     '<bench.' || card || '.' || n || '@example.org>', 'SENT', now(), 'leader'`,
    'mail',
  ),
  `insert into document_acceptance (application_id, field_key, file_id, user_id, at)
   select subject_id, kind, file_id, $2, now() from attachment
   where noun = 'applications' and subject_id = any($1::bigint[]) and kind like 'FORM_DOCUMENT_%' and place = 0
   on conflict do nothing`,
];

const listed = (table: string, rest: string) => `select * from ${table} where application_id = $1 ${rest} limit 51`;

interface Part {
  what: string;
  endpoint: keyof typeof allEndpoints;
  /** The same rows and nothing else; `$1` = the card. */
  byHand: string;
}

const PARTS: readonly Part[] = [
  {
    what: 'notes',
    endpoint: 'listNotes',
    byHand: listed('application_note', `and kind = 'NOTE' order by pinned desc, id desc`),
  },
  {
    what: 'references',
    endpoint: 'listReferences',
    byHand: listed('application_reference', 'order by pinned desc, id desc'),
  },
  { what: 'chat', endpoint: 'listMessages', byHand: listed('message', 'order by id desc') },
  {
    what: 'who opened it',
    endpoint: 'listReads',
    byHand: `select * from read_log where noun = 'applications' and subject_id = $1 order by id desc limit 51`,
  },
  {
    what: 'who has it open',
    endpoint: 'notePresence',
    byHand: `update card_presence set seen_at = now() where application_id = $1`,
  },
  {
    what: 'interview and answers',
    endpoint: 'getInterview',
    byHand: `select * from interview_sheet join interview_answer on sheet_id = interview_sheet.id where application_id = $1`,
  },
  { what: 'appointments', endpoint: 'listAppointments', byHand: listed('appointment', 'order by starts_at desc') },
  {
    what: 'mails of the card',
    endpoint: 'listCardMails',
    byHand: `select id, recipient, language, template, state, created_at, sent_at, to_address, subject, body
      from mail where application_id = $1 and recipient is not null order by id desc limit 100`,
  },
  {
    what: 'card: corrections, steps, verdicts',
    endpoint: 'getApplication',
    byHand: `select (select json_agg(correction) from correction where application_id = $1),
      (select json_agg(correction_step) from correction_step join correction on correction.id = correction_id where application_id = $1),
      (select json_agg(document_acceptance) from document_acceptance where application_id = $1),
      (select row_to_json(application) from application where id = $1)`,
  },
  {
    what: 'ready texts',
    endpoint: 'listReadyTexts',
    byHand: `select * from ready_text where $1::bigint > 0 order by version desc limit 1`,
  },
];

/** Fills the tables of cards in interview and asks each part of them over one connection. Answers a Markdown table. */
export async function cardPartsTable(databaseUrl: string, origin: string, processes: Processes): Promise<string> {
  const database = new Client({ connectionString: databaseUrl });
  const caller = new Caller(origin);
  await database.connect();
  try {
    const cards = await fill(database);
    await caller.signIn('admin@portal.test', DEMO_PASSWORD);
    const rows: string[][] = [];
    for (const part of PARTS) {
      const [asked, byHand] = [askPart(caller, part, cards), askByHand(database, part, cards)];
      await sampleOf(part.what, asked, processes);
      const byServer = await sampleOf(part.what, asked, processes);
      const bySql = await sampleOf(part.what, byHand, processes);
      rows.push([
        part.what,
        byServer.p50.toFixed(2),
        bySql.p50.toFixed(2),
        (byServer.p50 / bySql.p50).toFixed(1),
        byServer.serverMs.toFixed(2),
        byServer.databaseMs.toFixed(2),
        bySql.databaseMs.toFixed(2),
        (byServer.databaseMs / bySql.databaseMs).toFixed(1),
      ]);
    }
    const head = ['', 'p50 ms', 'by hand', '×', 'server CPU ms', 'database CPU ms', 'by hand', '×'];
    return markdownTable(head, rows);
  } finally {
    caller.close();
    await database.end();
  }
}

async function fill(database: Client): Promise<number[]> {
  const { rows } = await database.query<{ id: string }>(
    `select id from application where status = 'INTERVIEW' and not exists
       (select from application_note where application_id = application.id) order by id limit ${CARDS}`,
  );
  const cards = rows.map(({ id }) => Number(id));
  if (cards.length === 0) throw new Error('No card in interview is without notes: is this database seeded?');
  const { rows: staff } = await database.query<{ id: string }>(`select id from staff_user order by id limit 1`);
  for (const sql of FILLS) await database.query(sql, [cards, Number(staff[0]?.id)]);
  await database.query('vacuum analyze');
  return cards;
}

function askPart(caller: Caller, { endpoint }: Part, cards: readonly number[]): () => Promise<Reply> {
  const { method, path } = allEndpoints[endpoint];
  let turn = 0;
  return () => {
    const id = String(cards[turn++ % cards.length]);
    return caller.send(method === 'POST' ? 'POST' : 'GET', `/api${path.replace(':id', id).replace(':kind', 'NOTE')}`);
  };
}

function askByHand(database: Client, { what, byHand }: Part, cards: readonly number[]): () => Promise<Reply> {
  let turn = 0;
  return async () => {
    const { rows } = await database.query({ name: what, text: byHand, values: [cards[turn++ % cards.length]] });
    return { status: 200, bytes: rows.length, body: Buffer.alloc(0) };
  };
}

async function sampleOf(what: string, ask: () => Promise<Reply>, processes: Processes) {
  const load = { what, connections: 1, requests: REQUESTS, seconds: 10, ask };
  return figuresOf(load, [await measure(load, processes)]);
}
