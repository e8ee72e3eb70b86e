import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PERMISSIONS, type Permission } from '@portal/domain/access/permissions.ts';
import { isInReach, reachOf, type Reach } from '@portal/domain/access/reach.ts';
import { ASSIGNMENT_KINDS, markerOf, SHIPPED_ROLES } from '@portal/domain/access/roles.ts';
import { BOARD_STAGES } from '@portal/domain/applications/stages.ts';
import { buildTestServer, type TestServer } from '../../test/buildTestServer.ts';
import { cases } from '../../test/cases.ts';
import { insertClient } from '../../test/people/clientAccounts.ts';
import { insertApplication, readApplication, staffId } from '../../test/factories.ts';
import { gateFacts, type ApplicationRow } from '../applications/applicationRow.ts';
import { clientReach } from './clientReach.ts';

let portal: TestServer;
let users: number[];
/** The applications of each client. */
const clients = new Map<number, ApplicationRow[]>();

beforeAll(async () => {
  portal = await buildTestServer();
  users = await Promise.all(
    (['analyst', 'ephesian', 'ephesian2', 'supervisor'] as const).map((name) => staffId(portal, name)),
  );
  const stages = [...BOARD_STAGES, 'UNFINISHED' as const];
  for (let n = 0; n < 24; n += 1) {
    const { id: client } = await insertClient(portal);
    const rows: ApplicationRow[] = [];
    for (let i = 0; i < n % 3; i += 1) {
      const one = (kind: number) => users[(n * 5 + i * 3 + kind) % (users.length + 1)] ?? null;
      const status = stages[(n + i * 4) % stages.length] ?? 'PAID';
      const deleted = (n + i) % 5 === 4;
      const facts = { status, client, analyst: one(0), ephesian: one(1), supervisor: one(2), deleted };
      rows.push(await readApplication(portal, await insertApplication(portal, facts)));
    }
    clients.set(client, rows);
  }
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

const foundBySql = (reach: Reach): Promise<number[]> =>
  portal.database.read(async (db) => {
    const { rows } = await sql<{ id: number }>`
      select id from client_account where ${clientReach(reach)} order by id`.execute(db);
    return rows.map(({ id }) => id);
  });

/**
 * As product/clients.md#seen-by-the-staff says it: by what is seen of the applications, else by there being none, but for
 * a charge.
 */
function isSeen(reach: Reach, rows: readonly ApplicationRow[]): boolean {
  const present = rows.filter(({ deleted_at }) => deleted_at === null);
  if (present.some((row) => isInReach(reach, gateFacts(row)))) return true;
  return !reach.charge && (present.length === 0 || present.some(({ status }) => status === 'UNFINISHED'));
}

test('the clients of a reader are those whose applications the reader sees, and those without any where no charge binds', async () => {
  const all = [...clients.keys()].toSorted((a, b) => a - b);
  await fc.assert(
    fc.asyncProperty(roles, fc.integer({ min: 0, max: 3 }), async (permissions, who) => {
      const reach = reachOf({ userId: users[who] ?? 0, permissions: new Set(permissions) });
      const expected = all.filter((id) => isSeen(reach, clients.get(id) ?? []));
      expect(await foundBySql(reach)).toEqual(expected);
    }),
    cases(80),
  );
});
