import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../test/database/testDatabase.ts';

let opened: TestDatabase;

beforeAll(async () => {
  opened = await openTestDatabase();
});

afterAll(() => opened.close());

async function read(expression: string): Promise<unknown> {
  const { rows } = await opened.database.read((db) =>
    sql<{ value: unknown }>`SELECT ${sql.raw(expression)} AS value`.execute(db),
  );
  return rows[0]?.value;
}

const instant = new Date('2025-11-21T20:05:00.250Z');

test.each<[string, unknown]>([
  ['9007199254740991::int8', Number.MAX_SAFE_INTEGER],
  ['count(*)', 1],
  ['12.50::numeric', '12.50'],
  [`'2025-03-09'::date`, '2025-03-09'],
  [`'20:05'::time`, '20:05:00'],
  [`'2025-11-21 20:05'::timestamp`, '2025-11-21 20:05:00'],
  [`'1 day 2 hours'::interval`, '1 day 02:00:00'],
  [`'2025-11-21T20:05:00.25Z'::timestamptz`, instant],
  [`'{"a": [1, null]}'::jsonb`, { a: [1, null] }],
  [`'"text"'::jsonb`, 'text'],
  [`'\\x00ff'::bytea`, Buffer.from([0, 255])],
  [`ARRAY['a', 'b,"c', NULL]::text[]`, ['a', 'b,"c', null]],
  ['ARRAY[1, NULL]::int8[]', [1, null]],
  [`ARRAY['2025-03-09']::date[]`, ['2025-03-09']],
  [`ARRAY['2025-11-21T20:05:00.25Z']::timestamptz[]`, [instant]],
  [`ARRAY['{"a": 1}']::jsonb[]`, [{ a: 1 }]],
  [`ARRAY[1.50]::numeric[]`, ['1.50']],
  ['true', true],
  ['1.5::float8', 1.5],
  ['NULL::date', null],
])('reads %s alike on both engines', async (expression, expected) => {
  expect(await read(expression)).toEqual(expected);
});

test('refuses a bigint that a number cannot hold', async () => {
  await expect(read('9007199254740992::int8')).rejects.toThrow(RangeError);
});

test('writes what it read', async () => {
  const json = { name: "O'Brien" };
  const bytes = Buffer.from([0, 1, 255]);
  const { rows } = await opened.database.read((db) =>
    sql`SELECT ${instant}::timestamptz AS instant, ${JSON.stringify(json)}::jsonb AS json, ${bytes}::bytea AS bytes,
      ${['a', 'b"c']}::text[] AS texts, ${[1, 2]}::int8[] AS ids, ${'2025-03-09'}::date AS day`.execute(db),
  );
  expect(rows).toEqual([{ instant, json, bytes, texts: ['a', 'b"c'], ids: [1, 2], day: '2025-03-09' }]);
});
