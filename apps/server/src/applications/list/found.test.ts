/** The board, the list, the counts and the file of any combination of filters are those of a naive computation (product/applications.md#filters). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { seesCorrections } from '@portal/domain/access/can.ts';
import { isInReach, reachOf, visibleStages, type Actor } from '@portal/domain/access/reach.ts';
import { SHIPPED_ROLES, type ShippedRole } from '@portal/domain/access/roles.ts';
import {
  ADVANCES,
  CLASSIFICATIONS,
  CORRECTIONS,
  DAYS_IN_STAGE,
  EXONERATED,
  PAYMENTS,
} from '@portal/domain/applications/finding/marks.ts';
import { DOCUMENT_KINDS } from '@portal/domain/applications/form.ts';
import { BOARD_STAGES } from '@portal/domain/applications/stages.ts';
import { EXPORTS_CASES } from '@portal/domain/exports/exports.ts';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { cases } from '../../../test/cases.ts';
import { FITS, readRaw, type Raw } from '../../../test/listed/foundNaively.ts';
import { openExport, orderExport, readCsv } from '../../../test/listed/exportedFile.ts';
import { staffId } from '../../../test/factories.ts';
import { insertVaried } from '../../../test/listed/variedApplications.ts';

const ROLES = {
  admin: 'administrator',
  manager: 'manager',
  supervisor: 'supervisor',
  analyst: 'analyst',
  analyst2: 'analyst',
  ephesian: 'ephesian',
} as const satisfies Record<string, ShippedRole>;
type Who = keyof typeof ROLES;

let portal: TestServer;
let raw: Raw[];
let staff: Record<Who | 'ephesian2', number>;
const callers = {} as Record<Who, Caller>;
const DAY_MS = 86_400_000;

beforeAll(async () => {
  portal = await buildTestServer();
  for (const who of Object.keys(ROLES) as Who[]) callers[who] = await portal.staff(who);
  const ids = await Promise.all(
    [...(Object.keys(ROLES) as Who[]), 'ephesian2' as const].map(
      async (who) => [who, await staffId(portal, who)] as const,
    ),
  );
  staff = Object.fromEntries(ids) as typeof staff;
  await insertVaried(portal, 100);
  raw = await readRaw(portal);
});
afterAll(() => portal.close());

const actorOf = (who: Who): Actor => ({ userId: staff[who], permissions: new Set(SHIPPED_ROLES[ROLES[who]]) });

const span = fc
  .tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 30 }), fc.constantFrom('both', 'from', 'until'))
  .map(([ago, length, which]) => {
    const day = (back: number) => new Date(portal.clock.now().getTime() - back * DAY_MS).toISOString().slice(0, 10);
    return `${which === 'until' ? '' : day(ago + length)}..${which === 'from' ? '' : day(ago)}`;
  });
const some = (values: readonly string[]) =>
  fc.subarray([...values], { minLength: 1, maxLength: Math.min(3, values.length) }).map((chosen) => chosen.join(','));
const people = (...names: (Who | 'ephesian2')[]) =>
  fc.constant(null).chain(() => some(['none', ...names.map((name) => String(staff[name]))]));

/** Two or three filters are mostly as many as leave something. */
const asked = fc
  .record(
    {
      mine: fc.constant('yes'),
      stages: some(BOARD_STAGES),
      advance: some(ADVANCES),
      country: some(['MX', 'PE', 'CO', 'SE', 'US']),
      ephesian: people('ephesian', 'ephesian2'),
      analyst: people('analyst', 'analyst2'),
      supervisor: people('supervisor'),
      tag: some(['1', '2', 'none', '77']),
      classification: some(CLASSIFICATIONS),
      payment: some(PAYMENTS),
      exonerated: some(EXONERATED),
      corrections: fc.constantFrom(...CORRECTIONS),
      missing: some(DOCUMENT_KINDS),
      days: fc.constantFrom(...DAYS_IN_STAGE),
      entered: span,
      submitted: span,
      paid: span,
      search: fc.constantFrom(
        'martinez',
        'MARTINES',
        'peres',
        'perez ana',
        'ñañez',
        'ju',
        'jo',
        'kontakt',
        '555-0147',
        'casa',
        'csaa',
        '2026-',
        'x%',
        'brien',
      ),
    },
    { requiredKeys: [] },
  )
  .chain((all) => fc.subarray(Object.entries(all), { maxLength: Math.min(3, Object.keys(all).length) }))
  .map((chosen) => Object.fromEntries(chosen) as Record<string, string>);

interface Column {
  status: string;
  totalBD: number;
  next: string | null;
  data: { id: number }[];
}

test('any filters show any role the same board, list, counts and file as a naive computation', async () => {
  const now = portal.clock.now();
  let [found, written] = [0, 0];
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...(Object.keys(ROLES) as Who[])), asked, async (who, query) => {
      const actor = actorOf(who);
      const reach = reachOf(actor);
      const reader = { userId: actor.userId, kind: reach.kind, seesCorrections: seesCorrections(actor.permissions) };
      const wanted = raw.filter(
        (row) =>
          isInReach(reach, {
            status: row.status,
            assignees: {
              analyst: row.analyst_id,
              supervisor: row.supervisor_id,
              manager: row.manager_id,
              ephesian: row.ephesian_id,
            },
            deleted: row.deleted_at !== null,
          }) && Object.entries(query).every(([key, value]) => FITS[key as keyof typeof FITS](row, value, reader, now)),
      );
      found += wanted.length;
      const order = wanted.toSorted(
        (a, b) => b.stage_entered_at.getTime() - a.stage_entered_at.getTime() || b.id - a.id,
      );
      const ask = async (path: string, more: Record<string, string> = {}) =>
        (
          await callers[who].get(
            `/api/business/request${path}?${new URLSearchParams({ ...query, ...more }).toString()}`,
          )
        ).data;

      const { columns } = (await ask('/board')) as { columns: Column[] };
      expect(columns.map(({ status }) => status)).toEqual(visibleStages(reach));
      const counts = Object.fromEntries(columns.map(({ status, totalBD }) => [status, totalBD]));
      for (const column of columns) {
        const rows = order.filter(({ status }) => status === column.status);
        expect(column.totalBD, column.status).toBe(rows.length);
        expect(
          column.data.map(({ id }) => id),
          column.status,
        ).toEqual(rows.slice(0, 25).map(({ id }) => id));
      }
      expect(((await ask('/status')) as Column[]).map(({ status, totalBD }) => [status, totalBD])).toEqual(
        Object.entries(counts),
      );

      const list = (await ask('')) as { data: { id: number }[]; total: number };
      expect(list.total).toBe(wanted.length);
      expect(list.data.map(({ id }) => id)).toEqual(order.slice(0, 25).map(({ id }) => id));

      const ordered = await orderExport(callers[who], { list: 'listApplications', query, columns: ['caseNumber'] });
      if (actor.permissions.has(EXPORTS_CASES)) {
        const [, ...lines] = readCsv(await openExport(portal, ordered.data));
        expect(lines.map(([caseNumber]) => caseNumber)).toEqual(order.map(({ case_number }) => case_number));
        written += lines.length;
      } else expect(ordered.codes).toEqual(['GE004']);

      const ids = raw.slice(0, 30).map(({ id }) => id);
      const fitting = await ask('/fitting', { ids: ids.join(',') });
      const isWanted = (id: number) => wanted.some((row) => row.id === id);
      expect(fitting.cards.map(({ id }: { id: number }) => id).toSorted()).toEqual(ids.filter(isWanted).toSorted());
      expect(fitting.gone).toEqual(ids.filter((id) => !isWanted(id)));
      expect(fitting.counts).toEqual(counts);
    }),
    cases(2000),
  );
  // Filters that leave nothing would prove nothing.
  expect(found).toBeGreaterThan(50);
  expect(written).toBeGreaterThan(50);
});

test('a next page of a narrowed column holds what fits, and each once', async () => {
  const query = 'payment=ONLINE,EXONERATED&exonerated=NONE,PAYMENT,PROCESS';
  const seen: number[] = [];
  for (let after = ''; ;) {
    const column = (await callers.manager.get(`/api/business/request/status/PAID?${query}${after}`)).data as Column;
    seen.push(...column.data.map(({ id }) => id));
    expect(column.totalBD).toBe(
      raw.filter((row) => row.status === 'PAID' && row.payment_status !== 'PENDING' && !row.deleted_at).length,
    );
    if (column.next === null) break;
    after = `&after=${column.next}`;
  }
  expect(new Set(seen).size).toBe(seen.length);
});

test.each([
  ['/board', 'country=MEX', 'country.0'],
  ['/board', 'advance=SOON', 'advance.0'],
  ['/status/PAID', 'days=4', 'days'],
  ['', `search=${'x'.repeat(121)}`, 'search'],
  ['/status', 'entered=2026-02-30..', 'entered'],
  ['/fitting', 'ids=1&tag=x', 'tag.0'],
])('%s refuses %s at its field', async (path, query, field) => {
  const answer = await callers.manager.get(`/api/business/request${path}?${query}`);
  expect([answer.status, Object.keys(answer.body.data.fields)]).toEqual([400, [field]]);
});
