import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Caller } from '../../../test/buildTestServer.ts';
import { foundIn } from '../../../test/erasure/foundIn.ts';
import { importCase, importDesk } from '../../../test/imports/importDesk.ts';
import { newApplicant } from '../../../test/people/applicants.ts';
import { runJob } from '../../../test/runJob.ts';
import { eraseDrafts } from '../../clients/drafts/eraseDrafts.ts';

const at = importCase('APPLICATIONS');
const { desk } = at;

const ownOf = async (client: Caller) => {
  const [first] = (await client.get('/api/client/request')).data;
  return first && (await client.get(`/api/client/request/${first.id}`)).data;
};
const draftOf = async (email: string): Promise<number | undefined> => {
  const { rows } = await at.portal.database.read((db) =>
    sql<{ id: number }>`
      select application.id from application join client_account on client_account.id = client_account_id
      where email = ${email}`.execute(db),
  );
  return rows[0]?.id;
};
const counts = async (): Promise<number> => {
  const { rows } = await at.portal.database.read((db) =>
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
  const client = await newApplicant(at.portal, 'imported.one@example.org');
  await newApplicant(at.portal, 'imported.two@example.org');
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
  const client = await newApplicant(at.portal, 'imported.three@example.org');
  await newApplicant(at.portal, 'imported.four@example.org');
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
  const client = await newApplicant(at.portal, 'imported.five@example.org');
  const { id } = await desk.imported(csv('imported.five@example.org;Pastor;Liborius;Specht;;Haus Specht;DE;10;no'));
  const own = await ownOf(client);
  expect((await client.send('PUT', `/api/client/request/${own.id}/leader`, { city: 'Ulm' })).codes).toEqual([]);
  expect((await desk.order(id, 'undoings')).codes).toEqual(['import.touched']);
});

test('a draft that nobody continued takes along what files told of it; what they told of others stays', async () => {
  await newApplicant(at.portal, 'imported.quiet@example.org');
  await newApplicant(at.portal, 'imported.loud@example.org');
  const began = await desk.imported(csv('imported.quiet@example.org;Pastor;Quiddo;Ruhig;;Haus Ruhig;DE;10;no'));
  const later = await desk.imported(
    csv(
      'imported.quiet@example.org;Pastor;Quiddo;Ruhig;;Haus Ruhig;DE;20;no',
      'imported.loud@example.org;Pastor;Lauto;Laut;;Haus Laut;DE;1;no',
    ),
    { duplicates: 'CREATE' },
  );
  expect(await desk.told(later.id)).toEqual([': application.open', 'CREATED']);
  const quiet = await draftOf('imported.quiet@example.org');
  const setting = '/api/business/setting/draft-erasure';
  const { version } = (await at.admin.get(setting)).data;
  expect((await at.admin.send('PUT', setting, { days: 90, version })).codes).toEqual([]);
  const ago = (days: number) => new Date(at.portal.clock.now().getTime() - days * 86_400_000);
  // Quiet for long, and told so twice.
  await at.portal.database.transaction(async (db) => {
    await sql`update client_account set last_active_at = ${ago(150)} where email = 'imported.quiet@example.org'`.execute(
      db,
    );
    await sql`
      insert into draft_erasure (application_id, first_at, last_at) values (${quiet}, ${ago(40)}, ${ago(15)})`.execute(
      db,
    );
  });
  await runJob(at.portal, eraseDrafts);
  expect(await draftOf('imported.quiet@example.org')).toBeUndefined();
  const kept = await at.portal.database.read((db) =>
    db
      .selectFrom('import_row')
      .select(['cells', 'same_by', 'key', 'problems', 'before'])
      .where('batch_id', 'in', [began.id, later.id])
      .orderBy('id')
      .execute(),
  );
  const empty = { cells: null, same_by: null, key: null, problems: null, before: null };
  expect(kept).toMatchObject([empty, empty, { cells: expect.arrayContaining(['Lauto']) }]);
  // Nor is the account, which stays, called so.
  expect(await at.portal.database.read((db) => foundIn(db, ['Quiddo', 'Haus Ruhig']))).toEqual([]);
  expect((await desk.look(later.id)).outcomes).toMatchObject({ CREATED: 1, REFUSED: 1 });
});

test('who may not look after client accounts brings no applications in', async () => {
  const analyst = await at.portal.staff('analyst');
  const refused = importDesk(at.portal, 'APPLICATIONS', () => analyst);
  expect((await refused.upload(csv('a@b.example;;;;;;;;'))).codes).toEqual(['GE004']);
});
