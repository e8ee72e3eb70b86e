import fc from 'fast-check';
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isNetworkInReach, type NetworkFacts } from '@portal/domain/access/networkReach.ts';
import { PERMISSIONS, type Permission } from '@portal/domain/access/permissions.ts';
import { reachOf, type Reach } from '@portal/domain/access/reach.ts';
import { ASSIGNMENT_KINDS, markerOf, SHIPPED_ROLES } from '@portal/domain/access/roles.ts';
import { BOARD_STAGES } from '@portal/domain/applications/stages.ts';
import { buildTestServer, type TestServer } from '../../test/buildTestServer.ts';
import { cases } from '../../test/cases.ts';
import { insertApplication, readApplication, staffId } from '../../test/factories.ts';
import { gateFacts, type ApplicationRow } from './applicationRow.ts';
import { selectChurchFacts } from './network/networkFacts.ts';
import { churchReach, personReach } from './networkReach.ts';

let portal: TestServer;
let users: number[];
let churches: Map<number, NetworkFacts>;
let persons: Map<number, NetworkFacts>;

const COUNTRIES = ['MX', 'BR', 'JP'] as const;

beforeAll(async () => {
  portal = await buildTestServer();
  const names = ['ephesian', 'ephesian2', 'analyst', 'supervisor'] as const;
  users = await Promise.all(names.map((name) => staffId(portal, name)));
  const [one = 0, other = 0] = users;
  const made = await portal.database.transaction(async (db) => {
    const churchIds: number[] = [];
    for (let n = 0; n < 9; n += 1) {
      const place = { name: `Casa ${n}`, city: 'Centro', country: COUNTRIES[n % 3] ?? 'MX', valid_from: '2020-01-01' };
      const { id } = await db.insertInto('church').values(place).returning('id').executeTakeFirstOrThrow();
      churchIds.push(id);
    }
    const personIds: number[] = [];
    for (let n = 0; n < 12; n += 1) {
      const person = { name: `Líder ${n}`, last_name: 'Prueba' };
      const { id } = await db.insertInto('person').values(person).returning('id').executeTakeFirstOrThrow();
      personIds.push(id);
      // In couples of which one or both apply, and some who are alone.
      const before = personIds[n - 1];
      if (n % 4 !== 1 || before === undefined) continue;
      await db.updateTable('person').set({ spouse_id: before }).where('id', '=', id).execute();
      await db.updateTable('person').set({ spouse_id: id }).where('id', '=', before).execute();
    }
    for (const n of [0, 3, 5, 8, 9, 10]) {
      const ephesian_id = n % 5 === 0 ? one : other;
      await db
        .insertInto('region_person')
        .values({ person_id: personIds[n] ?? 0, ephesian_id })
        .execute();
    }
    for (const [church, person] of [
      [8, 11],
      [8, 10],
      [1, 2],
      [7, 9],
    ]) {
      const led = {
        church_id: churchIds[church ?? 0] ?? 0,
        person_id: personIds[person ?? 0] ?? 0,
        at: portal.clock.now(),
      };
      await db.insertInto('church_leader').values(led).execute();
    }
    return { churchIds, personIds };
  });
  const rows: ApplicationRow[] = [];
  for (const [n, status] of [...BOARD_STAGES, ...BOARD_STAGES, 'UNFINISHED' as const].entries()) {
    const of = (kind: number) => users[(n * 5 + kind * 3) % (users.length + 1)] ?? null;
    const facts = { status, analyst: of(0), supervisor: of(1), manager: of(2), ephesian: of(3), deleted: n % 7 === 6 };
    const id = await insertApplication(portal, facts);
    const person_id = made.personIds[(n * 5) % 11] ?? null;
    const church_id = made.churchIds[(n * 2) % 8] ?? null;
    await portal.database.transaction((db) =>
      db.updateTable('application').set({ person_id, church_id }).where('id', '=', id).execute(),
    );
    rows.push(await readApplication(portal, id));
  }
  await portal.database.read(async (db) => {
    const spouses = new Map(
      (await db.selectFrom('person').select(['id', 'spouse_id']).execute()).map((row) => [row.id, row.spouse_id]),
    );
    const hands = new Map(
      (await db.selectFrom('region_person').selectAll().execute()).map((row) => [row.person_id, row.ephesian_id]),
    );
    const held = new Map(
      (await db.selectFrom('region_country').selectAll().execute()).map((row) => [row.country, row.ephesian_id]),
    );
    const places = new Map(
      (await db.selectFrom('church').select(['id', 'country']).execute()).map((row) => [row.id, row.country]),
    );
    const recorded = await db.selectFrom('church_leader').selectAll().execute();
    const there = rows.filter(({ deleted_at }) => deleted_at === null);
    const handsOf = (ids: readonly (number | null | undefined)[]) => ids.flatMap((id) => hands.get(id ?? 0) ?? []);
    const holder = (church: number | null) => held.get(places.get(church ?? 0) ?? '') ?? [];
    churches = new Map(
      [...places.keys()].map((id) => {
        const own = there.filter(({ church_id }) => church_id === id);
        const leading = recorded.filter(({ church_id }) => church_id === id);
        const byHand = handsOf([...own, ...leading].map(({ person_id }) => person_id));
        const applications = own.map(gateFacts);
        return [id, { byHand, byCountry: [holder(id)].flat(), applications, recorded: leading.length > 0 }];
      }),
    );
    persons = new Map(
      [...spouses].map(([id, spouse]) => {
        const couple = [id, spouse];
        const own = there.filter(({ person_id }) => person_id !== null && couple.includes(person_id));
        const leading = recorded.filter(({ person_id }) => couple.includes(person_id));
        const byCountry = [...own, ...leading].flatMap(({ church_id }) => holder(church_id));
        const applications = own.map(gateFacts);
        return [id, { byHand: handsOf(couple), byCountry, applications, recorded: leading.length > 0 }];
      }),
    );
  });
});
afterAll(() => portal.close());

const stagePermissions = PERMISSIONS.filter(
  (slug) => /^business\.request\.(show|do)\./.test(slug) && !slug.includes('processing'),
);
const roles = fc.oneof(
  fc
    .record({
      stages: fc.subarray(stagePermissions),
      kinds: fc.oneof(fc.constant<Permission[]>([]), fc.subarray(ASSIGNMENT_KINDS.map(markerOf), { maxLength: 2 })),
    })
    .map(({ stages, kinds }) => [...stages, ...kinds]),
  fc.constantFrom(...Object.values(SHIPPED_ROLES)).map((permissions) => [...permissions]),
);

const foundBySql = (table: 'church' | 'person', condition: RawBuilder<boolean>): Promise<number[]> =>
  portal.database.read(async (db) => {
    const { rows } = await sql<{ id: number }>`
      select id from ${sql.table(table)} where ${condition} order by id`.execute(db);
    return rows.map(({ id }) => id);
  });

const foundByRule = (reach: Reach, all: ReadonlyMap<number, NetworkFacts>): number[] =>
  [...all].flatMap(([id, facts]) => (isNetworkInReach(reach, facts) ? [id] : [])).toSorted((a, b) => a - b);

test('finds by SQL exactly the churches and persons that the domain’s predicate holds in reach', async () => {
  const sizes = new Set<number>();
  await fc.assert(
    fc.asyncProperty(roles, fc.nat(3), fc.option(fc.nat(3)), async (permissions, who, away) => {
      // Some stand in for a colleague.
      const standsInFor = away === null ? [] : [users[away] ?? 0];
      const reach = reachOf({ userId: users[who] ?? 0, permissions: new Set(permissions), standsInFor });
      const seen = foundByRule(reach, persons);
      expect(await foundBySql('church', churchReach(reach))).toEqual(foundByRule(reach, churches));
      expect(await foundBySql('person', personReach(reach))).toEqual(seen);
      sizes.add(seen.length);
    }),
    cases(120),
  );
  expect(sizes.size).toBeGreaterThan(3);
});

test('an Ephesian sees no church of another’s country, and a leader by hand wherever the church lies', async () => {
  const [one = 0, other = 0] = users;
  const of = (userId: number) => reachOf({ userId, permissions: new Set(SHIPPED_ROLES.ephesian) });
  const [mine, theirs] = [foundByRule(of(one), churches), foundByRule(of(other), churches)];
  expect(mine.length * theirs.length).toBeGreaterThan(0);
  expect(await foundBySql('church', churchReach(of(one)))).toEqual(mine);
  const seen = await foundBySql('person', personReach(of(one)));
  const elsewhere = [...persons].filter(
    ([, { byHand, byCountry }]) => byHand.includes(one) && byCountry.length > 0 && !byCountry.includes(one),
  );
  expect(elsewhere.length).toBeGreaterThan(0);
  for (const [id] of elsewhere) expect(seen).toContain(id);
});

test('a stream reads of each church the facts that the rows have', async () => {
  const read = await portal.database.read((db) => selectChurchFacts(db, [...churches.keys()]));
  const sorted = ({ byHand, byCountry, applications, recorded }: NetworkFacts) => ({
    recorded,
    byHand: [...new Set(byHand)].toSorted((a, b) => a - b),
    byCountry,
    applications: [
      ...new Set(
        applications.map(({ status, deleted, assignees: { analyst, supervisor, manager, ephesian } }) =>
          JSON.stringify({ status, deleted, analyst, supervisor, manager, ephesian }),
        ),
      ),
    ].toSorted(),
  });
  expect([...churches].map(([id, facts]) => [id, sorted(facts)])).toEqual(
    [...churches.keys()].map((id) => {
      const facts = read.get(id);
      return [id, facts && sorted(facts)];
    }),
  );
});
