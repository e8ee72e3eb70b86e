import { sql } from 'kysely';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestServer, type Caller, type TestServer } from '../../../test/buildTestServer.ts';
import { cases } from '../../../test/cases.ts';
import { insertEvent } from '../../../test/database/eventRows.ts';
import { staffId } from '../../../test/factories.ts';
import { insertVaried } from '../../../test/listed/variedApplications.ts';
import '../events.tables.ts';

const DAY_MS = 86_400_000;
const KINDS = ['leaders', 'spouses', 'naturalChildren', 'spiritualChildren'] as const;

interface Raw {
  event_id: number;
  church_id: number;
  person_id: number;
  holder: boolean;
  spouse: boolean;
  natural_children: number;
  spiritual_children: number;
  undone_at: Date | null;
  year: number;
  conference: string;
  country: string;
  ephesian_id: number | null;
}
type Counts = Record<(typeof KINDS)[number] | 'total', number>;

let portal: TestServer;
let admin: Caller;
let raw: Raw[];
let ephesians: number[];

beforeAll(async () => {
  portal = await buildTestServer();
  admin = await portal.staff('admin');
  await insertVaried(portal, 24);
  ephesians = [await staffId(portal, 'ephesian'), await staffId(portal, 'ephesian2')];
  const now = portal.clock.now().getTime();
  for (const [place, ago] of [5, 60, 300, 420, 800].entries()) {
    const startsAt = new Date(now - ago * DAY_MS);
    const conference = place % 2 === 0 ? 'Encuentro anual' : 'Cumbre de jóvenes';
    await insertEvent(portal, { startsAt, endsAt: new Date(startsAt.getTime() + DAY_MS), conference });
  }
  // Some came twice, some were taken back, some only brought others; nobody is anybody's kin.
  await portal.database.transaction((db) =>
    sql`insert into check_in (event_id, key, person_id, church_id, ephesian_id, at, holder, spouse, natural_children, spiritual_children, undone_at)
      select event.id, gen_random_uuid(), church.id * 10 + n, church.id,
        (array[${ephesians[0]}, ${ephesians[1]}, null]::bigint[])[1 + church.id % 3], starts_at, (church.id + n) % 4 > 0,
        (event.id + n) % 3 = 0, ((church.id + n + turn) % 3)::int, ((event.id + n * turn) % 4)::int,
        case when (church.id + n + turn + event.id) % 5 = 0 then ${portal.clock.now()}::timestamptz end
      from event, church, generate_series(1, 3) n, generate_series(1, 2) turn
      where (event.id + church.id + n) % 3 > 0`.execute(db),
  );
  raw = await portal.database.read(async (db) => {
    const { rows } = await sql<Raw>`select check_in.*, event.year, event.conference, church.country
      from check_in join event on event.id = event_id join church on church.id = church_id`.execute(db);
    return rows;
  });
});
afterAll(() => portal.close());

/** From the definition: each person once an event, of companions the greatest number that was said. */
function countNaively(fits: (row: Raw) => boolean): Map<string, Counts> {
  const persons = Map.groupBy(
    raw.filter((row) => row.undone_at === null && fits(row)),
    (row) => `${row.event_id} ${row.church_id} ${row.person_id}`,
  );
  const rows = new Map<string, Counts>();
  for (const [of, came] of persons) {
    const place = of.split(' ').slice(0, 2).join(' ');
    const row = rows.get(place) ?? { leaders: 0, spouses: 0, naturalChildren: 0, spiritualChildren: 0, total: 0 };
    row.leaders += Number(came.some(({ holder }) => holder));
    row.spouses += Number(came.some(({ spouse }) => spouse));
    row.naturalChildren += Math.max(...came.map((one) => one.natural_children));
    row.spiritualChildren += Math.max(...came.map((one) => one.spiritual_children));
    row.total = KINDS.reduce((sum, kind) => sum + row[kind], 0);
    rows.set(place, row);
  }
  return rows;
}

const numbers = ({ total, ...row }: Counts): Counts => ({ ...pick(row), total });
const pick = (row: Omit<Counts, 'total'>) => ({
  leaders: row.leaders,
  spouses: row.spouses,
  naturalChildren: row.naturalChildren,
  spiritualChildren: row.spiritualChildren,
});

async function listAll(
  query: URLSearchParams,
  told = new Map<string, Counts>(),
): Promise<{ told: Map<string, Counts>; years: ({ year: number } & Counts)[] }> {
  const { data } = await admin.get(`/api/business/event/attendance?${query.toString()}`);
  for (const row of data.data) told.set(`${row.event.id} ${row.church.id}`, numbers(row));
  if (data.next === null) return { told, years: data.years };
  query.set('after', data.next);
  return listAll(query, told);
}

test('attendance equals a naive count under any filters, row by row and summed by year', async () => {
  const some = <Of>(values: readonly Of[]) => fc.subarray([...new Set(values)], { minLength: 1 });
  const filters = fc.record(
    {
      year: some(raw.map(({ year }) => year)),
      event: fc.constantFrom(...new Set(raw.map(({ event_id }) => event_id))),
      conference: fc.constantFrom('anual', 'JÓVENES', 'cue', 'nowhere'),
      ephesian: fc.constantFrom('none', ...ephesians.map(String)),
      country: some(raw.map(({ country }) => country)),
    },
    { requiredKeys: [] },
  );
  let counted = 0;
  await fc.assert(
    fc.asyncProperty(filters, async ({ year, event, conference, ephesian, country }) => {
      const naive = countNaively(
        (row) =>
          (year === undefined || year.includes(row.year)) &&
          (event === undefined || row.event_id === event) &&
          (conference === undefined || row.conference.toLowerCase().includes(conference.toLowerCase())) &&
          (ephesian === undefined ||
            (ephesian === 'none' ? row.ephesian_id === null : row.ephesian_id === Number(ephesian))) &&
          (country === undefined || country.includes(row.country)),
      );
      const query = new URLSearchParams();
      const given = { year: year?.join(','), event, conference, ephesian, country: country?.join(',') };
      for (const [key, value] of Object.entries(given)) if (value !== undefined) query.set(key, String(value));
      const { told, years } = await listAll(query);
      expect(told).toEqual(naive);
      const yearOf = new Map(raw.map((row) => [String(row.event_id), row.year]));
      const byYear = Map.groupBy([...naive], ([place]) => yearOf.get(place.split(' ')[0] ?? ''));
      expect(new Map(years.map((row) => [row.year, row.total]))).toEqual(
        new Map([...byYear].map(([of, rows]) => [of, rows.reduce((sum, [, row]) => sum + row.total, 0)])),
      );
      counted += naive.size;
    }),
    cases(150),
  );
  expect(counted).toBeGreaterThan(0);
});
