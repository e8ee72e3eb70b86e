import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { IMPORT_KINDS, type ImportKind } from '@portal/domain/imports/imports.ts';
import { DEMO_PASSWORD } from '../../apps/server/src/demo/loadDemoPeople.ts';
import { messyStaff, wordOf } from '../../apps/server/test/imports/messyStaff.ts';
import { Caller } from './caller.ts';
import { peakAbove, residentOf } from './resident.ts';

const MB = 1024 * 1024;
const ADMIN = 'admin@portal.test';
/** How far it is, is asked so often: what is measured must not wait for who measures. */
const ASK_MS = 500;
const QUARTERS = 40;
const DOMAIN = 'benched.example';

interface Batch {
  id: number;
  state: string;
  version: number;
  mapping: Record<string, number>;
  outcomes: Record<string, number>;
}

export interface ImportsAsked {
  /** Of each file. */
  rows: number;
  only?: string | undefined;
  say: (line: string) => void;
}

/**
 * A file of so many rows of each kind, tried, brought in and taken back: how long each takes, and how much memory the server takes above
 * idle. What rows need in the portal is there before: accounts for applications, churches for their figures.
 */
export async function importTable(
  databaseUrl: string,
  { origin, pid }: { origin: string; pid: number },
  { rows: count, only, say }: ImportsAsked,
): Promise<string> {
  const asked = only?.toUpperCase().split(',');
  const kinds = IMPORT_KINDS.filter((kind) => !asked || asked.includes(kind));
  const admin = new Caller(origin);
  const lines: string[] = [];
  for (const kind of kinds) {
    await admin.signIn(ADMIN, DEMO_PASSWORD);
    const bytes = await fileOf(databaseUrl, kind, count);
    const idle = residentOf(pid);
    const watch = peakAbove(pid, idle);
    const [uploaded, uploading] = await timed(() => upload(admin, kind, bytes));
    const [checked, checking] = await timed(() => act(admin, uploaded, 'checks'));
    const [done, running] = await timed(() => act(admin, checked, 'runs'));
    const [, undoing] = await timed(() => act(admin, done, 'undoings'));
    const outcomes = Object.entries(done.outcomes).map(([outcome, times]) => `${outcome} ${times}`);
    const perSecond = (ms: number) => (count / (ms / 1000)).toFixed(1);
    lines.push(
      `| ${kind} | ${count} | ${seconds(uploading)} | ${seconds(checking)} | ${perSecond(checking)} | ${seconds(running)} | ${perSecond(running)} | ${seconds(undoing)} | ${(watch() / MB).toFixed(0)} | ${outcomes.join(', ')} |`,
    );
    say(lines.at(-1) ?? '');
  }
  admin.close();
  return [
    '| kind | rows | upload s | dry run s | rows a second | run s | rows a second | undo s | peak above idle MB | became |',
    '|------|-----:|---------:|----------:|--------------:|------:|--------------:|-------:|-------------------:|--------|',
    ...lines,
  ].join('\n');
}

const seconds = (ms: number): string => (ms / 1000).toFixed(1);

async function timed<Result>(work: () => Promise<Result>): Promise<[Result, number]> {
  const before = performance.now();
  return [await work(), performance.now() - before];
}

async function upload(admin: Caller, kind: ImportKind, bytes: Uint8Array<ArrayBuffer>): Promise<Batch> {
  const { data, error } = await admin.upload<{ data: Batch; error?: unknown }>(
    `/api/business/import/files/${kind}`,
    `${kind}.csv`,
    bytes,
  );
  if (!data?.id) throw new Error(`The file was refused: ${JSON.stringify(error)}`);
  return data;
}

/** An act upon an import, to its end. */
async function act(admin: Caller, { id, version, mapping }: Batch, what: string): Promise<Batch> {
  const path = `/api/business/import/${id}`;
  const body = { version, ...(what === 'checks' && { mapping, duplicates: 'SKIP' }) };
  const ordered = await admin.ask<{ status: boolean; error?: unknown }>('POST', `${path}/${what}`, body);
  if (!ordered.status) throw new Error(`${what} was refused: ${JSON.stringify(ordered.error)}`);
  for (let signedIn = performance.now(); ;) {
    await wait(ASK_MS);
    if (performance.now() - signedIn > 240_000) {
      await admin.signIn(ADMIN, DEMO_PASSWORD);
      signedIn = performance.now();
    }
    const { data } = await admin.ask<{ data: Batch }>('GET', path);
    if (!data.state.endsWith('ING')) return data;
  }
}

async function fileOf(databaseUrl: string, kind: ImportKind, count: number): Promise<Uint8Array<ArrayBuffer>> {
  if (kind === 'STAFF') return new Uint8Array(messyStaff(count).bytes);
  if (kind === 'LEADERS') {
    return csvOf('Nombre;Apellidos;Correo electrónico;Iglesia;Ciudad;País;Fecha de apertura', count, (row) => {
      const word = wordOf(row);
      return `${word};${word}sen;leader.${row}@${DOMAIN};Casa ${word};Ulm;DE;2001-01-31`;
    });
  }
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return kind === 'APPLICATIONS' ? await ofApplications(client, count) : await ofReports(client, count);
  } finally {
    await client.end();
  }
}

async function ofApplications(client: Client, count: number): Promise<Uint8Array<ArrayBuffer>> {
  await client.query(
    `insert into client_account (email, language, status, created_at, last_active_at, password_hash, terms_version, terms_accepted_at)
     select 'client.' || row || $1::text, 'es', 'ACTIVE', now(), now(), 'x', '1', now() from generate_series(0, $2::int - 1) row
     on conflict do nothing`,
    [`@${DOMAIN}`, count],
  );
  const titles = 'Correo de la cuenta;FORM_LEADER_NAME;FORM_LEADER_LAST_NAME;FORM_MINISTRY_NAME;FORM_MINISTRY_COUNTRY';
  return csvOf(titles, count, (row) => {
    const word = wordOf(row);
    return `client.${row}@${DOMAIN};${word};${word}sen;Casa ${word};DE`;
  });
}

/** Forty quarters of as many churches as that takes. */
async function ofReports(client: Client, count: number): Promise<Uint8Array<ArrayBuffer>> {
  const { rows } = await client.query<{ church_id: string }>(
    `select distinct church_id from application where status = 'SENT' and deleted_at is null and church_id is not null
     order by church_id limit $1`,
    [Math.ceil(count / QUARTERS)],
  );
  return csvOf('Número;Año;Trimestre;Miembros activos;Asistencia promedio', count, (row) => {
    const quarter = row % QUARTERS;
    const church = rows[Math.floor(row / QUARTERS)]?.church_id ?? '';
    return `${church};${2010 + Math.floor(quarter / 4)};${1 + (quarter % 4)};${row};7`;
  });
}

const csvOf = (titles: string, count: number, row: (row: number) => string): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode([titles, ...Array.from({ length: count }, (_, at) => row(at))].join('\n'));
