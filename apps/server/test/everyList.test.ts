/** What holds for every list of the contract, whatever it lists: a new one is tried by having a row here. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allEndpoints, type ListName } from '@portal/contract/allEndpoints.ts';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import { waysOf, type Filter } from '@portal/contract/lists.ts';
import { newYorkDate } from '../src/platform/clock.ts';
import { buildTestServer, type Caller, type TestServer } from './buildTestServer.ts';
import { insertClient } from './people/clientAccounts.ts';
import { insertApplication, staffId } from './factories.ts';

type Row<Name extends ListName> = ReplyOf<(typeof allEndpoints)[Name]>['data'][number];
type FiltersOf<Name extends ListName> = (typeof allEndpoints)[Name]['list']['filters'];

/** Whether a row as it is told fits a value of a filter: the naive answer. */
type Naive<Name extends ListName> = { [K in keyof FiltersOf<Name>]: (row: Row<Name>, value: string) => boolean };

const is = (told: unknown, value: string): boolean => String(told) === value;
const any = (told: unknown, values: string): boolean => values.split(',').includes(String(told));
/** Days end at midnight in New York. */
const within = (told: string, span: string): boolean => {
  const day = newYorkDate(new Date(told));
  const [from = '', until = ''] = span.split('..');
  return (from === '' || day >= from) && (until === '' || day <= until);
};
const DAY_MS = 86_400_000;

let portal: TestServer;
let admin: Caller;

const NAIVE: { [Name in ListName]: Naive<Name> } = {
  listUsers: {
    status: ({ status }, value) => is(status, value),
    role: ({ roles }, value) => roles.some(({ id }) => any(id, value)),
    country: ({ country }, value) => is(country, value),
  },
  listClients: {
    kind: ({ kind }, value) => is(kind, value),
    stage: ({ application }, value) => is(application?.stage ?? 'NONE', value),
    country: ({ application }, value) => any(application?.country, value),
    ephesian: ({ application }, value) =>
      value === 'none'
        ? application !== null && application.stage !== 'UNFINISHED' && application.ephesian === null
        : is(application?.ephesian?.id, value),
    status: ({ status }, value) => is(status, value),
  },
  listUnfinished: {
    waits: ({ waits }, value) => is(waits, value),
    lastActive: ({ lastActiveAt }, value) => within(lastActiveAt, value),
    quiet: ({ lastActiveAt }, value) =>
      portal.clock.now().getTime() - new Date(lastActiveAt).getTime() >= Number(value) * DAY_MS,
  },
  listOutbox: {
    state: ({ state }, value) => is(state, value),
    created: ({ createdAt }, value) => within(createdAt, value),
    to: ({ to }, value) => to.toLowerCase().includes(value.toLowerCase()),
  },
  listProblems: {
    show: ({ settledAt }, value) => value === 'all' || (settledAt === null) === (value === 'open'),
  },
};
const NAMES = Object.keys(NAIVE) as ListName[];

/** Values to try of filters that have no values of their own. */
const known: Partial<Record<string, string[]>> = {};
const valuesOf = (name: ListName, key: string, filter: Filter): readonly string[] =>
  filter.kind === 'oneOf' ? filter.values : (known[`${name}.${key}`] ?? known[key] ?? []);

beforeAll(async () => {
  portal = await buildTestServer();
  admin = await portal.staff('admin');
  const ephesian = await staffId(portal, 'ephesian');
  for (let i = 0; i < 60; i += 1) {
    const { id } = await insertClient(portal, {
      email: `many${i}@example.org`,
      status: i % 3 === 0 ? 'PENDING' : 'ACTIVE',
      // In threes of one instant: ties fall on the edges of pages.
      createdAt: new Date(Date.UTC(2026, 0, 1 + Math.floor(i / 3))),
      lastActiveAt: new Date(portal.clock.now().getTime() - Math.floor(i / 3) * 10 * DAY_MS),
    });
    if (i % 4 === 1) {
      const status = (['PAID', 'ANALYSIS', 'INTERVIEW', 'SENT'] as const)[Math.floor(i / 4) % 4] ?? 'PAID';
      await insertApplication(portal, { status, client: id, ...(status === 'INTERVIEW' && { ephesian }) });
    }
  }
  await portal.database.transaction(async (db) => {
    await sql`insert into staff_user (name, last_name, email, country, status, created_at, last_sign_in_at)
      select 'Nora', 'Quispe ' || chr(97 + i % 26), 'q' || i || '@example.org', (array['MX', 'CO', 'ES'])[1 + i % 3],
        (array['ACTIVE', 'INACTIVE'])[1 + i % 2], timestamptz '2026-01-01' + (i / 3) * interval '1.000001 second',
        case when i % 4 > 0 then timestamptz '2026-02-01' + (i / 5) * interval '1.000001 second' end
      from generate_series(1, 60) i`.execute(db);
    await sql`insert into mail (message_id, to_address, template, language, subject, body, links, state, created_at)
      select 'list-' || i, 'm' || i || '@example.org', 'passwordReset', 'en', 'A subject', 'A text', '{}',
        (array['SENT', 'KEPT', 'FAILED', 'WAITING'])[1 + i % 4], timestamptz '2026-01-01 00:00-05' + (i / 3 - 10) * interval '1 second'
      from generate_series(1, 60) i`.execute(db);
    await sql`insert into problem_report (reporter_id, codes, screen, language, created_at, settled_at, settled_by)
      select ${ephesian}, '{GE200}', '/requests/dashboard', 'es', timestamptz '2026-01-01' + (i / 3) * interval '1 second',
        case when i % 4 > 0 then timestamptz '2026-02-01' end, case when i % 4 > 0 then ${ephesian}::bigint end
      from generate_series(1, 60) i`.execute(db);
  });
  const { rows } = await portal.database.read((db) =>
    sql<{ role_id: number }>`select distinct role_id from user_role order by role_id limit 3`.execute(db),
  );
  const roles = rows.map(({ role_id }) => String(role_id));
  const now = portal.clock.now().getTime();
  const days = [1, 60, 130].map((ago) => newYorkDate(new Date(now - ago * DAY_MS)));
  Object.assign(known, {
    role: [...roles, roles.slice(0, 2).join(',')],
    ephesian: ['none', String(ephesian)],
    'listUsers.country': ['MX', 'CO', 'SE'],
    'listClients.country': ['MX', 'CO', 'SE', 'MX,CO'],
    lastActive: [`..${days[1]}`, `${days[1]}..`, `${days[2]}..${days[0]}`, `${days[2]}..${days[2]}`],
    // The days of the mails below, of which one begins in the night of another.
    created: ['2026-01-01..', '..2025-12-31', '2025-12-31..2026-01-01'],
    to: ['m1@', 'EXAMPLE', 'nobody'],
  });
});
afterAll(() => portal.close());

interface Page {
  data: { id: number }[];
  total: number;
  next: string | null;
}

const ask = async (name: ListName, query: Record<string, string>, caller = admin): Promise<Page> =>
  (await caller.get(`/api${allEndpoints[name].path}?${new URLSearchParams(query).toString()}`)).data;

/** Every row, page after page; each page says how many they are in all. */
async function walk(name: ListName, query: Record<string, string> = {}): Promise<Page['data']> {
  const rows: Page['data'] = [];
  for (let after: string | null = ''; after !== null;) {
    const page = await ask(name, { ...query, ...(after && { after }) });
    rows.push(...page.data);
    if (page.next !== null) expect(page.data).toHaveLength(25);
    after = page.next;
    if (after === null) expect(page.total).toBe(rows.length);
  }
  return rows;
}

const ids = (rows: Page['data']): number[] => rows.map(({ id }) => id);
const sorted = (rows: Page['data']): number[] => ids(rows).toSorted((one, other) => one - other);

test('every list of the contract is tried here', () => {
  const listing = Object.entries(allEndpoints).flatMap(([name, endpoint]) => ('list' in endpoint ? [name] : []));
  expect(NAMES.toSorted()).toEqual(listing.toSorted());
});

describe.each(NAMES)('%s', (name) => {
  const { list } = allEndpoints[name];

  test('shows each row once in every order, and downwards as upwards', async () => {
    const all = sorted(await walk(name));
    expect(all.length).toBeGreaterThan(name === 'listProblems' ? 10 : 25);
    expect(new Set(all).size).toBe(all.length);
    for (const sort of waysOf<string>(list.sorts)) expect(sorted(await walk(name, { sort })), sort).toEqual(all);
    expect(ids(await walk(name, { sort: list.usual }))).toEqual(ids(await walk(name)));
  });

  test.each(Object.entries<Filter>(list.filters))(
    'leaves what fits the filter %s, and counts it',
    async (key, filter) => {
      const everything = await walk(name, 'usual' in filter ? { [key]: 'all' } : {});
      const fits = NAIVE[name][key as never] as (row: unknown, value: string) => boolean;
      const found: number[] = [];
      for (const value of valuesOf(name, key, filter)) {
        const wanted = sorted(everything.filter((row) => fits(row, value)));
        expect(sorted(await walk(name, { [key]: value })), value).toEqual(wanted);
        found.push(wanted.length);
      }
      // Values that leave nothing, or everything, would prove little.
      expect(found.some((count) => count > 0 && count < everything.length)).toBe(true);
    },
  );

  test('two filters leave what fits both', async () => {
    const [[one, first] = [], [other, second] = []] = Object.entries<Filter>(list.filters);
    if (!one || !other || !first || !second) return;
    const fits = NAIVE[name] as Record<string, (row: unknown, value: string) => boolean>;
    const everything = await walk(name);
    for (const a of valuesOf(name, one, first)) {
      for (const b of valuesOf(name, other, second)) {
        const wanted = everything.filter((row) => fits[one]?.(row, a) && fits[other]?.(row, b));
        expect(sorted(await walk(name, { [one]: a, [other]: b })), `${a} ${b}`).toEqual(sorted(wanted));
      }
    }
  });

  test('a place of another order, or a made-up one, is refused at its field', async () => {
    for (const after of ['x', '1', '_', 'never', '9'.repeat(30) + '_1', "'_1"]) {
      const answer = await admin.get(
        `/api${allEndpoints[name].path}?${new URLSearchParams({ after, sort: '-created' }).toString()}`,
      );
      expect([answer.status, answer.body.data.fields], after).toEqual([400, { after: { code: 'field.type' } }]);
    }
  });
});
