import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/buildTestServer.ts';
import { cases } from '../../../test/cases.ts';
import { insertEvent } from '../../../test/database/eventRows.ts';
import '../events.tables.ts';

let portal: TestServer;

beforeAll(async () => {
  portal = await buildTestServer();
});
afterAll(() => portal.close());

/** A check-in as it is drawn: persons, churches, spouses and parents by small numbers. */
interface Drawn {
  person: number;
  holder: boolean;
  spouse: boolean;
  natural: number;
  spiritual: number;
  undone: boolean;
}

const PERSONS = 6;
/** Fixed by the person: churches in twos, 0 and 1 are married, 2 and 3 are children of 0, 4 of 2. */
const FACTS = Array.from({ length: PERSONS }, (_, person) => ({
  church: Math.floor(person / 2),
  spouse: person === 0 ? 1 : person === 1 ? 0 : undefined,
  parent: ({ 2: 0, 3: 0, 4: 2 } as Record<number, number>)[person],
}));

/** Counted by hand, person by person, from the definition. */
function countedNaively(all: readonly Drawn[]): Record<number, number[]> {
  const standing = all.filter(({ undone }) => !undone);
  const of = (person: number | undefined) => standing.filter((each) => each.person === person);
  const came = (person: number | undefined) => of(person).length > 0;
  const most = (person: number, key: 'natural' | 'spiritual') => Math.max(0, ...of(person).map((each) => each[key]));
  const rows: Record<number, number[]> = {};
  for (const [person, { church, spouse, parent }] of FACTS.entries()) {
    if (!came(person)) continue;
    const held = of(person).some(({ holder }) => holder);
    const row = (rows[church] ??= [0, 0, 0, 0]);
    const children = FACTS.flatMap((facts, child) => (facts.parent === person ? [child] : [])).filter((child) =>
      of(child).some(({ holder }) => holder),
    );
    const spouseHeld = of(spouse).some(({ holder }) => holder);
    const [own, theirs] = [most(person, 'natural'), spouse === undefined ? 0 : most(spouse, 'natural')];
    const first = !came(spouse) || own > theirs || (own === theirs && person < (spouse ?? 0));
    row[0] = (row[0] ?? 0) + Number(held && !came(parent));
    row[1] = (row[1] ?? 0) + Number(of(person).some((each) => each.spouse) && !spouseHeld);
    row[2] = (row[2] ?? 0) + (first ? own : 0);
    row[3] = (row[3] ?? 0) + Math.max(most(person, 'spiritual'), children.length);
  }
  return rows;
}

const drawn = fc.record<Drawn>({
  person: fc.nat(PERSONS - 1),
  holder: fc.boolean(),
  spouse: fc.boolean(),
  natural: fc.nat(3),
  spiritual: fc.nat(3),
  undone: fc.boolean(),
});

test('what is kept equals a naive count, however check-ins come and go', async () => {
  const event = await insertEvent(portal);
  await fc.assert(
    fc.asyncProperty(fc.array(drawn, { maxLength: 12 }), async (all) => {
      const rows = await portal.database.transaction(async (db) => {
        await db.deleteFrom('check_in').where('event_id', '=', event).execute();
        for (const { person, undone, ...each } of all) {
          const facts = FACTS[person];
          const { id } = await db
            .insertInto('check_in')
            .values({
              event_id: event,
              key: randomUUID(),
              person_id: 1_000 + person,
              church_id: 500 + (facts?.church ?? 0),
              spouse_id: facts?.spouse === undefined ? null : 1_000 + facts.spouse,
              parent_id: facts?.parent === undefined ? null : 1_000 + facts.parent,
              ephesian_id: null,
              licence_id: null,
              at: portal.clock.now(),
              holder: each.holder,
              spouse: each.spouse,
              natural_children: each.natural,
              spiritual_children: each.spiritual,
              user_id: null,
            })
            .returning('id')
            .executeTakeFirstOrThrow();
          if (undone)
            await db.updateTable('check_in').set({ undone_at: portal.clock.now() }).where('id', '=', id).execute();
        }
        return db.selectFrom('attendance').selectAll().where('event_id', '=', event).execute();
      });
      const kept = Object.fromEntries(
        rows.map((row) => [
          (row.church_id ?? 0) - 500,
          [row.leaders, row.spouses, row.natural_children, row.spiritual_children],
        ]),
      );
      expect(kept).toEqual(countedNaively(all));
    }),
    cases(200),
  );
});
