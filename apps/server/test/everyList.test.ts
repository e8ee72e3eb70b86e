// Over 250 lines: a row for every list that there is.
/** What holds for every list of the contract, whatever it lists: a new one is tried by having a row here. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allEndpoints, type ListName } from '@portal/contract/allEndpoints.ts';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import { waysOf, type Filter } from '@portal/contract/lists.ts';
import { newYorkDate } from '../src/platform/clock.ts';
import { any, ids, is, sorted, AT_THE_TURN, within, type Page } from './naive.ts';
import { buildTestServer, type Caller, type TestServer } from './buildTestServer.ts';
import { someNotifications } from './database/notificationRows.ts';
import { staffId } from './factories.ts';
import { ATTENDANCE_FITS, EVENT_FITS, eventValues } from './listed/eventFits.ts';
import { IMPORT_FITS } from './listed/importFits.ts';
import { NOTIFICATION_FITS, RECIPIENT_FITS } from './listed/notificationFits.ts';
import { CATEGORY_FITS, POST_FITS, postValues } from './listed/postFits.ts';
import { fillLists } from './listed/fillLists.ts';
import { certificateFits, coursesOf, VIEW_FITS } from './database/courseRows.ts';
import { fitsById } from './listed/foundNaively.ts';
import { CHURCH_FITS, LEADER_FITS } from './listed/leaderTree.ts';
import { COMMENT_FITS, newestCensus, reportFits } from './listed/reports.ts';
import { valuesToTry } from './listed/variedApplications.ts';

type Row<Name extends ListName> = ReplyOf<(typeof allEndpoints)[Name]>['data'][number];
type FiltersOf<Name extends ListName> = (typeof allEndpoints)[Name]['list']['filters'];

/** Whether a row as it is told fits a value of a filter: the naive answer. */
type Naive<Name extends ListName> = { [K in keyof FiltersOf<Name>]: (row: Row<Name>, value: string) => boolean };

const DAY_MS = 86_400_000;
let portal: TestServer;
let admin: Caller;

const NAIVE: { [Name in ListName]: Naive<Name> } = {
  listUsers: {
    status: ({ status }, value) => is(status, value),
    role: ({ roles }, value) => roles.some(({ id }) => any(id, value)),
    country: ({ country }, value) => is(country, value),
  },
  listRoles: {
    status: ({ active }, value) => active === (value === 'ACTIVE'),
    origin: ({ shipped }, value) => shipped === (value === 'SHIPPED'),
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
  listCreatedAccounts: {
    created: ({ createdAt }, value) => within(createdAt, value),
    confirmed: ({ confirmedAt }, value) => (confirmedAt !== null) === (value === 'yes'),
    language: ({ language }, value) => is(language, value),
    stage: ({ stage }, value) => is(stage ?? 'NONE', value),
  },
  listDrafts: {
    form: ({ formState }, value) => is(formState, value),
    country: ({ country }, value) => any(country, value),
    quiet: ({ lastActiveAt }, value) =>
      portal.clock.now().getTime() - new Date(lastActiveAt).getTime() >= Number(value) * DAY_MS,
    started: ({ startedAt }, value) => within(startedAt, value),
    reminded: ({ remindedAt }, value) => (remindedAt === null) === (value === 'never'),
  },
  listMyInterviews: {
    state: ({ state }, value) => value === 'all' || (value === 'open' ? state !== 'done' : state === value),
    part: ({ parts }, value) => parts.some((part) => part === value),
  },
  listMyDay: {
    show: ({ state }, value) => value === 'all' || is(state, value),
    what: ({ what }, value) => is(what, value),
    stage: ({ stage }, value) => is(stage, value),
  },
  listApplications: {} as Naive<'listApplications'>,
  listTags: { use: ({ uses }, value) => uses > 0 === (value === 'used') },
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
  listPayments: {
    show: ({ state, why, refund }, value) =>
      ({
        open: state === 'UNMATCHED' && refund === null,
        assigned: state === 'PAID' && why !== null,
        aside: state === 'SET_ASIDE',
        refunded: refund !== null,
        all: true,
      })[value] ?? false,
    why: ({ why }, value) => any(why, value),
    received: ({ receivedAt }, value) => within(receivedAt, value),
  },
  listExonerations: {
    state: ({ state }, value) => any(state, value),
    type: ({ type }, value) => is(type, value),
    reason: ({ reason }, value) => any(reason, value),
    country: ({ application }, value) => any(application.country, value),
    ephesian: ({ application }, value) =>
      value === 'none' ? application.ephesian === null : application.ephesian !== null,
    by: ({ decidedBy }) => decidedBy !== null,
    asked: ({ askedAt }, value) => within(askedAt, value),
  },
  listLeaders: LEADER_FITS,
  listChurches: CHURCH_FITS,
  listReportChurches: {} as Naive<'listReportChurches'>,
  listVisionComments: COMMENT_FITS,
  listCareComments: COMMENT_FITS,
  listAttendance: ATTENDANCE_FITS,
  listEvents: EVENT_FITS,
  listCourseViews: VIEW_FITS,
  listCertificates: {} as Naive<'listCertificates'>,
  listCategories: CATEGORY_FITS,
  listPosts: POST_FITS,
  listImports: IMPORT_FITS,
  listNotifications: NOTIFICATION_FITS,
  listRecipients: RECIPIENT_FITS,
  listLicences: {
    standing: ({ standing }, value) => any(standing, value),
    country: ({ country }, value) => any(country, value),
    ephesian: ({ ephesian }, value) => (value === 'none' ? ephesian === null : ephesian !== null),
  },
  listDatedDocuments: {
    standing: ({ standing }, value) => any(standing, value),
    kind: ({ kind }, value) => any(kind, value),
    country: ({ country }, value) => any(country, value),
    ephesian: ({ ephesian }, value) => (value === 'none' ? ephesian === null : ephesian !== null),
  },
  listExports: {
    list: ({ list }, value) => any(list, value),
    by: ({ by }, value) => is(by.id, value),
    made: ({ createdAt }, value) => within(createdAt, value),
  },
  listChanges: {
    noun: ({ noun }, value) => any(noun, value),
    by: ({ by }, value) => (by === null) === (value === 'none'),
    at: ({ at }, value) => within(at, value),
  },
  listBin: {
    left: ({ leaving }, value) => leaving === (value === 'leaving'),
    status: ({ status }, value) => any(status, value),
    country: ({ country }, value) => any(country, value),
    by: ({ id }) => id % 3 > 0,
    deleted: ({ at }, value) => within(at, value),
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
  await fillLists(portal);
  Object.assign(NAIVE.listApplications, await fitsById(portal, await staffId(portal, 'admin')));
  Object.assign(NAIVE.listCertificates, certificateFits(await coursesOf(portal)));
  Object.assign(NAIVE.listReportChurches, await reportFits(portal));
  const { rows } = await portal.database.read((db) =>
    sql<{ role_id: number }>`select distinct role_id from user_role order by role_id limit 3`.execute(db),
  );
  const roles = rows.map(({ role_id }) => String(role_id));
  const days = [1, 60, 130].map((ago) => newYorkDate(new Date(portal.clock.now().getTime() - ago * DAY_MS)));
  Object.assign(known, {
    ...(await valuesToTry(portal)),
    role: [...roles, roles.slice(0, 2).join(',')],
    ephesian: ['none', String(ephesian)],
    'listUsers.country': ['MX', 'CO', 'SE'],
    'listDrafts.country': ['PE', 'BO', 'PE,BO'],
    'listClients.country': ['MX', 'CO', 'SE', 'MX,CO'],
    lastActive: [`..${days[1]}`, `${days[1]}..`, `${days[2]}..${days[0]}`, `${days[2]}..${days[2]}`],
    ...AT_THE_TURN,
    state: ['WAITING', 'VOID', 'GRANTED,REFUSED', 'VOID,WAITING', 'VOID,GRANTED'],
    'listDatedDocuments.standing': ['ENDING', 'ENDED', 'VALID', 'ENDING,ENDED'],
    'listDatedDocuments.kind': ['CREED', 'LOGO', 'CREED,LOGO'],
    'listReportChurches.state': ['SEND', 'EXPIRED', 'PENDING', 'CENSUS_WITHOUT_STARTING,INCOMPLETE'],
    'listCertificates.state': ['VALID', 'REVOKED', 'REPLACED', 'REVOKED,REPLACED'],
    'listCertificates.issued': [`..${days[1]}`, `${days[1]}..`, `${days[2]}..${days[0]}`],
    'listCourseViews.last': [`..${days[1]}`, `${days[1]}..`, `${days[2]}..${days[0]}`, `${days[2]}..${days[2]}`],
    reason: ['HARDSHIP', 'OTHER,NETWORK_STAFF'],
    by: [String(ephesian)],
    'listChanges.by': ['none', String(ephesian)],
    noun: ['users', 'access,settings', 'clients,persons'],
    country: ['MX', 'CO', 'MX,CO'],
    census: [await newestCensus(portal)],
    step: ['REMIND', 'CALL', 'WAIT', 'REOPEN', 'CALL,REOPEN'],
    ...(await eventValues(portal)),
    ...(await postValues(portal, days)),
    'listImports.state': ['READ', 'CHECKED', 'READ,DONE,UNDONE'],
    'listImports.made': [`..${days[1]}`, `${days[1]}..`, `${days[2]}..${days[0]}`],
    notification: await someNotifications(portal),
    'listRecipients.state': ['WAITING', 'FAILED', 'SKIPPED,SENT'],
    'listNotifications.state': ['DRAFT', 'SENT', 'DRAFT,CANCELLED,SENDING'],
    'listNotifications.saved': [`..${days[1]}`, `${days[1]}..`, `${days[2]}..${days[0]}`],
    standing: ['ENDING', 'EXPIRED', 'ACTIVE', 'INACTIVE', 'ENDING,EXPIRED', 'ENDING,EXPIRED,ACTIVE,INACTIVE'],
    'listBin.status': ['PAID', 'ANALYSIS,SENT'],
    deleted: [`..${days[0]}`, `${days[0]}..`],
    'listExports.list': ['listUsers', 'listUsers,listBin'],
  });
});
afterAll(() => portal.close());

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
    const usual = Object.entries<Filter>(list.filters).flatMap(([key, filter]) =>
      'usual' in filter ? [[key, 'all']] : [],
    );
    const everything = await walk(name, Object.fromEntries(usual));
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
        `/api${allEndpoints[name].path}?${new URLSearchParams({ after, sort: `-${list.sorts.at(-1)}` }).toString()}`,
      );
      expect([answer.status, answer.body.data.fields], after).toEqual([400, { after: { code: 'field.type' } }]);
    }
  });
});
