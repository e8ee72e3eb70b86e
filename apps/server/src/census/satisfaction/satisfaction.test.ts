import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CensusComment, SatisfactionFigures } from '@portal/contract/census/satisfaction.ts';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { insertCensuses } from '../../../test/database/censusRows.ts';
import { insertApplication, readApplication, staffId } from '../../../test/factories.ts';
import { newestCensus } from '../../../test/listed/reports.ts';
import { inRole } from '../../../test/people/inRole.ts';
import { newYorkDate } from '../../platform/clock.ts';

interface Kept {
  census_id: number;
  church_id: number | null;
  country: string;
  ephesian_id: number | null;
  deadline: string;
  sent_at: Date | null;
  vision_satisfaction: string | null;
  care_satisfaction: string | null;
  vision_comment: string | null;
}

let portal: TestServer;
let admin: Caller;
let one: Caller;
let newest: string;
let kept: Kept[];
const churches: Record<'MX' | 'CO' | 'BR', number[]> = { MX: [], CO: [], BR: [] };

const AT = '/api/business/report';

beforeAll(async () => {
  portal = await buildTestServer();
  [admin, one] = [await portal.staff('admin'), await portal.staff('ephesian')];
  for (let i = 0; i < 24; i += 1) {
    const country = (['MX', 'CO', 'BR'] as const)[i % 3] ?? 'MX';
    const id = await insertApplication(portal, { status: 'SENT', country, churchName: `Casa ${i}` });
    churches[country].push((await readApplication(portal, id)).church_id ?? 0);
  }
  const ephesian = await staffId(portal, 'ephesian');
  await portal.database.transaction(async (db) => {
    await insertCensuses(db, { ephesian, now: portal.clock.now() });
    // One was erased with everything that named it.
    await sql`
      update census_report set church_id = null, church_name = null, vision_comment = null, care_comment = null
      where church_id = ${churches.MX[0]}`.execute(db);
    // One moved to another country afterwards: its reports stay where they were.
    await sql`update church set country = 'CO' where id = ${churches.MX[1]}`.execute(db);
  });
  newest = await newestCensus(portal);
  const { rows } = await portal.database.read((db) =>
    sql<Kept>`
      select census_id, church_id, country, ephesian_id, deadline::text, sent_at, vision_satisfaction, care_satisfaction, vision_comment
      from census_report`.execute(db),
  );
  kept = rows;
});
afterAll(() => portal.close());

/** The naive count of some reports. */
function counted(reports: readonly Kept[], of: 'vision' | 'care') {
  const today = newYorkDate(portal.clock.now());
  const received = reports.filter(({ sent_at }) => sent_at !== null);
  const open = reports.filter(({ sent_at }) => sent_at === null);
  const chose = (answer: string) => received.filter((report) => report[`${of}_satisfaction`] === answer).length;
  return {
    generated: reports.length,
    received: received.length,
    pending: open.filter(({ deadline }) => deadline >= today).length,
    expired: open.filter(({ deadline }) => deadline < today).length,
    satisfied: chose('SATISFIED'),
    dissatisfied: chose('DISSATISFIED'),
  };
}

const figures = async (query = '', by: Caller = admin, of = 'vision'): Promise<SatisfactionFigures> =>
  (await by.get(`${AT}/${of === 'care' ? 'pastoral-care' : of}${query}`)).data;

/** The churches that a reader sees at all. */
async function seenBy(by: Caller): Promise<Set<number>> {
  const seen: number[] = [];
  for (let after = ''; after !== 'end';) {
    const { data, next } = (await by.get(`${AT}/church?${after && `after=${after}`}`)).data;
    seen.push(...data.map(({ id }: { id: number }) => id));
    after = next === null ? 'end' : encodeURIComponent(next);
  }
  return new Set(seen);
}

const ofYear = (reports: readonly Kept[], census: string) =>
  [...new Set(reports.map(({ census_id }) => census_id))]
    .filter((id) => Math.floor(id / 10) === Math.floor(Number(census) / 10))
    .toSorted();

test.each(['vision', 'care'] as const)('every total of the %s report equals a naive count', async (of) => {
  const ephesian = await staffId(portal, 'ephesian');
  const quarters = [...new Set(kept.map(({ census_id }) => census_id))];
  for (const [by, sees] of [
    [admin, () => true],
    [
      one,
      (
        (seen) =>
        ({ church_id }: Kept) =>
          church_id !== null && seen.has(church_id)
      )(await seenBy(one)),
    ],
  ] as const) {
    const own = kept.filter(sees);
    for (const census of quarters) {
      for (const [query, fits] of [
        ['', () => true],
        ['&country=MX', ({ country }) => country === 'MX'],
        ['&country=MX,CO', ({ country }) => country !== 'BR'],
        [`&ephesian=${ephesian}`, ({ ephesian_id }) => ephesian_id === ephesian],
        ['&ephesian=none&country=BR', ({ ephesian_id, country }) => ephesian_id === null && country === 'BR'],
      ] satisfies [string, (report: Kept) => boolean][]) {
        const fitting = own.filter(fits);
        const shown = fitting.filter(({ census_id }) => census_id === census);
        const told = await figures(`?census=${census}${query}`, by, of);
        expect(told.all, `${census}${query}`).toEqual(counted(shown, of));
        expect(told.erased).toBe(shown.filter(({ church_id }) => church_id === null).length);
        expect(told.quarters).toEqual(
          ofYear(fitting, String(census)).map((id) => ({
            census: { id, year: Math.floor(id / 10), quarter: id % 10 },
            ...counted(
              fitting.filter(({ census_id }) => census_id === id),
              of,
            ),
          })),
        );
        for (const { country, ...totals } of told.countries) {
          expect(totals).toEqual(
            counted(
              shown.filter((report) => report.country === country),
              of,
            ),
          );
        }
        for (const { ephesian: who, ...totals } of told.ephesians) {
          expect(totals).toEqual(
            counted(
              shown.filter(({ ephesian_id }) => ephesian_id === (who?.id ?? null)),
              of,
            ),
          );
        }
        for (const parts of [told.countries, told.ephesians]) {
          expect(parts.reduce((sum, { generated }) => sum + generated, 0)).toBe(shown.length);
        }
      }
    }
  }
});

test('behind each figure stands the list of just so many churches, for a quarter of the past as well', async () => {
  const ephesian = await staffId(portal, 'ephesian');
  const behind = async (query: string): Promise<number> => (await admin.get(`${AT}/church?${query}`)).data.total;
  const OWED = 'CENSUS_WITHOUT_STARTING,INCOMPLETE,PENDING';
  for (const census of new Set(kept.map(({ census_id }) => census_id))) {
    for (const filter of ['', '&country=MX', '&country=CO', `&ephesian=${ephesian}`, '&ephesian=none']) {
      const { all, erased } = await figures(`?census=${census}${filter}`);
      const of = `census=${census}${filter}`;
      expect(await behind(of), of).toBe(all.generated - erased);
      // The one that was erased has sent its report or not; its part is seen in the rest.
      const parts = await Promise.all([`${of}&state=SEND`, `${of}&state=${OWED}`, `${of}&state=EXPIRED`].map(behind));
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(all.generated - erased);
      if (erased > 0) continue;
      expect(parts).toEqual([all.received, all.pending, all.expired]);
      expect(await behind(`${of}&vision=SATISFIED`)).toBe(all.satisfied);
      expect(await behind(`${of}&vision=DISSATISFIED`)).toBe(all.dissatisfied);
    }
  }
});

test('without a quarter the newest is told of; one that there is not is not found', async () => {
  expect((await figures()).census?.id).toBe(Number(newest));
  expect((await admin.get(`${AT}/vision?census=20991`)).status).toBe(404);
  const { data } = (await admin.get(`${AT}/census`)).data;
  expect(data.map(({ id }: { id: number }) => id)).toEqual(
    [...new Set(kept.map(({ census_id }) => census_id))].toSorted().toReversed(),
  );
});

test('comments come in the order written and are searched by their words, those of the own region alone', async () => {
  const all: CensusComment[] = (await admin.get(`${AT}/vision/comment?census=${newest}`)).data.data;
  const written = kept.filter(
    ({ census_id, sent_at, vision_comment, church_id }) =>
      census_id === Number(newest) && sent_at !== null && vision_comment !== null && church_id !== null,
  );
  expect(all.map(({ comment }) => comment).toSorted()).toEqual(
    written.map(({ vision_comment }) => vision_comment).toSorted(),
  );
  const times = all.map(({ writtenAt }) => writtenAt);
  expect(times).toEqual(times.toSorted());
  const found: CensusComment[] = (await admin.get(`${AT}/vision/comment?search=VISION avanza`)).data.data;
  expect(found.length).toBeGreaterThan(0);
  expect((await admin.get(`${AT}/vision/comment?search=${encodeURIComponent('zarzamora')}`)).data.total).toBe(0);
  const own: CensusComment[] = (await one.get(`${AT}/vision/comment`)).data.data;
  const seen = await seenBy(one);
  expect(own.length).toBeGreaterThan(0);
  expect(own.every(({ church }) => seen.has(church.id))).toBe(true);
  expect(own.some(({ country }) => country === 'BR')).toBe(false);
});

test('each report is read by its own right', async () => {
  const reader = await inRole(portal, 'supervisor', ['business.request.show.sent', 'business.report.vision']);
  expect((await reader.get(`${AT}/vision`)).status).toBe(200);
  expect((await reader.get(`${AT}/vision/comment`)).status).toBe(200);
  expect((await reader.get(`${AT}/pastoral-care`)).codes).toEqual(['GE004']);
  expect((await reader.get(`${AT}/pastoral-care/comment`)).codes).toEqual(['GE004']);
  expect((await (await portal.staff('analyst')).get(`${AT}/vision`)).codes).toEqual(['GE004']);
});
