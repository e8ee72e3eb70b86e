import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { copyOf } from '../../../test/erasure/copyOf.ts';
import { foundIn } from '../../../test/erasure/foundIn.ts';
import { insertApplication, readApplication, staffId } from '../../../test/factories.ts';
import { historyOf } from '../../../test/historyOf.ts';
import { importCase } from '../../../test/imports/importDesk.ts';
import { newApplicant, submitted } from '../../../test/people/applicants.ts';
import { eraseAgain } from './eraseAgain.ts';

const at = importCase('LEADERS');
const TRACE = '/api/business/trace';
const TITLES = 'Nombre;Apellidos;Correo electrónico;Indicativo;Teléfono;Iglesia;Ciudad;País;Fecha de apertura';
const record = (...rows: string[]) => at.desk.imported([TITLES, ...rows].join('\n'));
const find = async (search: string) => (await at.admin.get(`${TRACE}?search=${encodeURIComponent(search)}`)).data;
const onlyOf = async (search: string): Promise<number> => (await find(search)).recorded[0]?.id;
const detailOf = async (id: number) => (await at.admin.get(`${TRACE}/leader/${id}`)).data;
const erase = async (id: number, confirm: string, seen?: object) => {
  const { version, churches } = await detailOf(id);
  const body = { confirm, version, churches: churches.map((church: { id: number }) => church.id), ...seen };
  return at.admin.send('POST', `${TRACE}/leader/${id}/erasures`, body);
};

test('a recorded leader is found by name, address and phone, copied whole, erased, and is nowhere', async () => {
  const others = await record('Otilia;Kranich;o.kranich@recorded.example;;;Haus Kranich;Ulm;DE;2001-01-31');
  const { id: batch } = await record(
    'Wolframio;Zeisig;w.zeisig@recorded.example;52;5512345678;Haus Zeisig;Ulm;DE;2001-01-31',
    'Wolframio;Zeisig;W.Zeisig@recorded.example;;;Haus Zeisig;Ulm;DE;2001-01-31',
  );
  const id = await onlyOf('wolframio');
  for (const words of ['zeisig wolf', 'w.zeisig@recorded', '5512345678', 'Zeisig +52']) {
    expect([words, await find(words)]).toEqual([
      words,
      {
        found: [],
        recorded: [
          {
            id,
            name: 'Wolframio Zeisig',
            email: 'w.zeisig@recorded.example',
            churches: [{ id: expect.any(Number), name: 'Haus Zeisig', country: 'DE' }],
          },
        ],
        more: false,
      },
    ]);
  }
  const detail = await detailOf(id);
  expect(detail.kept.find(({ what }: { what: string }) => what === 'history').count).toBeGreaterThan(0);

  const { copy, text } = await copyOf(at.portal, at.admin, `${TRACE}/leader/${id}`);
  const told = JSON.parse(text);
  expect(told.person).toMatchObject([{ email: 'w.zeisig@recorded.example', phone: '+525512345678' }]);
  expect(told.church).toMatchObject([{ name: 'Haus Zeisig' }]);
  expect(told.import_row).toMatchObject([{ line: 2, cells: expect.arrayContaining(['Wolframio']) }]);

  expect((await erase(id, 'Otilia Kranich')).body.data.fields).toEqual({ confirm: { code: 'erase.confirm' } });
  expect((await erase(id, 'wolframio zeisig', { churches: [] })).codes).toEqual(['record.stale']);
  expect((await erase(id, 'wolframio zeisig')).codes).toEqual([]);
  expect(await at.portal.database.read((db) => foundIn(db, ['wolframio', 'zeisig', '5512345678']))).toEqual([]);
  expect((await at.admin.get(`${TRACE}/leader/${id}`)).status).toBe(404);
  expect((await at.portal.server.inject({ url: copy.file?.url ?? '' })).statusCode).toBe(404);
  expect((await historyOf(at.portal, 'persons', id)).map(({ kind }) => kind)).toEqual(['recorded', 'copied', 'erased']);
  expect((await at.desk.look(batch)).outcomes).toEqual({ CREATED: 1, REPEATED: 1 });
  expect((await at.admin.get(`/api/business/exports/${copy.id}`)).data).toMatchObject({ state: 'EXPIRED', file: null });
  expect(await onlyOf('kranich')).toBeGreaterThan(0);
  expect((await at.desk.rowsOf(others.id))[0]?.values).toMatchObject({ name: 'Otilia' });
});

test('a church of which more is told stays, and whoever applied is traced by their account', async () => {
  await record('Gundolfo;Habicht;g.habicht@recorded.example;;;Haus Habicht;Ulm;DE;2001-01-31');
  const id = await onlyOf('habicht');
  const { churches } = await detailOf(id);
  const other = await insertApplication(at.portal, { status: 'SENT', name: 'Ulla', churchName: 'Haus Ulla' });
  await at.portal.database.transaction((db) =>
    db.updateTable('application').set({ church_id: churches[0].id }).where('id', '=', other).execute(),
  );
  expect((await erase(id, 'g.habicht@recorded.example')).codes).toEqual([]);
  expect((await at.admin.get(`/api/business/church/${churches[0].id}`)).data).toMatchObject({ name: 'Haus Habicht' });

  const application = await submitted(await newApplicant(at.portal, 'applied.recorded@example.org'));
  const { person_id: person } = await readApplication(at.portal, application);
  await at.portal.database.transaction((db) =>
    sql`insert into church_leader (church_id, person_id, at) values (${churches[0].id}, ${person}, now())`.execute(db),
  );
  expect((await find('applied.recorded')).recorded).toEqual([]);
  expect((await at.admin.get(`${TRACE}/leader/${person}`)).status).toBe(404);
});

test('recorded leaders of others’ regions are not found, and without the right nobody is', async () => {
  await record('Sigismunda;Elster;s.elster@recorded.example;;;Haus Elster;Ulm;DE;2001-01-31');
  const id = await onlyOf('elster');
  const manager = await at.portal.staff('manager');
  expect((await manager.get(`${TRACE}/leader/${id}`)).codes).toEqual(['GE004']);
  await at.portal.database.transaction((db) =>
    sql`update role set permissions = permissions || array['business.configuration.trace'] where slug = 'ephesian'`.execute(
      db,
    ),
  );
  const ephesian = await at.portal.staff('ephesian');
  expect((await ephesian.get(`${TRACE}?search=elster`)).data).toEqual({ found: [], recorded: [], more: false });
  expect((await ephesian.get(`${TRACE}/leader/${id}`)).status).toBe(404);
  const ephesian_id = await staffId(at.portal, 'ephesian');
  await at.portal.database.transaction((db) =>
    db.insertInto('region_person').values({ person_id: id, ephesian_id }).execute(),
  );
  expect((await ephesian.get(`${TRACE}?search=elster`)).data.recorded).toMatchObject([{ id }]);
});

test('whoever comes back with a backup is erased again, and nobody who has the id of another', async () => {
  await record('Hadubrando;Wiesel;h.wiesel@recorded.example;;;Haus Wiesel;Ulm;DE;2001-01-31');
  const id = await onlyOf('wiesel');
  const began = await at.portal.database.read((db) =>
    db.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  );
  expect((await erase(id, 'Hadubrando Wiesel')).codes).toEqual([]);
  const line = await at.portal.database.read((db) =>
    db
      .selectFrom('erasure')
      .selectAll()
      .where('kind', '=', 'leader')
      .where('subject_id', '=', id)
      .executeTakeFirstOrThrow(),
  );
  const again = (created_at: Date) =>
    at.portal.database.transaction(async (db) => {
      await sql`insert into person (id, name, last_name, created_at) overriding system value
        values (${id}, 'Hadubrando', 'Wiesel', ${created_at}) on conflict (id) do update set created_at = ${created_at}`.execute(
        db,
      );
      const { mark, kind, persons, at: when } = line;
      return eraseAgain([])(
        db,
        [{ mark, kind, subject: id, persons: [...persons], at: when.toISOString() }],
        new Date(),
      );
    });
  expect(await again(new Date(began.created_at.getTime() + 1))).toBe(0);
  expect(await again(began.created_at)).toBe(1);
  expect(await at.portal.database.read((db) => foundIn(db, ['hadubrando']))).toEqual([]);
});
