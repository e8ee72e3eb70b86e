import { createReadStream } from 'node:fs';
import { rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { DEMO_PASSWORD } from '../../apps/server/src/demo/loadDemoPeople.ts';
import { Caller } from './caller.ts';
import { peakAbove, residentOf } from './resident.ts';
import { workbookRows } from './workbookRows.ts';

const MB = 1024 * 1024;
const MANAGER = 'manager@portal.test';
const GROUP = '/api/business/report/metadata';
const TITLE = 'Líder de la obra';
const FORMATS = ['csv', 'xlsx'] as const;

interface Exported {
  id: number;
  state: string;
  total: number;
  file: { url: string } | null;
}

/**
 * All applications taken out as CSV and as Excel under a title of our own, and how much memory the server takes above idle. Both are
 * read back by what shares no code with their writer, and compared value by value with the database.
 */
export async function exportTable(
  databaseUrl: string,
  { origin, pid, dataDir }: { origin: string; pid: number; dataDir: string },
  only?: string,
): Promise<string> {
  const formats = FORMATS.filter((format) => only === undefined || only.split(',').includes(format));
  const manager = new Caller(origin);
  await manager.signIn(MANAGER, DEMO_PASSWORD);
  const { data: definition } = await manager.ask<{ data: { version: number } }>(
    'GET',
    `${GROUP}/group/applications.export`,
  );
  await manager.ask('PUT', `${GROUP}/applications.export/element`, {
    version: definition.version,
    element: 'name',
    titles: { en: null, es: TITLE },
  });
  const { data: columns } = await manager.ask<{ data: { key: string }[] }>(
    'GET',
    '/api/business/exports/columns/listApplications',
  );
  const expected = await leadersByCase(databaseUrl);
  // What the first export loads once is part of none of them.
  for (const format of formats) await make(manager, format, ['caseNumber'], { analyst: '60' });
  const lines: string[] = [];
  for (const format of formats) {
    await wait(5_000);
    const idle = residentOf(pid);
    const watch = peakAbove(pid, idle);
    const before = performance.now();
    const made = await make(
      manager,
      format,
      columns.map(({ key }) => key),
    );
    const seconds = (performance.now() - before) / 1000;
    const peak = watch();
    const to = join(dataDir, `read-back.${format}`);
    const { body } = await manager.send('GET', made.file?.url ?? '', { encodings: 'identity' });
    await writeFile(to, body);
    const { size } = await stat(to);
    const wrong =
      format === 'csv' ? await wrongInCsv(to, expected, made.total) : await wrongInWorkbook(to, expected, made.total);
    await rm(to);
    lines.push(
      `| ${format} | ${made.total} | ${(size / MB).toFixed(0)} | ${seconds.toFixed(0)} | ${(idle / MB).toFixed(0)} | ${(peak / MB).toFixed(0)} | ${wrong} |`,
    );
  }
  manager.close();
  return [
    '| format | rows | file MB | seconds | idle MB | peak above idle MB | values that differ |',
    '|--------|-----:|--------:|--------:|--------:|-------------------:|-------------------:|',
    ...lines,
  ].join('\n');
}

/** Orders one and waits for its file. */
async function make(caller: Caller, format: string, columns: readonly string[], query: object = {}): Promise<Exported> {
  const body = { list: 'listApplications', query, format, language: 'es', columns };
  let { data } = await caller.ask<{ data: Exported }>('POST', '/api/business/exports', body);
  let signedIn = performance.now();
  while (data.state === 'WAITING' || data.state === 'RUNNING') {
    await wait(500);
    // A million rows take longer than a session lasts that nobody renews.
    if (performance.now() - signedIn > 240_000) {
      await caller.signIn(MANAGER, DEMO_PASSWORD);
      signedIn = performance.now();
    }
    ({ data } = await caller.ask<{ data: Exported }>('GET', `/api/business/exports/${data.id}`));
  }
  if (data.state !== 'DONE') throw new Error(`The export is ${data.state}.`);
  return data;
}

/** The leader of each case, as its form has the name: what the files must say. */
async function leadersByCase(databaseUrl: string): Promise<Map<string, string>> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ case_number: string; leader: string }>(
      `select case_number, trim(concat_ws(' ', name, last_name)) as leader
       from application join application_leader leader on leader.application_id = application.id
       where case_number is not null`,
    );
    return new Map(rows.map((row) => [row.case_number, row.leader]));
  } finally {
    await client.end();
  }
}

/** How many rows say another leader than the database, or a case that there is not, or are not there; a wrong title is an error. */
function judge(expected: ReadonlyMap<string, string>, titles: readonly unknown[]) {
  if (titles[0] !== TITLE) throw new Error(`The first title is ${String(titles[0])}.`);
  const seen = new Set<string>();
  let wrong = 0;
  return {
    row(leader: unknown, caseNumber: unknown): void {
      const key = String(caseNumber);
      if (seen.has(key) || expected.get(key) !== String(leader)) wrong += 1;
      seen.add(key);
    },
    wrong: (total: number) => wrong + Math.abs(total - seen.size),
  };
}

/** Line by line: names and numbers that are seeded have no quotes of their own and no line breaks. */
async function wrongInCsv(path: string, expected: ReadonlyMap<string, string>, total: number): Promise<number> {
  let judged: ReturnType<typeof judge> | undefined;
  for await (const line of createInterface({ input: createReadStream(path, 'utf8'), crlfDelay: Infinity })) {
    const [first = '', second = ''] = line.replace('\uFEFF', '').split(',', 2);
    if (judged) judged.row(unquoted(first), unquoted(second));
    else judged = judge(expected, [unquoted(first)]);
  }
  return judged?.wrong(total) ?? -1;
}

const unquoted = (cell: string): string => cell.replace(/^"(.*)"$/, '$1').replaceAll('""', '"');

async function wrongInWorkbook(path: string, expected: ReadonlyMap<string, string>, total: number): Promise<number> {
  let judged: ReturnType<typeof judge> | undefined;
  for await (const [leader, caseNumber] of workbookRows(path, 2)) {
    if (judged) judged.row(leader, caseNumber);
    else judged = judge(expected, [leader]);
  }
  return judged?.wrong(total) ?? -1;
}
