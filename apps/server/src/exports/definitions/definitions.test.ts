import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ExportDefinition } from '@portal/contract/exports/definitions.ts';
import { EXPORT_DEFINITION } from '@portal/domain/history/changes.ts';
import { groupOf } from '@portal/domain/exports/definitions.ts';
import { changedFields } from '@portal/messages/history/changeWords.ts';
import { EXPORTED, EXPORTED_AT_ONCE } from '@portal/domain/exports/exports.ts';
import { buildTestServer, type Answer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { openExport, orderExport, readCsv, readWorkbook } from '../../../test/listed/exportedFile.ts';
import { historyOf } from '../../../test/historyOf.ts';
import { insertClient } from '../../../test/people/clientAccounts.ts';
import { inRole } from '../../../test/people/inRole.ts';
import { changeWordsOf } from '../../history/exportChanges.ts';
import { exportWords } from '../../platform/lists/exportWords.ts';

const METADATA = '/api/business/report/metadata';
const ACCOUNTS = 'created-accounts.export';

let portal: TestServer;
let admin: Caller;
let manager: Caller;

beforeAll(async () => {
  portal = await buildTestServer();
  admin = await portal.staff('admin');
  manager = await portal.staff('manager');
  await insertClient(portal, { email: 'defined@example.org' });
});
afterAll(() => portal.close());

const read = async (group = ACCOUNTS): Promise<ExportDefinition> =>
  (await admin.get(`${METADATA}/group/${group}`)).data;
const change = async (what: 'position' | 'visibility' | 'element', body: object, group = ACCOUNTS): Promise<Answer> =>
  admin.send('PUT', `${METADATA}/${group}/${what}`, { version: (await read(group)).version, ...body });
const titlesOf = async (caller: Caller, language: 'en' | 'es' = 'es') => {
  const { data } = await orderExport(caller, {
    list: 'listCreatedAccounts',
    language,
    query: { search: 'defined@example.org' },
  });
  return readCsv(await openExport(portal, data));
};
const keys = ({ elements }: ExportDefinition) => elements.map(({ key }) => key);

test('every list that can be taken out has a definition with all its columns, as the portal came', async () => {
  for (const list of EXPORTED) {
    const definition = await read(groupOf(list));
    expect(definition).toMatchObject({ id: groupOf(list), list, version: 0 });
    expect(
      definition.elements.every(({ visible, titles }) => visible && titles.en === null && titles.es === null),
    ).toBe(true);
  }
  expect(keys(await read())).toEqual(['created', 'name', 'email', 'confirmed', 'language', 'stage']);
  expect((await admin.get(`${METADATA}/group/nothing.export`)).status).toBe(404);
});

test('order, titles and what is hidden hold for the next export of anybody, in both languages', async () => {
  expect((await change('position', { element: 'email', position: 1 })).codes).toEqual([]);
  await change('element', { element: 'name', titles: { en: '', es: 'Pastor o pastora' } });
  const { data } = await change('visibility', { element: 'stage', visible: false });
  expect((data as ExportDefinition).elements.map(({ key, position, visible }) => [key, position, visible])).toEqual([
    ['email', 1, true],
    ['created', 2, true],
    ['name', 3, true],
    ['confirmed', 4, true],
    ['language', 5, true],
    ['stage', 6, false],
  ]);
  const [spanish, row] = await titlesOf(manager);
  expect(spanish).toEqual([
    'Correo',
    'Creación (hora de Nueva York)',
    'Pastor o pastora',
    'Confirmación (hora de Nueva York)',
    'Idioma',
  ]);
  expect(row?.[0]).toBe('defined@example.org');
  expect((await titlesOf(manager, 'en'))[0]?.[2]).toBe('Name');
  const hidden = await orderExport(manager, { list: 'listCreatedAccounts', columns: ['email', 'stage'] });
  expect(hidden.body.data?.['fields' as never]).toEqual({ 'columns.1': { code: 'field.choice' } });
});

test('a title is bounded, of one line, unlike any other, and never a formula in a file', async () => {
  const title = async (es: string) =>
    Object.entries((await change('element', { element: 'language', titles: { en: null, es } })).body.data.fields ?? {});
  expect(await title('x'.repeat(2000))).toMatchObject([['titles.es', { code: 'field.max' }]]);
  expect(await title('x'.repeat(121))).toMatchObject([['titles.es', { code: 'field.max' }]]);
  expect(await title('correo')).toMatchObject([['titles.es', { code: 'field.taken' }]]);
  expect(await title('=HYPERLINK("http://evil.example")')).toEqual([]);
  expect((await titlesOf(manager))[0]).toContain(`'=HYPERLINK("http://evil.example")`);
  const { data } = await orderExport(manager, { list: 'listCreatedAccounts', language: 'es', format: 'xlsx' });
  const { sheet } = readWorkbook(await openExport(portal, data));
  const cell = Object.values(sheet).find(({ v }) => String(v).includes('HYPERLINK'));
  expect(cell).toMatchObject({ t: 's' });
  expect(cell).not.toHaveProperty('f');
  expect((await change('element', { element: 'password', titles: { en: null, es: null } })).body.data.fields).toEqual({
    element: { code: 'field.choice' },
  });
});

test('of two at once the second is told with what it is now, and the last column that is seen stays', async () => {
  const { version } = await read('tags.export');
  const path = `${METADATA}/tags.export`;
  const both = await Promise.all([
    admin.send('PUT', `${path}/position`, { version, element: 'name', position: 2 }),
    admin.send('PUT', `${path}/element`, { version, element: 'name', titles: { en: 'Label', es: 'Rótulo' } }),
  ]);
  expect(both.flatMap(({ codes }) => codes)).toEqual(['record.stale']);
  const refused = both.find(({ codes }) => codes.length > 0);
  expect(refused?.body.data.present).toMatchObject({ id: 'tags.export', version: version + 1 });
  const all = keys(await read('tags.export'));
  for (const element of all.slice(1)) await change('visibility', { element, visible: false }, 'tags.export');
  const last = await change('visibility', { element: all[0], visible: false }, 'tags.export');
  expect(last.body.data.fields).toEqual({ visible: { code: 'field.checkbox' } });
});

test('the history tells each change and takes a former definition back; as it is already, nothing is told', async () => {
  const path = `/api/business/setting/${EXPORT_DEFINITION}roles.export`;
  const first = await read('roles.export');
  await change('element', { element: first.elements[0]?.key, titles: { en: 'One', es: 'Uno' } }, 'roles.export');
  await change('element', { element: first.elements[0]?.key, titles: { en: 'Two', es: 'Dos' } }, 'roles.export');
  await change('element', { element: first.elements[0]?.key, titles: { en: 'Two', es: 'Dos' } }, 'roles.export');
  const { data: versions } = (await admin.get(`${path}/versions`)).data;
  expect(versions.map(({ version, by }: { version: number; by: unknown }) => [version, by !== null])).toEqual([
    [2, true],
    [1, true],
    [0, false],
  ]);
  expect(versions[0].from[0].titles.es).toBe('Uno');
  expect((await admin.send('POST', `${path}/restorations`, { version: 1, to: 0 })).codes).toEqual(['record.stale']);
  expect((await admin.send('POST', `${path}/restorations`, { version: 2, to: 1 })).data).toEqual({ version: 3 });
  expect((await read('roles.export')).elements[0]?.titles.es).toBe('Uno');
  await admin.send('POST', `${path}/restorations`, { version: 3, to: 0 });
  expect(keys(await read('roles.export'))).toEqual(keys(first));
  expect((await historyOf(portal, 'settings', 0)).at(-1)?.detail).toHaveProperty([
    'changes',
    `${EXPORT_DEFINITION}roles.export`,
  ]);
  const told = (await admin.get('/api/business/change?noun=settings')).data.data[0];
  const { key, usual } = first.elements[0] as { key: string; usual: { en: string } };
  expect(told.names[`column.${key}`]).toBe(usual.en);
  const [field] = changedFields(changeWordsOf(await exportWords('en')), 'settings', told);
  expect(field).toMatchObject({ label: `${usual.en}: title in English`, from: 'One' });
});

test('only whoever may define exports does, and the preview shows what they may take out', async () => {
  expect((await (await portal.staff('supervisor')).get(`${METADATA}/group/${ACCOUNTS}`)).codes).toEqual(['GE004']);
  const definer = await inRole(portal, 'supervisor', ['business.configuration.exports']);
  expect((await definer.get(`${METADATA}/applications.export/preview`)).data).toMatchObject({ may: false, rows: [] });
  const { data } = await admin.get(`${METADATA}/${ACCOUNTS}/preview?language=es`);
  expect(data).toMatchObject({ may: true, columns: ['created', 'name', 'email', 'confirmed', 'language', 'stage'] });
  expect(data.rows.length).toBeGreaterThan(0);
  expect(data.rows.length).toBeLessThanOrEqual(5);
  expect(['English', 'Español']).toContain(data.rows[0][4]);
  for (const list of EXPORTED) {
    expect((await admin.get(`${METADATA}/${groupOf(list)}/preview`)).codes, list).toEqual([]);
  }
});

test('what is many and was ordered before a column was hidden is made without it', async () => {
  await portal.database.transaction(async (db) => {
    const at = portal.clock.now();
    const rows = Array.from({ length: EXPORTED_AT_ONCE + 1 }, (_, place) => ({
      email: `waits${place}@example.org`,
      language: 'en' as const,
      status: 'ACTIVE' as const,
      created_at: at,
      last_active_at: at,
      password_hash: 'x',
      terms_version: '1',
      terms_accepted_at: at,
    }));
    for (let i = 0; i < rows.length; i += 1000) {
      await db
        .insertInto('client_account')
        .values(rows.slice(i, i + 1000))
        .execute();
    }
  });
  const order = await orderExport(manager, {
    list: 'listClients',
    query: { search: 'waits' },
    columns: ['name', 'email'],
  });
  expect(order.data.state).toBe('WAITING');
  await change('visibility', { element: 'name', visible: false }, 'clients.export');
  await portal.drain(['exports.make']);
  const { data } = await manager.get(`/api/business/exports/${order.data.id}`);
  expect(data.state).toBe('DONE');
  expect(readCsv(await openExport(portal, data))[0]).toEqual(['Email']);
  // What was stopped has no file, and whoever asks for it is told so.
  const stopped = (await orderExport(manager, { list: 'listClients', query: { search: 'waits' }, columns: ['email'] }))
    .data;
  await manager.send('POST', `/api/business/exports/${stopped.id}/cancellations`);
  await portal.drain(['exports.make']);
  expect((await manager.get(`/api/business/exports/${stopped.id}`)).data).toMatchObject({
    state: 'CANCELLED',
    file: null,
  });
});
