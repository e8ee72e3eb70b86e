// A process of its own for tests: commits rows to the embedded database in the given folder, one transaction each,
// and prints a row's number once its commit was acknowledged.
import { sql } from 'kysely';
import { openDatabase } from '../src/platform/database/openDatabase.ts';
import { quietLog } from './quietLog.ts';

const database = await openDatabase({ dataDir: process.argv[2] ?? '', log: quietLog });
await database.transaction((db) => sql`CREATE TABLE IF NOT EXISTS acknowledged (number int)`.execute(db));
for (let number = 1; ; number++) {
  await database.transaction((db) => sql`INSERT INTO acknowledged VALUES (${number})`.execute(db));
  process.stdout.write(`${number}\n`);
}
