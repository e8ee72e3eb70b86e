import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SHIPPED_ROLES, type ShippedRole } from '@portal/domain/access/roles.ts';
import { indexesIn, pageOf, plansOf } from '../../test/database/plansOf.ts';
import { openLargeDatabase } from '../../test/database/largeDatabase.ts';
import type { Database } from '../platform/database/database.ts';
import type { Db } from '../platform/database/tables.ts';
import type { StaffContext } from '../platform/http/context.ts';
import { listCreatedAccounts } from './created/listCreatedAccounts.ts';
import { listClients } from './listClients.ts';
import { selectQuiet } from './drafts/eraseDrafts.ts';
import { listDrafts } from './drafts/listDrafts.ts';
import { findTraced } from './traces/findTraced.ts';
import { listUnfinished } from './unfinished/listUnfinished.ts';

let database: Database;

beforeAll(async () => {
  database = await openLargeDatabase();
});
afterAll(() => database.close());

const actor = (role: ShippedRole) => ({ userId: 7, permissions: new Set(SHIPPED_ROLES[role]) });
const reader = (db: Db, role: ShippedRole) => ({ db, actor: actor(role), now: new Date() }) as unknown as StaffContext;

const clients = (query: object, role: ShippedRole = 'administrator') =>
  plansOf(database, (db) => listClients(reader(db, role), { query: { sort: '-lastActive', ...query } }));
const unfinished = (query: object) =>
  plansOf(database, (db) =>
    listUnfinished(reader(db, 'supervisor'), {
      query: { sort: '-lastActive', ...query },
    }),
  );

const asked = (query: { search: string }) => ({ query }) as Parameters<typeof findTraced>[1];

const countOf = (plan: string): string => plan.slice(plan.lastIndexOf('\nAggregate'));
const WHOLE = /Seq Scan on (client_account|application|application_ministry|person)\b/;

const micros = '1700000000000000_5';

test('a person is traced by the indexes of accounts, cases, spouses and recorded leaders, and their cases by those of account and person', async () => {
  for (const search of ['lukasz 4f1a2', 'c4711@', '2026-07777']) {
    const plan = await plansOf(database, (db) => findTraced(reader(db, 'administrator'), asked({ search })));
    for (const index of [
      'client_account_search',
      'application_words',
      'application_client',
      'application_person',
      'person_traced',
    ])
      expect(indexesIn(plan)).toContain(index);
    expect(plan).not.toMatch(WHOLE);
  }
});

describe('the list of clients', () => {
  test.each<[object, string]>([
    [{}, 'client_account_by_activity'],
    [{ sort: 'lastActive', after: micros }, 'client_account_by_activity'],
    [{ sort: 'name', after: '_7' }, 'client_account_by_name'],
    [{ sort: '-name' }, 'client_account_by_name'],
    [{ sort: '-created', after: micros, status: 'ACTIVE' }, 'client_account_by_creation'],
    [{ search: 'lukasz 4f1a2' }, 'client_account_search'],
    [{ search: '2026-07777' }, 'application_case_search'],
    [{ search: '4f1a2' }, 'application_ministry_search'],
    [{ search: 'c4711@', status: 'ACTIVE', kind: 'LEADER', stage: 'SENT', country: ['C3'] }, 'client_account_search'],
    [{ ephesian: 9 }, 'application_ephesian'],
    [{ country: ['C7'] }, 'application_ministry_country'],
  ])('by %j: by the index %s', async (query, index) => {
    const page = pageOf(await clients(query));
    expect(indexesIn(page)).toContain(index);
    expect(page).not.toMatch(WHOLE);
  });

  test('reads a late page by its index condition, without sorting', async () => {
    for (const sort of ['name', '-lastActive', 'created']) {
      const page = pageOf(await clients({ sort, after: sort === 'name' ? '_99999' : micros }));
      expect(page).toContain('Index Cond: (ROW(');
      expect(page).toMatch(/^Limit\n(?!.*->\s+Sort)/);
    }
  });

  test('finds who has no application by an index of these, and counts them without the applications of others', async () => {
    const plan = await clients({ stage: 'NONE' });
    expect(indexesIn(pageOf(plan))).toContain('client_account_without_application');
    expect(countOf(plan)).not.toMatch(/ on application\b/);
  });

  test('counts those whose newest application fits without looking up the newest of each', async () => {
    for (const query of [{ stage: 'SENT' }, { country: ['C7'] }, { ephesian: 'none' }]) {
      expect(countOf(await clients(query))).not.toContain('Limit');
    }
  });

  test('counts what a search or an Ephesian leaves by the same indexes', async () => {
    expect(indexesIn(countOf(await clients({ search: 'lukasz 4f1a2' })))).toContain('client_account_search');
    expect(countOf(await clients({ ephesian: 9 }))).not.toMatch(WHOLE);
  });

  test('finds the clients of an Ephesian by the applications in the charge, in list and count', async () => {
    for (const query of [{}, { search: 'ana' }, { sort: 'name' }]) {
      const plan = await clients(query, 'ephesian');
      expect(indexesIn(plan)).toContain('application_ephesian');
      expect(plan).not.toMatch(WHOLE);
    }
  });
});

test.each<[object, string]>([
  [{}, 'client_account_by_creation'],
  [{ sort: '-created', after: micros, language: 'es' }, 'client_account_by_creation'],
  [{ sort: 'name', after: '_7' }, 'client_account_by_name'],
  [{ created: { from: '2026-01-01', to: '2026-01-31' }, confirmed: 'no' }, 'client_account_by_creation'],
  [{ search: 'lukasz 4f1a2' }, 'client_account_search'],
  [{ stage: 'NONE' }, 'application_client'],
])('the list of created accounts by %j: by the index %s', async (query, index) => {
  const plan = await plansOf(database, (db) =>
    listCreatedAccounts(reader(db, 'administrator'), { query: { sort: '-created', ...query } }),
  );
  expect(indexesIn(pageOf(plan))).toContain(index);
  expect(pageOf(plan)).not.toMatch(WHOLE);
});

test.each<[object, string]>([
  [{}, 'client_account_unfinished'],
  [{ sort: 'name', after: '_7' }, 'client_account_by_name'],
  [{ sort: '-created', after: micros }, 'client_account_by_creation'],
  [{ quiet: '30' }, 'client_account_unfinished'],
  [{ search: '4f1a2' }, 'client_account_search'],
])('the list of unfinished accounts by %j: by the index %s', async (query, index) => {
  const page = pageOf(await unfinished(query));
  expect(indexesIn(page)).toContain(index);
  expect(page).not.toMatch(/Seq Scan on client_account\b/);
});

test.each([{}, { waits: 'APPLICATION' }, { waits: 'FORM', quiet: '30' }, { search: '4f1a2' }])(
  'unfinished accounts by %j are counted without their applications',
  async (query) => {
    expect(countOf(await unfinished(query))).not.toMatch(/ on application\b/);
  },
);

test.each<[object, string]>([
  [{}, 'client_account_drafts'],
  [{ sort: 'lastActive', after: micros, quiet: '30' }, 'client_account_drafts'],
  [{ sort: 'name', after: '_7' }, 'client_account_by_name'],
  [{ search: '4f1a2' }, 'client_account_search'],
  [{ search: '4f1a2' }, 'application_ministry_search'],
  [{ country: ['C7'] }, 'application_ministry_country'],
  [{ form: 'FORM_STATE_DOCUMENTS', started: { from: '2026-01-01' }, reminded: 'never' }, 'application_unfinished'],
])('the list of unfinished applications by %j: by the index %s', async (query, index) => {
  const plan = await plansOf(database, (db) =>
    listDrafts(reader(db, 'supervisor'), { query: { sort: '-lastActive', ...query } }),
  );
  expect(indexesIn(pageOf(plan))).toContain(index);
  expect(pageOf(plan)).not.toMatch(/Seq Scan on (client_account|application|application_ministry|person)\b/);
});

test('drafts that have been quiet for long are found by an index that holds no others', async () => {
  const plan = await plansOf(database, (db) => selectQuiet(db, new Date(0), 7));
  expect(indexesIn(plan)).toEqual(['client_account_drafts']);
});
