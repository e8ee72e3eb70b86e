import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { IMPORT_DAYS } from '@portal/domain/imports/imports.ts';
import type { ImportBatch, ImportRow } from '@portal/contract/imports/imports.ts';
import { allIsAsked } from '../../test/allIsAsked.ts';
import { buildTestServer, type Caller, type TestServer } from '../../test/buildTestServer.ts';
import { runJob } from '../../test/runJob.ts';
import { LARGE_IMPORT_MS } from '../../test/imports/importDesk.ts';
import { messyStaff } from '../../test/imports/messyStaff.ts';
import { clearImports } from './clearImports.ts';

let portal: TestServer;
let admin: Caller;

beforeAll(async () => {
  portal = await buildTestServer();
});
beforeEach(async () => {
  admin = await portal.staff('admin');
});
afterAll(() => portal.close());

const DAY_MS = 24 * 3_600_000;
const IMPORT = '/api/business/import';
const upload = (bytes: Buffer | string, name = 'staff.csv', by = admin) =>
  by.upload('POST', `${IMPORT}/files/STAFF`, { name, bytes: Buffer.from(bytes) });
const look = async (id: number): Promise<ImportBatch> => (await admin.get(`${IMPORT}/${id}`)).data;
const rowsOf = async (id: number, outcome?: string): Promise<ImportRow[]> => {
  const all: ImportRow[] = [];
  for (let after: string | null = ''; after !== null;) {
    const query: string = [outcome && `outcome=${outcome}`, after && `after=${after}`].filter(Boolean).join('&');
    const page: { data: ImportRow[]; next: string | null } = (await admin.get(`${IMPORT}/${id}/rows?${query}`)).data;
    all.push(...page.data);
    after = page.next;
  }
  return all;
};
/** An act upon an import, and all the work that it leaves. */
async function act(id: number, what: 'checks' | 'runs' | 'undoings', more: object = {}): Promise<ImportBatch> {
  const { version, mapping, duplicates } = await look(id);
  const body = what === 'checks' ? { mapping, duplicates, version, ...more } : { version };
  expect((await admin.send('POST', `${IMPORT}/${id}/${what}`, body)).codes).toEqual([]);
  for (;;) {
    await portal.drain(['bulk.work']);
    const batch = await look(id);
    if (!batch.state.endsWith('ING')) return batch;
  }
}
async function imported(bytes: Buffer | string, more: object = {}): Promise<ImportBatch> {
  const { id } = (await upload(bytes)).data;
  await act(id, 'checks', more);
  return act(id, 'runs');
}
const staffCount = async (): Promise<number> => {
  const { rows } = await portal.database.read((db) =>
    sql<{ count: number }>`
      select (select count(*) from staff_user) + (select count(*) from mail) + (select count(*) from account_token)
        + (select count(*) from user_role) as count`.execute(db),
  );
  return Number(rows[0]?.count);
};

const TITLES = 'First name,Surname,E-mail,Country,Roles,Language';
const csv = (...rows: string[]) => [TITLES, ...rows].join('\n');

test('of a file of 300 columns those are taken in which a field stands', async () => {
  const [titles = '', row = ''] = csv('Ilda,Wide,ilda.wide@imported.example,PE,analyst,es').split('\n');
  const wide = (own: string, other: string) => [...Array<string>(294).fill(other), own].join(',');
  const { id, columns, mapping } = (await upload(`${wide(titles, 'Something else')}\n${wide(row, 'x')}`)).data;
  expect(columns).toHaveLength(300);
  expect(mapping).toMatchObject({ name: 294, lastName: 295, email: 296, roles: 298 });
  await act(id, 'checks');
  expect((await act(id, 'runs')).outcomes).toEqual({ CREATED: 1 });
  expect((await rowsOf(id))[0]?.values).toMatchObject({ name: 'Ilda', email: 'ilda.wide@imported.example' });
  await act(id, 'undoings');
});

/** A large file where everything is tried. */
const MESSY_ROWS = allIsAsked() ? 5_000 : 220;

test(
  'a messy file is told row by row as the form tells it, brought in, and undone to nothing',
  async () => {
    const { bytes, ends } = messyStaff(MESSY_ROWS);
    const before = await staffCount();
    const { id, columns, mapping, ...read } = (await upload(bytes)).data as ImportBatch;
    expect(read).toMatchObject({ encoding: 'windows-1252', separator: ';', total: MESSY_ROWS, state: 'READ' });
    expect(columns.map(({ title }) => title)).toContain('Correo electrónico');
    expect(mapping).toEqual({ name: 0, lastName: 1, email: 2, country: 3, phoneCode: 4, mobile: 5, roles: 6 });

    const checked = await act(id, 'checks');
    expect(checked.state).toBe('CHECKED');
    expect(await staffCount()).toBe(before);
    const foreseen = await rowsOf(id);
    const toldOf = (row: ImportRow) => (row.outcome === 'REFUSED' ? Object.values(row.problems)[0]?.code : row.outcome);
    expect(new Map(foreseen.map((row) => [row.line, toldOf(row)]))).toEqual(ends);
    expect(foreseen.find((row) => toldOf(row) === 'field.choice')?.problems).toHaveProperty('country');
    // A wrong address is told once, though the form asks for it twice.
    const toldAt = foreseen.flatMap(({ problems }) => Object.keys(problems));
    expect([toldAt.includes('email'), toldAt.includes('confirmEmail')]).toEqual([true, false]);

    const done = await act(id, 'runs');
    expect(done.outcomes).toEqual(checked.outcomes);
    expect(new Map((await rowsOf(id)).map((row) => [row.line, toldOf(row)]))).toEqual(ends);
    expect(await staffCount()).toBeGreaterThan(before);

    // The same file once more: each row is known, and nothing changes.
    const after = await staffCount();
    const again = (await upload(bytes)).data as ImportBatch;
    expect(again.earlier?.id).toBe(id);
    await act(again.id, 'checks', { duplicates: 'CREATE' });
    const { outcomes } = await act(again.id, 'runs');
    expect(outcomes).toEqual({ ...done.outcomes, CREATED: undefined, SAME: done.outcomes['CREATED'] });
    expect(await staffCount()).toBe(after);

    expect((await act(id, 'undoings')).state).toBe('UNDONE');
    expect(await staffCount()).toBe(before);
  },
  LARGE_IMPORT_MS,
);

test('who is there already is skipped, merged or made, as was chosen', async () => {
  const first = csv('Berengaria,Klotz,b.klotz@imported.example,MX,Analyst,en');
  expect((await imported(first)).outcomes).toEqual({ CREATED: 1 });
  const alike = csv(
    'Berengária,Klotz,,MX,Analyst,es',
    'Berengaria,Klotz,B.KLOTZ@imported.example,Mexico,Supervisor,Spanish',
    'Berengaria,Klotze,other@imported.example,MX,Ephesian,en',
  );
  const skipped = await imported(alike);
  expect(skipped.outcomes).toEqual({ REFUSED: 1, SKIPPED: 2 });
  expect((await rowsOf(skipped.id, 'SKIPPED')).map(({ subject }) => subject?.name)).toEqual([
    'Berengaria Klotz',
    'Berengaria Klotz',
  ]);
  const merging = csv('Berengaria,Klotz,b.klotz@imported.example,CO,Ephesian,es');
  const merged = await imported(merging, { duplicates: 'MERGE' });
  expect(merged.outcomes).toEqual({ MERGED: 1 });
  const find = async () => (await admin.get('/api/business/user?search=b.klotz')).data.data[0];
  expect(await find()).toMatchObject({ country: 'CO', language: 'es' });
  expect((await find()).roles.map((role: { slug: string }) => role.slug).toSorted()).toEqual(['analyst', 'ephesian']);
  await act(merged.id, 'undoings');
  expect(await find()).toMatchObject({ country: 'MX', language: 'en' });
  const made = await imported(csv('Berengaria,Klotze,third@imported.example,MX,Ephesian,en'), { duplicates: 'CREATE' });
  expect(made.outcomes).toEqual({ CREATED: 1 });
});

test('what somebody has touched since keeps the whole import from being undone', async () => {
  const { id } = await imported(csv('Gundula,Pfau,g.pfau@imported.example,DE,Analyst,en'));
  const found = (await admin.get('/api/business/user?search=g.pfau')).data.data[0];
  await admin.send('PUT', `/api/business/user/${found.id}/status`, { status: 'INACTIVE', version: found.version });
  const refused = await admin.send('POST', `${IMPORT}/${id}/undoings`, { version: (await look(id)).version });
  expect(refused.codes).toEqual(['import.touched']);
  expect((await look(id)).state).toBe('DONE');
});

test('columns that are needed are asked for, each act has its time, and what was seen must be so still', async () => {
  const { id, version, mapping } = (await upload('Name,Mail\nAda,a@b.example')).data as ImportBatch;
  const check = (body: object) =>
    admin.send('POST', `${IMPORT}/${id}/checks`, { duplicates: 'SKIP', version, ...body });
  const missing = await check({ mapping });
  expect(missing.body.data.fields).toMatchObject({ 'mapping.lastName': { code: 'field.required' } });
  const all = { name: 0, lastName: 0, email: 1, country: 0, roles: 0 };
  expect((await check({ mapping: { ...all, roles: 9 } })).body.data.fields).toEqual({
    'mapping.roles': { code: 'field.choice' },
  });
  expect((await admin.send('POST', `${IMPORT}/${id}/runs`, { version })).codes).toEqual(['import.state']);
  expect((await check({ mapping: all, version: version + 1 })).codes).toEqual(['record.stale']);
  expect((await admin.get(`${IMPORT}/999999`)).status).toBe(404);
});

test('only who may use the form brings its rows in', async () => {
  const manager = await portal.staff('manager');
  expect((await upload(csv('a,b,c@d.example,MX,Analyst,en'), 'x.csv', manager)).codes).toEqual(['GE004']);
});

const rowsKept = async (id: number) => {
  const { rows } = await portal.database.read((db) =>
    sql`select line from import_row
      where batch_id = ${id} and (cells is not null or problems is not null or key is not null)`.execute(db),
  );
  return rows;
};

test('after its days nothing that stood in the file is kept', async () => {
  const { id } = await imported(csv('Wilbur,Telltaleson,w.telltale@imported.example,MX,Nobody,en'));
  portal.clock.advance(IMPORT_DAYS * DAY_MS);
  await runJob(portal, clearImports);
  expect((await rowsKept(id)).length).toBe(1);
  portal.clock.advance(1);
  await runJob(portal, clearImports);
  expect(await rowsKept(id)).toEqual([]);
  admin = await portal.staff('admin');
  expect(await look(id)).toMatchObject({ cleared: true, name: null, outcomes: { REFUSED: 1 } });
});
