import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quietLog } from '../../../test/quietLog.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/database/testDatabase.ts';
import { applyMigrations, MigrationChanged } from './migrations.ts';
import { engineOf } from './root.ts';

let opened: TestDatabase;
let folder: string;

beforeAll(async () => {
  opened = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'portal-migrations-'));
});

afterAll(async () => {
  await opened.close();
  await rm(folder, { recursive: true });
});

function migrate(): Promise<void> {
  return applyMigrations(engineOf(opened.database).executeSql, quietLog, folder);
}

test('applies each file once, in order, and refuses one that was changed later', async () => {
  await writeFile(join(folder, '9002_b.sql'), 'INSERT INTO first_table VALUES (2);');
  await writeFile(
    join(folder, '9001_a.sql'),
    'CREATE TABLE first_table (id int);\nINSERT INTO first_table VALUES (1);',
  );
  await migrate();
  await migrate();
  const { rows } = await opened.database.read((db) => sql`SELECT id FROM first_table ORDER BY id`.execute(db));
  expect(rows).toEqual([{ id: 1 }, { id: 2 }]);

  await writeFile(join(folder, '9002_b.sql'), 'INSERT INTO first_table VALUES (2);\r\n'.trim());
  await migrate();
  await writeFile(join(folder, '9002_b.sql'), 'INSERT INTO first_table VALUES (3);');
  await expect(migrate()).rejects.toThrow(MigrationChanged);
  await rm(join(folder, '9002_b.sql'));
});

test('keeps nothing of a file that fails, and says which it was', async () => {
  await writeFile(join(folder, '9003_c.sql'), 'CREATE TABLE half (id int); SELECT nonsense;');
  await expect(migrate()).rejects.toThrow('9003_c.sql failed');
  await writeFile(join(folder, '9003_c.sql'), 'CREATE TABLE half (id int);');
  await migrate();
});

test('sorts by the portal collation: letters before accents and case', async () => {
  const { rows } = await opened.database.read((db) =>
    sql<{ name: string }>`SELECT name FROM unnest(ARRAY['Zoé', 'Ñandú', 'nube', 'Ábaco', 'abeja']) AS name
      ORDER BY name COLLATE portal`.execute(db),
  );
  expect(rows.map(({ name }) => name)).toEqual(['Ábaco', 'abeja', 'Ñandú', 'nube', 'Zoé']);
});
