import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { insertApplication, staffId } from '../../../test/factories.ts';
import { importCase, importDesk } from '../../../test/imports/importDesk.ts';

const at = importCase('LEADERS');
const { desk } = at;

const TITLES =
  'Nombre;Apellidos;Correo electrónico;Fecha de nacimiento;Indicativo;Teléfono;Iglesia;Ciudad;País;Fecha de apertura';
const csv = (...rows: string[]) => [TITLES, ...rows].join('\n');

const counts = async (): Promise<number> => {
  const { rows } = await at.portal.database.read((db) =>
    sql<{ count: number }>`
      select ((select count(*) from person) + (select count(*) from church) + (select count(*) from church_leader))::int as count`.execute(
      db,
    ),
  );
  return rows[0]?.count ?? 0;
};
const leaderOf = async (email: string) => {
  const { rows } = await at.portal.database.read((db) =>
    sql<{ id: number }>`select id from person where email = ${email} order by id desc limit 1`.execute(db),
  );
  return (await at.admin.get(`/api/business/leader/${rows[0]?.id}`)).data;
};

test('leaders with their churches are told row by row as the form tells them, recorded, and undone to nothing', async () => {
  const before = await counts();
  const file = csv(
    'Zoraida;Quetzal;z.quetzal@imported.example;1980-02-29;52;(55) 1234-5678;Casa del Roble;Puebla;México;2004-05-01',
    'Zoraida;Quetzal;Z.QUETZAL@imported.example;;;;Casa del Roble;Puebla;MX;2004-05-01',
    'Wendelin;Ohm;no address;;;;Haus Ohm;Ulm;Alemania;1999-12-31',
    'Wendelin;Ohm;w.ohm@imported.example;;;;Haus Ohm;Ulm;Atlantis;1999-12-31',
    'Wendelin;Ohm;w.ohm@imported.example;;;;Haus Ohm;Ulm;Alemania;31/12/2999',
    'Wendelin;Ohm;w2.ohm@imported.example;;;;Haus Ohm;Ulm;Alemania;03/04/1999',
    'Wendelin;Ohm;w3.ohm@imported.example;;;12345;Haus Ohm;Ulm;Alemania;31/12/1999',
    'Ottilie;Farn;o.farn@imported.example;;;;;Ulm;Alemania;31/12/1999',
  );
  const { id, mapping } = (await desk.upload(file)).data;
  expect(Object.keys(mapping)).toHaveLength(10);
  const checked = await desk.act(id, 'checks');
  const told = [
    'CREATED',
    'REPEATED',
    'email: field.email',
    'country: field.choice',
    'REPEATED',
    'opened: field.date',
    'homeAreaCode: field.required',
    'churchName: field.required',
  ];
  expect(await desk.told(id)).toEqual(told);
  expect(await counts()).toBe(before);
  expect((await desk.act(id, 'runs')).outcomes).toEqual(checked.outcomes);
  expect(await desk.told(id)).toEqual(told);

  const leader = await leaderOf('z.quetzal@imported.example');
  expect(leader).toMatchObject({ name: 'Zoraida Quetzal', phone: '+525512345678', applications: [] });
  expect(leader.churches).toEqual([{ id: expect.any(Number), name: 'Casa del Roble', country: 'MX' }]);
  const church = (await at.admin.get(`/api/business/church/${leader.churches[0].id}`)).data;
  expect(church).toMatchObject({ city: 'Puebla', validFrom: '2004-05-01', leaders: [{ name: 'Zoraida Quetzal' }] });
  const found = (await at.admin.get('/api/business/region/leader?search=quetzal')).data.data;
  expect(found).toMatchObject([{ churchName: 'Casa del Roble', country: 'MX' }]);

  // The same file once more, though everything was to be created: nothing changes.
  const after = await counts();
  expect((await desk.imported(file, { duplicates: 'CREATE' })).outcomes).toMatchObject({ SAME: 1, REPEATED: 2 });
  expect(await counts()).toBe(after);
  expect((await desk.act(id, 'undoings')).state).toBe('UNDONE');
  expect(await counts()).toBe(before);
});

test('a leader who is there already, by address or by name with church and country, is skipped, merged or made', async () => {
  const first = csv('Prosper;Tannhauser;p.tann@imported.example;;;;Iglesia La Viña Verde;Lima;Perú;2010-01-31');
  const { id } = await desk.imported(first);
  expect(await desk.told(id)).toEqual(['CREATED']);
  const alike = csv(
    'Próspero;Tannhauser;other@imported.example;;;;Iglesia la Viña Verde;Lima;Perú;2010-01-31',
    'Prosper;Tannhauser;p.tann@imported.example;;;;Another;Quito;Ecuador;2010-01-31',
  );
  expect((await desk.imported(alike)).outcomes).toEqual({ SKIPPED: 2 });
  // The same name with another church, or in another country, is another leader.
  const others = csv(
    'Prosper;Tannhauser;q1@imported.example;;;;Torre del Faro;Lima;Perú;2010-01-31',
    'Prosper;Tannhauser;q2@imported.example;;;;Iglesia La Viña Verde;Quito;Ecuador;2010-01-31',
  );
  expect((await desk.imported(others)).outcomes).toEqual({ CREATED: 2 });

  const more = csv(
    'Prosper;Tannhäuser;p.tann@imported.example;1975-06-01;51;987654321;Iglesia La Viña Verde;Callao;Perú;2010-02-01',
  );
  const merged = await desk.imported(more, { duplicates: 'MERGE' });
  expect(merged.outcomes).toEqual({ MERGED: 1 });
  const leader = await leaderOf('p.tann@imported.example');
  expect(leader).toMatchObject({ name: 'Prosper Tannhäuser', phone: '+51987654321' });
  const churchPath = `/api/business/church/${leader.churches[0].id}`;
  expect((await at.admin.get(churchPath)).data).toMatchObject({ city: 'Callao', validFrom: '2010-02-01' });
  await desk.act(merged.id, 'undoings');
  expect(await leaderOf('p.tann@imported.example')).toMatchObject({ name: 'Prosper Tannhauser', phone: null });
  expect((await at.admin.get(churchPath)).data).toMatchObject({ city: 'Lima', validFrom: '2010-01-31' });

  const second = csv('Prosper;Tannhauser;p.tann@imported.example;;;;Segunda Casa;Tacna;Perú;2015-01-31');
  const added = await desk.imported(second, { duplicates: 'MERGE' });
  expect((await leaderOf('p.tann@imported.example')).churches).toHaveLength(2);
  await desk.act(added.id, 'undoings');
  expect((await leaderOf('p.tann@imported.example')).churches).toHaveLength(1);
  const made = await desk.imported(alike, { duplicates: 'CREATE' });
  expect(made.outcomes).toEqual({ CREATED: 2 });
});

test('of a leader who applied only what is missing is filled in', async () => {
  const application = await insertApplication(at.portal, { status: 'ANALYSIS', name: 'Ulrika', lastName: 'Sternfeld' });
  await at.portal.database.transaction((db) =>
    sql`update person set email = 'u.stern@imported.example', phone = null
      where id = (select person_id from application where id = ${application})`.execute(db),
  );
  const row = csv('Ulla;Anders;u.stern@imported.example;;49;15112345678;Haus Stern;Ulm;Alemania;2001-01-31');
  expect((await desk.imported(row, { duplicates: 'MERGE' })).outcomes).toEqual({ MERGED: 1 });
  expect(await leaderOf('u.stern@imported.example')).toMatchObject({
    name: 'Ulrika Sternfeld',
    phone: '+4915112345678',
  });
});

test('a leader with whom something was done since keeps the whole import from being undone', async () => {
  const { id } = await desk.imported(
    csv('Konradin;Specht;k.specht@imported.example;;;;Haus Specht;Ulm;Alemania;2001-01-31'),
  );
  const leader = await leaderOf('k.specht@imported.example');
  const church = (await at.admin.get(`/api/business/church/${leader.churches[0].id}`)).data;
  const change = { what: 'name', day: '2026-01-01', name: 'Haus Specht Neu', reason: 'x', version: church.version };
  expect((await at.admin.send('POST', `/api/business/church/${church.id}/changes`, change)).codes).toEqual([]);
  expect((await desk.order(id, 'undoings')).codes).toEqual(['import.touched']);
});

test('recorded leaders are seen by whoever sees all who were sent, and by the Ephesian of the country', async () => {
  await desk.imported(csv('Radegund;Moor;r.moor@imported.example;;;;Haus Moor;Ulm;Alemania;2001-01-31'));
  const { id } = await leaderOf('r.moor@imported.example');
  const analyst = await at.portal.staff('analyst');
  expect((await analyst.get(`/api/business/leader/${id}`)).status).toBe(404);
  expect((await at.admin.get(`/api/business/leader/${id}`)).status).toBe(200);
  const ephesian = await at.portal.staff('ephesian');
  expect((await ephesian.get(`/api/business/leader/${id}`)).status).toBe(404);
  const ephesian_id = await staffId(at.portal, 'ephesian');
  await at.portal.database.transaction((db) =>
    db
      .insertInto('region_country')
      .values({ country: 'DE', ephesian_id })
      .onConflict((held) => held.column('country').doUpdateSet({ ephesian_id }))
      .execute(),
  );
  expect((await ephesian.get(`/api/business/leader/${id}`)).data.churches).toMatchObject([{ name: 'Haus Moor' }]);
});

test('a recorded leader who turns out to have applied is merged with them, church and all, and back', async () => {
  await desk.imported(csv('Liborius;Wacholder;l.wach@imported.example;;;;Haus Wacholder;Ulm;Alemania;2001-01-31'));
  const recorded = await leaderOf('l.wach@imported.example');
  const facts = { status: 'SENT', name: 'Liborius', lastName: 'Wacholder', churchName: 'Haus Wacholder' } as const;
  const application = await insertApplication(at.portal, facts);
  const { rows } = await at.portal.database.read((db) =>
    sql<{ person_id: number; church_id: number }>`
      select person_id, church_id from application where id = ${application}`.execute(db),
  );
  const { person_id: person = 0, church_id: church = 0 } = rows[0] ?? {};
  const merge = (noun: string, kept: number, gone: number) =>
    at.admin.send('POST', '/api/business/merging', { noun, kept, gone, taken: [], keptVersion: 1, goneVersion: 1 });
  expect((await merge('churches', church, recorded.churches[0].id)).codes).toEqual([]);
  const churchesOf = async (id: number) =>
    (await at.admin.get(`/api/business/leader/${id}`)).data.churches.map(({ id: each }: { id: number }) => each);
  expect(await churchesOf(recorded.id)).toEqual([church]);
  expect((await merge('persons', person, recorded.id)).codes).toEqual([]);
  expect(await churchesOf(person)).toEqual([church]);
  const { merged } = (await at.admin.get(`/api/business/leader/${person}`)).data;
  expect((await at.admin.send('POST', `/api/business/merging/${merged[0].id}/undo`, {})).codes).toEqual([]);
  expect(await churchesOf(recorded.id)).toEqual([church]);
  const ofChurch = (await at.admin.get(`/api/business/church/${church}`)).data.merged;
  expect((await at.admin.send('POST', `/api/business/merging/${ofChurch[0].id}/undo`, {})).codes).toEqual([]);
  expect(await churchesOf(recorded.id)).toEqual([recorded.churches[0].id]);
});

test('who may not change churches brings no leaders in', async () => {
  const analyst = await at.portal.staff('analyst');
  const refused = importDesk(at.portal, 'LEADERS', () => analyst);
  expect((await refused.upload(csv('a;b;c@d.example;;;;e;f;MX;2001-01-31'))).codes).toEqual(['GE004']);
});
