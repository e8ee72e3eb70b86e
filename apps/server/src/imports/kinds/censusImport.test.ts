import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { insertApplication, readApplication } from '../../../test/factories.ts';
import { importCase, importDesk } from '../../../test/imports/importDesk.ts';

const at = importCase('CENSUS');
const { desk } = at;

let made = 0;
/** A church of the network with a name that no other has. */
async function churchOf(churchName: string): Promise<number> {
  made += 1;
  const id = await insertApplication(at.portal, { status: 'SENT', churchName, name: `Ada${'x'.repeat(made)}` });
  return Number((await readApplication(at.portal, id)).church_id);
}
const reportOf = async (church: number, census: number) =>
  (await at.admin.get(`/api/business/report/church/${church}/census/${census}`)).data;
const counts = async (): Promise<number> => {
  const { rows } = await at.portal.database.read((db) =>
    sql<{ count: number }>`
      select ((select count(*) from census) + (select count(*) from census_report))::int as count`.execute(db),
  );
  return rows[0]?.count ?? 0;
};

const TITLES =
  'Iglesia;País;Número;Año;Trimestre;Miembros activos;Asistencia promedio;Niños: activo;Comentario sobre la visión';
const csv = (...rows: string[]) => [TITLES, ...rows].join('\n');

test('past figures are told row by row as the form tells them, recorded by church and quarter, and undone to nothing', async () => {
  const church = await churchOf('Casa Zafiro');
  const twin = await churchOf('Casa Ópalo');
  await churchOf('Casa Opalo');
  const before = await counts();
  const file = csv(
    'casa zafiro;México;;2019;1;120;80;sí;Bien',
    `;;${church};2019;T2;1 130;0;no;`,
    `;;${church};2019;3;-4;80;quizá;`,
    `;;${church};2019;4;;80;;`,
    `;;${church};2019;5;1;1;;`,
    `;;${church};2999;1;1;1;;`,
    `;;999999;2019;1;1;1;;`,
    'Casa Zafiro;Brasil;;2019;1;1;1;;',
    ';;;2019;1;1;1;;',
    'Casa Opalo;México;;2019;1;7;7;;',
    `;;${twin};2019;1;7;7;;`,
    `;;${twin};2019;1;7;7;;`,
  );
  const { id, mapping } = (await desk.upload(file)).data;
  expect(mapping).toEqual({
    churchName: 0,
    country: 1,
    churchNumber: 2,
    year: 3,
    quarter: 4,
    activeMembers: 5,
    averageAttendance: 6,
    childrenActive: 7,
    visionComment: 8,
  });
  const checked = await desk.act(id, 'checks');
  const told = [
    'CREATED',
    'CREATED',
    'childrenActive: field.choice',
    'activeMembers: field.required',
    'quarter: field.choice',
    'year: field.choice',
    'churchNumber: field.choice',
    'churchName: field.choice',
    'churchName: field.required',
    // Two have the name: which is meant cannot be told.
    'churchName: field.choice',
    'CREATED',
    'REPEATED',
  ];
  expect(await desk.told(id)).toEqual(told);
  expect(await counts()).toBe(before);
  expect((await desk.act(id, 'runs')).outcomes).toEqual(checked.outcomes);
  expect(await reportOf(church, 20191)).toMatchObject({
    state: 'SEND',
    values: { activeMembers: 120, averageAttendance: 80, childrenActive: true, visionComment: 'Bien' },
  });
  expect(await reportOf(church, 20192)).toMatchObject({ values: { activeMembers: 1130, averageAttendance: 0 } });

  const after = await counts();
  expect((await desk.imported(file)).outcomes).toMatchObject({ SAME: 3, REPEATED: 1 });
  expect(await counts()).toBe(after);
  expect((await desk.act(id, 'undoings')).state).toBe('UNDONE');
  expect(await counts()).toBe(before);
});

test('a report that stands is skipped or replaced, and is as it was when that is undone', async () => {
  const church = await churchOf('Casa Turquesa');
  await desk.imported(csv(`;;${church};2018;4;10;10;;Antes`));
  const other = csv(`;;${church};2018;4;33;10;;`);
  expect((await desk.imported(other)).outcomes).toEqual({ SKIPPED: 1 });
  expect(await reportOf(church, 20184)).toMatchObject({ values: { activeMembers: 10 } });
  const replaced = await desk.imported(other, { duplicates: 'MERGE' });
  expect(replaced.outcomes).toEqual({ MERGED: 1 });
  expect(await reportOf(church, 20184)).toMatchObject({ values: { activeMembers: 33, visionComment: 'Antes' } });
  await desk.act(replaced.id, 'undoings');
  expect(await reportOf(church, 20184)).toMatchObject({ values: { activeMembers: 10, visionComment: 'Antes' } });
  const { id } = (await desk.upload(other)).data;
  const second = await desk.order(id, 'checks', { duplicates: 'CREATE' });
  expect(second.body.data.fields).toEqual({ duplicates: { code: 'field.choice' } });
});

test('only quarters that are over are told of afterwards, and no report that the church may still send', async () => {
  const church = await churchOf('Casa Topacio');
  // The first quarter of 2026 is to be answered until the end of April.
  const rows = [`;;${church};2026;1;1;1;;`, `;;${church};2025;4;1;1;;`];
  const { id } = await desk.imported(csv(...rows));
  expect(await desk.told(id)).toEqual(['quarter: field.past', 'CREATED']);
  await at.portal.database.transaction((db) =>
    sql`update census_report set sent_at = null, deadline = '2999-01-01' where church_id = ${church}`.execute(db),
  );
  const { id: again } = await desk.imported(csv(`;;${church};2025;4;2;2;;`), { duplicates: 'MERGE' });
  expect(await desk.told(again)).toEqual(['quarter: field.past']);
});

test('who may not edit censuses brings no figures in', async () => {
  const analyst = await at.portal.staff('analyst');
  const refused = importDesk(at.portal, 'CENSUS', () => analyst);
  expect((await refused.upload(csv(';;1;2019;1;1;1;;'))).codes).toEqual(['GE004']);
});
