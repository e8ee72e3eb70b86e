import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { importDesk } from '../../../test/imports/importDesk.ts';
import { newApplicant } from '../../../test/people/applicants.ts';

let portal: TestServer;
let admin: Caller;
let desk: ReturnType<typeof importDesk>;

beforeAll(async () => {
  portal = await buildTestServer();
  admin = await portal.staff('admin');
  desk = importDesk(portal, 'APPLICATIONS', () => admin);
});
afterAll(() => portal.close());

const ownOf = async (client: Caller) => {
  const [first] = (await client.get('/api/client/request')).data;
  return first && (await client.get(`/api/client/request/${first.id}`)).data;
};
const counts = async (): Promise<number> => {
  const { rows } = await portal.database.read((db) =>
    sql<{ count: number }>`
      select ((select count(*) from application) + (select count(*) from application_leader) + (select count(*) from mail))::int
        as count`.execute(db),
  );
  return rows[0]?.count ?? 0;
};

const TITLES = [
  'Correo de la cuenta',
  'FORM_LEADER_TITLE',
  'FORM_LEADER_NAME',
  'FORM_LEADER_LAST_NAME',
  'FORM_LEADER_CIVIL_STATUS',
  'FORM_MINISTRY_NAME',
  'FORM_MINISTRY_COUNTRY',
  'FORM_MINISTRY_MEMBERS',
  'FORM_MINISTRY_PRODUCT_OF_DIVISION',
].join(';');
const csv = (...rows: string[]) => [TITLES, ...rows].join('\n');

test('applications are begun as their clients would begin them, told row by row, and undone to nothing', async () => {
  const client = await newApplicant(portal, 'imported.one@example.org');
  await newApplicant(portal, 'imported.two@example.org');
  const before = await counts();
  const file = csv(
    'Imported.One@example.org;Pastora;Ximena;Quetzal;Casada;Casa Roble Uno;México;1 200;sí',
    'imported.one@example.org;Pastor;Ximena;Quetzal;Casada;Casa Roble;México;1;no',
    'nobody@example.org;Pastor;Ada;Ohm;;Haus Ohm;DE;1;no',
    'imported.two@example.org;Capitán;1;Ohm;;Haus Ohm;Atlantis;-3;quizá',
    ';Pastor;Ada;Ohm;;Haus Ohm;DE;1;no',
  );
  const { id } = (await desk.upload(file)).data;
  await desk.act(id, 'checks');
  const told = [
    'CREATED',
    'REPEATED',
    'account: field.choice',
    'FORM_MINISTRY_MEMBERS: field.numbers',
    'account: field.required',
  ];
  expect(await desk.told(id)).toEqual(told);
  expect(await counts()).toBe(before);
  await desk.act(id, 'runs');
  expect(await desk.told(id)).toEqual(told);
  const own = await ownOf(client);
  expect(own).toMatchObject({
    status: 'UNFINISHED',
    formState: 'FORM_STATE_PASTORAL_FORM',
    leader: { title: 'PASTOR', name: 'Ximena', civilStatus: 'MARRIED' },
    ministry: { country: 'MX', members: 1200, productOfDivision: true },
  });
  // Nobody is let past what everybody passes.
  expect((await client.send('POST', `/api/client/request/${own.id}/submissions`, {})).codes).toContain(
    'submission.incomplete',
  );

  expect((await desk.imported(file, { duplicates: 'CREATE' })).outcomes).toMatchObject({ SAME: 1, REPEATED: 1 });
  expect((await desk.act(id, 'undoings')).state).toBe('UNDONE');
  expect(await counts()).toBe(before);
});

test('an application that there is, of the account or of a leader and church alike, is skipped or filled in', async () => {
  const client = await newApplicant(portal, 'imported.three@example.org');
  await newApplicant(portal, 'imported.four@example.org');
  await desk.imported(csv('imported.three@example.org;Pastor;Prosper;Tannhauser;;Viña Verde;Perú;10;no'));
  const more = csv('imported.three@example.org;;Prosper;Tannhäuser;;;;20;');
  expect((await desk.imported(more)).outcomes).toEqual({ SKIPPED: 1 });
  const merged = await desk.imported(more, { duplicates: 'MERGE' });
  expect(merged.outcomes).toEqual({ MERGED: 1 });
  expect(await ownOf(client)).toMatchObject({
    leader: { lastName: 'Tannhäuser', title: 'PASTOR' },
    ministry: { members: 20 },
  });
  await desk.act(merged.id, 'undoings');
  expect(await ownOf(client)).toMatchObject({ leader: { lastName: 'Tannhauser' }, ministry: { members: 10 } });

  const alike = csv('imported.four@example.org;Pastor;Próspero;Tannhauser;;Viña Verde;Perú;10;no');
  expect((await desk.imported(alike)).outcomes).toEqual({ SKIPPED: 1 });
  // Nobody's form is filled in with what another account's row says.
  const { id } = await desk.imported(alike, { duplicates: 'MERGE' });
  expect(await desk.told(id)).toEqual(['account: field.taken']);
  expect((await desk.imported(alike, { duplicates: 'CREATE' })).outcomes).toEqual({ CREATED: 1 });
  const { id: second } = await desk.imported(csv('imported.four@example.org;Pastor;Otro;Nombre;;Otra;Perú;1;no'), {
    duplicates: 'CREATE',
  });
  expect(await desk.told(second)).toEqual([': application.open']);
});

test('what its client has worked on keeps the whole import from being undone', async () => {
  const client = await newApplicant(portal, 'imported.five@example.org');
  const { id } = await desk.imported(csv('imported.five@example.org;Pastor;Liborius;Specht;;Haus Specht;DE;10;no'));
  const own = await ownOf(client);
  expect((await client.send('PUT', `/api/client/request/${own.id}/leader`, { city: 'Ulm' })).codes).toEqual([]);
  expect((await desk.order(id, 'undoings')).codes).toEqual(['import.touched']);
});

test('who may not look after client accounts brings no applications in', async () => {
  const analyst = await portal.staff('analyst');
  const refused = importDesk(portal, 'APPLICATIONS', () => analyst);
  expect((await refused.upload(csv('a@b.example;;;;;;;;'))).codes).toEqual(['GE004']);
});
