import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { insertApplication, readApplication } from '../../../test/factories.ts';
import { filesWith, foundIn } from '../../../test/erasure/foundIn.ts';
import { historyOf } from '../../../test/historyOf.ts';
import { ladenCase, TELLTALE } from '../../../test/erasure/ladenCase.ts';
import { makeDossier, orderDossier } from '../../../test/papers/dossierOf.ts';
import { newApplicant, submitted } from '../../../test/people/applicants.ts';

let portal: TestServer;
let admin: Caller;
let manager: Caller;

beforeAll(async () => {
  portal = await buildTestServer();
  admin = await portal.staff('admin');
  manager = await portal.staff('manager');
});
afterAll(() => portal.close());

const at = (id: number) => `/api/business/request/${id}`;
const version = async (id: number) => (await readApplication(portal, id)).version;
const remove = async (id: number, reason = 'Twice', caller = manager) =>
  caller.send('POST', `${at(id)}/deletions`, { reason, version: await version(id) });
const restore = async (id: number) => manager.send('POST', `${at(id)}/restorations`, { version: await version(id) });
const erase = async (id: number, confirm: string, caller = admin) =>
  caller.send('POST', `${at(id)}/erasures`, { confirm, version: await version(id) });
const isThere = (table: string, id: number | null) =>
  portal.database.read(
    async (db) => (await sql`select 1 from ${sql.table(table)} where id = ${id}`.execute(db)).rows.length > 0,
  );
const TEXTS = [...Object.values(TELLTALE), 'Vornisson', 'Vornsen'];
const digestsOf = (id: number) =>
  portal.database.read(async (db) => {
    const { rows } = await sql<{ digest: string }>`
      select digest from attachment join stored_file on stored_file.id = file_id
      where (noun = 'applications' and subject_id = ${id})
        or (noun = 'references' and subject_id in (select id from application_reference where application_id = ${id}))
        or (noun = 'conversations' and subject_id in (select id from message where application_id = ${id}))`.execute(
      db,
    );
    return rows.map(({ digest }) => digest);
  });

/** How much search finds by each word that tells of the case. */
const foundBy = async (caller: Caller, caseNumber: string) => {
  const answers = await Promise.all(
    [caseNumber, TELLTALE.name, TELLTALE.account, TELLTALE.church].map((word) =>
      caller.get(`/api/business/search?search=${encodeURIComponent(word)}`),
    ),
  );
  return answers.map(({ data }) => Object.values(data as Record<string, unknown[]>).flat().length);
};

test('of a case to which everything happened nothing personal is left in any table, file, mail or job', async () => {
  const { id, client, caseNumber } = await ladenCase(portal);
  manager = await portal.staff('manager');
  admin = await portal.staff('admin');
  for (const count of await foundBy(admin, caseNumber)) expect(count).toBeGreaterThan(0);
  await remove(id, `${TELLTALE.name} asked for it`);
  await restore(id);
  await remove(id, `${TELLTALE.name} asked for it again`);
  const before = await readApplication(portal, id);
  const digests = await digestsOf(id);
  expect(digests.length).toBeGreaterThan(10);
  const places = new Set((await portal.database.read((db) => foundIn(db, TEXTS))).map((hit) => hit.split(':')[0]));
  // The case is laden, or its erasure would prove little.
  for (const place of [
    'application.card',
    'mail.body',
    'mail.calendar',
    'application_note_version.description',
    'import_row.cells',
    'import_row.same_by',
    'lesson_view.browser',
    'course_certificate.person_name',
  ])
    expect([...places]).toContain(place);
  expect((await erase(id, caseNumber)).codes).toEqual([]);
  // Of those who read erasures in the list of changes nobody finds more than the others.
  for (const caller of [admin, manager]) expect(await foundBy(caller, caseNumber)).toEqual([0, 0, 0, 0]);
  portal.clock.advance(60_000);
  await portal.drain(['files.clear']);
  expect(await portal.database.read((db) => foundIn(db, [...TEXTS, ...digests]))).toEqual([]);
  expect(await filesWith(portal.folder, [TELLTALE.name, ...digests])).toEqual([]);
  for (const [table, one] of [
    ['application', id],
    ['person', before.person_id],
    ['church', before.church_id],
    ['client_account', before.client_account_id],
    ['licence', before.licence_id],
  ] as const)
    expect([table, await isThere(table, one)]).toEqual([table, false]);
  expect((await historyOf(portal, 'applications', id)).at(-1)).toMatchObject({
    kind: 'erased',
    detail: { caseNumber },
  });
  // What was paid stays as an amount of a day.
  const paid = await portal.database.read((db) =>
    db.selectFrom('payment').selectAll().where('provider_session', '=', `late-${id}`).executeTakeFirstOrThrow(),
  );
  expect(paid).toMatchObject({ application_id: null, amount: 15_000, reference: null, receipt_url: null });
  // And what was counted of its church, without the church.
  const { rows } = await portal.database.read((db) =>
    sql`select church_id, country, care_comment from census_report where active_members = 4711`.execute(db),
  );
  expect(rows).toEqual([{ church_id: null, country: 'MX', care_comment: null }]);
  expect((await client.get('/api/client/request')).status).toBe(401);
});

test('person, church and account stay where another application has them', async () => {
  const client = await newApplicant(portal, 'two.cases@example.org');
  const first = await submitted(client);
  const second = await submitted(client);
  const { person_id, church_id, client_account_id, case_number } = await readApplication(portal, second);
  const told = (await admin.get(`${at(second)}/erasure`)).data;
  expect(told).toMatchObject({ person: false, church: false, account: false });
  expect((await erase(second, case_number ?? '')).codes).toEqual([]);
  expect(await readApplication(portal, first)).toMatchObject({ person_id, church_id, client_account_id });
  expect((await client.get('/api/client/request')).data.map((each: { id: number }) => each.id)).toEqual([first]);
  expect((await admin.get(`${at(first)}/erasure`)).data).toMatchObject({ person: true, church: true, account: true });
});

test('asks for the right, the number or the name, and the card as it is', async () => {
  const id = await insertApplication(portal, { status: 'ANALYSIS', name: 'Ana', lastName: 'Ríos' });
  expect((await erase(id, 'Ana Rios', manager)).codes).toEqual(['GE004']);
  const refused = await erase(id, 'Ana');
  expect(refused.codes).toEqual(['erase.confirm']);
  expect(refused.body.data.fields).toMatchObject({ confirm: { code: 'erase.confirm' } });
  const stale = await admin.send('POST', `${at(id)}/erasures`, { confirm: 'Ana Ríos', version: 1 });
  expect(stale.codes).toEqual(['move.stale']);
  expect(await isThere('application', id)).toBe(true);
  expect((await erase(id, 'ana  rios')).codes).toEqual([]);
  expect((await manager.get(at(id))).status).toBe(404);
});

test.each([
  ['a move', (id: number) => ({ path: 'moves', body: { from: 'PAID', to: 'ANALYSIS', version: 2 }, id })],
  [
    'a note',
    (id: number) => ({ path: 'notes/NOTE', body: { title: 'Racing', description: 'Racing', mentions: [] }, id }),
  ],
  ['a message', (id: number) => ({ path: 'messages', body: { text: 'Racing' }, id })],
  [
    'a mail',
    (id: number) => ({
      path: 'mails',
      body: {
        recipients: { leader: 'en', spouse: null, contact: null },
        texts: { en: { subject: 'Racing', text: 'Racing' }, es: null },
      },
      id,
    }),
  ],
])('erased at the same moment as %s, each ends in a refusal or in nothing left', async (_, of) => {
  for (let round = 0; round < 5; round += 1) {
    const id = await insertApplication(portal, { status: 'PAID', analyst: 'analyst' });
    const { path, body } = of(id);
    const number = (await readApplication(portal, id)).case_number ?? '';
    const gone = admin.send('POST', `${at(id)}/erasures`, { confirm: number, version: 2 });
    const [erased, other] = await Promise.all([gone, manager.send('POST', `${at(id)}/${path}`, body)]);
    expect([200, 404, 409]).toContain(other.status);
    if (erased.status !== 200) {
      expect(erased.codes).toEqual(['move.stale']);
      expect((await erase(id, number)).codes).toEqual([]);
    }
    expect(await isThere('application', id)).toBe(false);
  }
  expect(await portal.database.read((db) => foundIn(db, ['Racing']))).toEqual([]);
});

test('erased at the same moment as an upload, nothing of it is left', async () => {
  const id = await insertApplication(portal, { status: 'PAID' });
  const number = (await readApplication(portal, id)).case_number ?? '';
  const file = { name: 'racing.png', bytes: await (await import('../../../test/people/applicants.ts')).png(40) };
  await Promise.all([erase(id, number), manager.upload('POST', `${at(id)}/files`, file)]);
  expect(await portal.database.read((db) => foundIn(db, ['racing.png']))).toEqual([]);
});

test('erased with its dossier, and while another is made, no page of either is left', async () => {
  await portal.drain(['files.clear']);
  const pages = async () => (await filesWith(portal.folder, ['%PDF'])).length;
  const before = await pages();
  const id = await insertApplication(portal, { status: 'PAID' });
  await makeDossier(portal, manager, id, { parts: ['form'] });
  expect(await pages()).toBe(before + 1);
  const number = (await readApplication(portal, id)).case_number ?? '';
  await orderDossier(manager, id, { parts: ['history'] });
  const [erased] = await Promise.all([erase(id, number), portal.drain(['dossiers.make'])]);
  expect(erased.codes).toEqual([]);
  portal.clock.advance(60_000);
  await portal.drain(['dossiers.make', 'files.clear']);
  expect(await pages()).toBe(before);
  expect(await portal.database.read((db) => db.selectFrom('dossier').selectAll().execute())).toEqual([]);
});
