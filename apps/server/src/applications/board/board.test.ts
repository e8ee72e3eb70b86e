import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { SHIPPED_ROLES, type ShippedRole } from '@portal/domain/access/roles.ts';
import { reachOf, visibleStages } from '@portal/domain/access/reach.ts';
import { BOARD_STAGES } from '@portal/domain/applications/stages.ts';
import type { SentCard } from '@portal/contract/applications/card.ts';
import type { SentColumn } from '@portal/contract/applications/board.ts';
import { sql } from 'kysely';
import { fullCard } from '@portal/contract/applications/fullCard.ts';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { insertApplication, readApplication } from '../../../test/factories.ts';

let portal: TestServer;
let manager: Caller;

beforeAll(async () => {
  portal = await buildTestServer();
  manager = await portal.staff('manager');
});
afterAll(() => portal.close());
beforeEach(() => portal.database.transaction((db) => sql`delete from application`.execute(db)));

const board = async (caller: Caller): Promise<SentColumn[]> =>
  (await caller.get('/api/business/request/board')).data.columns;
const column = async (caller: Caller, status: string, query = ''): Promise<SentColumn> =>
  (await caller.get(`/api/business/request/status/${status}${query}`)).data;
const ids = (cards: readonly SentCard[]) => cards.map(({ id }) => id);

const COLUMNS: Record<ShippedRole, string[]> = {
  administrator: [...BOARD_STAGES],
  manager: [...BOARD_STAGES],
  supervisor: [...BOARD_STAGES],
  analyst: BOARD_STAGES.filter((stage) => stage !== 'COMPLETE'),
  ephesian: [...BOARD_STAGES],
};

test.each(Object.entries(COLUMNS) as [ShippedRole, string[]][])(
  'shows the %s the columns of the role, in board order',
  async (role, stages) => {
    const caller = await portal.staff(role);
    expect(visibleStages(reachOf({ userId: 1, permissions: new Set(SHIPPED_ROLES[role]) }))).toEqual(stages);
    expect((await board(caller)).map(({ status }) => status)).toEqual(stages);
    expect((await caller.get('/api/business/request/status')).data.map(({ status }: SentColumn) => status)).toEqual(
      stages,
    );
  },
);

test('knows no column for a stage out of sight, nor for one that is none', async () => {
  const analyst = await portal.staff('analyst');
  for (const status of ['COMPLETE', 'UNFINISHED', 'paid', 'NOWHERE']) {
    expect((await analyst.get(`/api/business/request/status/${status}`)).codes).toEqual(['http.notFound']);
  }
});

test('what was rejected automatically has a path of its own, which answers as its column', async () => {
  await insertApplication(portal, { status: 'REJECT_BY_TAG', country: 'PE' });
  await insertApplication(portal, { status: 'REJECT_BY_TAG' });
  await insertApplication(portal, { status: 'PAID' });
  const path = '/api/business/request/reject-by-tag';
  expect((await manager.get(path)).data).toEqual(await column(manager, 'REJECT_BY_TAG'));
  expect((await manager.get(`${path}?country=PE`)).data).toMatchObject({ status: 'REJECT_BY_TAG', totalBD: 1 });
});

test('titles the columns in the reader’s language', async () => {
  const spanish = await board(manager);
  const english = await board(await portal.staff('admin'));
  expect([spanish[0]?.title, english[0]?.title]).toEqual(['Rechazo automático', 'Automatic rejection']);
  expect((await column(manager, 'REJECTED')).title).toBe('Desactivada');
});

test('tells every title as it is said of him, of her and of a couple, in both languages', async () => {
  const titles = (await manager.get('/api/business/request/titles')).data;
  expect(titles).toHaveLength(8);
  expect(titles[0]).toEqual({
    title: 'PASTOR',
    en: { male: 'Pastor', female: 'Pastor', couple: 'Pastors' },
    es: { male: 'Pastor', female: 'Pastora', couple: 'Pastores' },
  });
});

test('orders a column by entry, the latest first, and by id where they entered together', async () => {
  const now = portal.clock.now().getTime();
  const at = (seconds: number) =>
    insertApplication(portal, { status: 'PAID', enteredAt: new Date(now + seconds * 1000) });
  const [old, late, same, other] = [await at(-60), await at(0), await at(-30), await at(-30)];
  expect(ids((await column(manager, 'PAID')).data)).toEqual([late, other, same, old]);
  const shown = (await board(manager)).find(({ status }) => status === 'PAID');
  expect(ids(shown?.data ?? [])).toEqual([late, other, same, old]);
});

test('pages by 25 with a cursor, over cards of one moment, without losing or repeating any', async () => {
  const inserted: number[] = [];
  for (let n = 0; n < 60; n++)
    inserted.push(
      await insertApplication(portal, { status: 'SENT', enteredAt: new Date(1_770_000_000_000 + Math.floor(n / 30)) }),
    );
  // The engine keeps microseconds: finer than any clock here, and a cursor that rounds would lose cards.
  await portal.database.transaction((db) =>
    sql`update application set stage_entered_at = stage_entered_at + (id % 3) * interval '1 microsecond'`.execute(db),
  );
  const seen: number[] = [];
  let next: string | null = null;
  const pages: number[] = [];
  do {
    const page = await column(manager, 'SENT', next === null ? '' : `?after=${encodeURIComponent(next)}`);
    expect(page.totalBD).toBe(60);
    expect(page.loadMore).toBe(page.next !== null);
    seen.push(...ids(page.data));
    pages.push(page.data.length);
    next = page.next;
    // A card that comes in on top meanwhile shifts nothing below.
    if (pages.length === 1)
      await portal.database.transaction((db) =>
        sql`update application set stage_entered_at = now() where id = ${inserted[59]}`.execute(db),
      );
  } while (next !== null && pages.length < 5);
  expect(pages).toEqual([25, 25, 10]);
  expect(new Set(seen)).toEqual(new Set(inserted));
  expect(seen).toHaveLength(60);
});

test('pages by number as well', async () => {
  for (let n = 0; n < 30; n++)
    await insertApplication(portal, { status: 'PAID', enteredAt: new Date(1_770_000_000_000 + n * 1000) });
  const [first, second, third] = [
    await column(manager, 'PAID'),
    await column(manager, 'PAID', '?page=2'),
    await column(manager, 'PAID', '?page=3'),
  ];
  expect([first.page, second.page, third.page]).toEqual([1, 2, 3]);
  expect([first.loadMore, second.loadMore, third.loadMore]).toEqual([true, false, false]);
  expect([second.data.length, third.data.length, second.totalBD]).toEqual([5, 0, 30]);
  expect(new Set([...ids(first.data), ...ids(second.data)]).size).toBe(30);
  expect((await column(manager, 'PAID', '?page=100000')).page).toBe(200);
});

test.each([
  '?after=x',
  '?after=',
  '?after=1_',
  `?after=${'9'.repeat(30)}_1`,
  '?after=1_2_3',
  '?page=0',
  '?page=-1',
  '?page=x',
  '?page=1&page=2',
  '?after=%00',
])('refuses %s', async (query) => {
  const { status } = await manager.get(`/api/business/request/status/PAID${query}`);
  expect([400, 404]).toContain(status);
});

test('takes the furthest cursor there is', async () => {
  expect((await column(manager, 'PAID', '?after=9999999999999999_999999999999999')).data).toEqual([]);
});

test('shows a deleted application nowhere but to whoever looks into the bin', async () => {
  const id = await insertApplication(portal, { status: 'PAID', deleted: true, documents: ['LOGO'] });
  const photo = (await readApplication(portal, id)).photo_file_id;
  expect(await column(manager, 'PAID')).toMatchObject({ totalBD: 0, data: [] });
  expect((await board(manager)).flatMap(({ data }) => data)).toEqual([]);
  expect((await manager.get(`/api/business/request/${id}`)).codes).toEqual([]);
  const supervisor = await portal.staff('supervisor');
  expect((await supervisor.get(`/api/business/request/${id}`)).codes).toEqual(['application.deleted']);
  expect((await manager.get(`/api/business/request/photos?ids=${photo}`)).data).toEqual([]);
  const move = { from: 'PAID', to: 'ANALYSIS', version: 2 };
  expect((await manager.send('POST', `/api/business/request/${id}/moves`, move)).codes).toEqual([
    'application.deleted',
  ]);
});

test('shows an unfinished application on no board and under no id', async () => {
  const id = await insertApplication(portal, { status: 'UNFINISHED' });
  expect((await board(manager)).flatMap(({ data }) => data)).toEqual([]);
  expect((await manager.get(`/api/business/request/${id}`)).codes).toEqual(['http.notFound']);
});

test('dates a card by its payment, before that by its submission, and says which', async () => {
  for (const [status, dateIs] of [
    ['COMPLETE', 'submitted'],
    ['PAID', 'paid'],
  ] as const) {
    await insertApplication(portal, { status });
    const [card] = (await column(manager, status)).data;
    expect(card).toMatchObject({ dateIs, date: portal.clock.now().toISOString() });
  }
});

test('shows every fact of a card', async () => {
  const id = await insertApplication(portal, {
    status: 'APPROVED',
    analyst: 'analyst',
    ephesian: 'ephesian',
    name: 'Siobhán',
    lastName: "O'Hara",
    churchName: '生命之道',
  });
  const sent = (await column(manager, 'APPROVED')).data[0] as SentCard;
  expect(fullCard(sent)).toMatchObject({
    id,
    status: 'APPROVED',
    version: 2,
    nextStatus: ['SENT', 'REJECTED'],
    missing: [],
    pastorName: 'Siobhán',
    pastorLastName: "O'Hara",
    pastorTitle: 'PASTOR',
    churchName: '生命之道',
    churchCity: 'Puebla',
    churchCountry: 'MX',
    paymentType: 'ONLINE',
    paymentStatus: 'PAID',
    dateIs: 'paid',
    interviewResult: 'ACCEPTED',
    openCorrections: 0,
    assignment: {
      analyst: { name: "Julia O'Hara" },
      ephesian: { name: 'Abraham Quiñones' },
      manager: null,
      supervisor: null,
    },
  });
});

test('sends a card without nulls and without what the rest says, and the detail with every field', async () => {
  const id = await insertApplication(portal, { status: 'ANALYSIS', analyst: null, openCorrections: 1 });
  const sent = (await column(manager, 'ANALYSIS')).data[0] as SentCard;
  const text = JSON.stringify(sent);
  expect(text).not.toContain('null');
  for (const derived of ['nextStatus', 'missing', 'coupleTitle', 'paymentStatusValue', 'labels'])
    expect(sent).not.toHaveProperty(derived);
  const { data: detail } = await manager.get(`/api/business/request/${id}`);
  expect(detail).toMatchObject(fullCard(sent));
  expect(fullCard(sent)).toMatchObject({
    nextStatus: ['COMPLETE_ANALYSIS', 'REJECTED'],
    missing: [{ code: 'move.noAnalyst' }, { code: 'move.corrections', params: { n: 1 } }],
    pastorTitle: null,
    coupleTitle: null,
    flag: null,
    exonerationType: null,
    paymentStatusValue: 'PAID',
    assignment: { analyst: null, supervisor: null, manager: null, ephesian: null },
    labels: [],
  });
});
