import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PERMISSIONS, type Permission } from '@portal/domain/access/permissions.ts';
import { isInPlace, isInReach, isInSight, reachOf, type Reach } from '@portal/domain/access/reach.ts';
import { markerOf, ASSIGNMENT_KINDS, SHIPPED_ROLES } from '@portal/domain/access/roles.ts';
import { BOARD_STAGES } from '@portal/domain/applications/stages.ts';
import { buildTestServer, type TestServer } from '../../test/buildTestServer.ts';
import { cases } from '../../test/cases.ts';
import { PDF } from '../../test/people/applicants.ts';
import { insertApplication, readApplication, staffId } from '../../test/factories.ts';
import { ANSWERED } from '../../test/interviewAnswers.ts';
import { gateFacts, type ApplicationRow } from './applicationRow.ts';
import { columnCounts } from './board/columnCounts.ts';
import { reachCondition } from '../access/reachCondition.ts';

let portal: TestServer;
let rows: ApplicationRow[];
let users: number[];

beforeAll(async () => {
  portal = await buildTestServer();
  users = await Promise.all(
    (['analyst', 'analyst2', 'ephesian', 'ephesian2', 'supervisor', 'manager'] as const).map((name) =>
      staffId(portal, name),
    ),
  );
  const ids: number[] = [];
  // Every stage, each with every mixture of nobody, one and another in every kind that the numbers give.
  for (const [n, status] of [...BOARD_STAGES, ...BOARD_STAGES, ...BOARD_STAGES, 'UNFINISHED' as const].entries()) {
    const one = (kind: number) => users[(n * 7 + kind * 3) % (users.length + 2)] ?? null;
    const facts = {
      status,
      analyst: one(0),
      supervisor: one(1),
      manager: one(2),
      ephesian: one(3),
      deleted: n % 9 === 8,
    };
    ids.push(await insertApplication(portal, facts));
  }
  rows = await Promise.all(ids.map((id) => readApplication(portal, id)));
});
afterAll(() => portal.close());

const stagePermissions = PERMISSIONS.filter(
  (slug) => /^business\.request\.(show|do)\./.test(slug) && !slug.includes('processing'),
);
const markers = ASSIGNMENT_KINDS.map(markerOf);

const roles = fc.oneof(
  fc
    .record({
      stages: fc.subarray(stagePermissions),
      kinds: fc.oneof(fc.constant<Permission[]>([]), fc.subarray(markers, { maxLength: 2 })),
    })
    .map(({ stages, kinds }) => [...stages, ...kinds]),
  fc.constantFrom(...Object.values(SHIPPED_ROLES)).map((permissions) => [...permissions]),
);

const foundBySql = (reach: Reach): Promise<number[]> =>
  portal.database.read(async (db) => {
    const found = await sql<{
      id: number;
    }>`select id from application where ${reachCondition(reach)} order by id`.execute(db);
    return found.rows.map(({ id }) => id);
  });

test('finds by SQL exactly the applications that the domain’s predicate holds in reach, and counts them exactly', async () => {
  await fc.assert(
    fc.asyncProperty(roles, fc.nat(5), fc.option(fc.nat(5)), async (permissions, who, away) => {
      // Some stand in for a colleague.
      const standsInFor = away === null ? [] : [users[away] ?? 0];
      const reach = reachOf({ userId: users[who] ?? 0, permissions: new Set(permissions), standsInFor });
      const expected = rows.filter((row) => isInReach(reach, gateFacts(row)));
      expect(await foundBySql(reach)).toEqual(expected.map(({ id }) => id).toSorted((a, b) => a - b));
      const counts = await portal.database.read((db) => columnCounts(db, reach));
      const counted = Object.fromEntries([...counts].filter(([, n]) => n > 0));
      const exact = Object.fromEntries(
        [...Map.groupBy(expected, ({ status }) => status)].map(([status, all]) => [status, all.length]),
      );
      expect(counted).toEqual(exact);
    }),
    cases(150),
  );
});

test('shows each shipped role on its board exactly what is in its reach, and nothing else by id, photo or act', async () => {
  for (const name of ['admin', 'manager', 'supervisor', 'analyst', 'analyst2', 'ephesian', 'ephesian2'] as const) {
    const caller = await portal.staff(name);
    const role = name === 'admin' ? 'administrator' : (name.replace('2', '') as keyof typeof SHIPPED_ROLES);
    const reach = reachOf({ userId: await staffId(portal, name), permissions: new Set(SHIPPED_ROLES[role]) });
    const mine = rows.filter((row) => isInReach(reach, gateFacts(row)));
    const { data } = await caller.get('/api/business/request/board');
    const shown = data.columns.flatMap((column: { data: { id: number }[] }) => column.data.map(({ id }) => id));
    expect(shown.toSorted(), name).toEqual(mine.map(({ id }) => id).toSorted());
    const photos = await caller.get(
      `/api/business/request/photos?ids=${rows.map((row) => row.photo_file_id).join(',')}`,
    );
    expect(photos.data.map(({ id }: { id: number }) => id).toSorted(), name).toEqual(
      mine.map((row) => row.photo_file_id).toSorted(),
    );
    const actor = { userId: await staffId(portal, name), permissions: new Set(SHIPPED_ROLES[role]) };
    const elsewhere = Object.groupBy(
      rows.filter((row) => !mine.includes(row)),
      (row) => (isInPlace(actor, gateFacts(row)) ? 'bin' : 'hidden'),
    );
    for (const { id, status, version } of elsewhere.hidden?.slice(0, 3) ?? [])
      await expectHidden(caller, id, { from: status, to: 'REJECTED', version });
    for (const row of elsewhere.bin?.slice(0, 2) ?? []) {
      const { id, status, version } = row;
      const [read, ...acts] = await answersOf(caller, id, { from: status, to: 'REJECTED', version });
      expect(read).toEqual(isInSight(actor, gateFacts(row)) ? [] : ['application.deleted']);
      for (const codes of acts) expect(codes).toEqual(['application.deleted']);
    }
  }
});

type AnyCaller = Awaited<ReturnType<TestServer['staff']>>;

type Move = { from: string; to: string; version: number };

async function expectHidden(caller: AnyCaller, id: number, move: Move): Promise<void> {
  for (const codes of await answersOf(caller, id, move)) expect(codes).toEqual(['http.notFound']);
}

/** What is said of a card that is read, and of acts upon it. */
async function answersOf(caller: AnyCaller, id: number, move: Move): Promise<string[][]> {
  const at = `/api/business/request/${id}`;
  const answers = [
    await caller.get(at),
    await caller.send('POST', `${at}/moves/undo`, { version: move.version }),
    await caller.send('PUT', `${at}/assignments/analyst`, { userId: 1, version: move.version }),
    await caller.send('POST', `${at}/interviews`, { result: 'LATER', version: move.version, answers: ANSWERED }),
    await caller.upload('POST', `${at}/files`, { name: 'a.pdf', bytes: PDF }),
    ...(move.from === 'UNFINISHED' ? [] : [await caller.send('POST', `${at}/moves`, move)]),
  ];
  return answers.map(({ codes }) => codes);
}

test('hides the other Ephesian’s charge whatever the role may see besides', async () => {
  const id = await insertApplication(portal, {
    status: 'INTERVIEW',
    ephesian: 'ephesian2',
    documents: ['GOVERNMENT_ID'],
  });
  const [ephesian, other] = [await portal.staff('ephesian'), await portal.staff('ephesian2')];
  expect((await other.get(`/api/business/request/${id}`)).data.documents).toHaveLength(1);
  await expectHidden(ephesian, id, { from: 'INTERVIEW', to: 'REJECTED', version: 2 });
});
