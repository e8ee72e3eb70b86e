// A process of its own for tests: commits rows to the portal's own database in the given folder, one transaction each, and
// prints a row's number once its commit was acknowledged. It goes on behind the last number that is there.
import { sql } from 'kysely';
import { openDatabase } from '../../src/platform/database/openDatabase.ts';
import { quietLog } from '../quietLog.ts';

const database = await openDatabase({ dataDir: process.argv[2] ?? '', log: quietLog });
await database.transaction((db) => sql`CREATE TABLE IF NOT EXISTS acknowledged (number int)`.execute(db));
const { rows } = await database.read((db) =>
  sql<{ last: number }>`SELECT coalesce(max(number), 0) AS last FROM acknowledged`.execute(db),
);
for (let number = (rows[0]?.last ?? 0) + 1; ; number++) {
  await database.transaction((db) => sql`INSERT INTO acknowledged VALUES (${number})`.execute(db));
  process.stdout.write(`${number}\n`);
}
