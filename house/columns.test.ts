import { describe, expect, test } from 'vitest';
import { findUnclassifiedColumns } from './columns.ts';
import { tree } from './tree.ts';

const MIGRATIONS = {
  'apps/server/migrations/0001_persons.sql': 'create table persons (id bigint, name text);',
  'apps/server/migrations/0002_phone.sql':
    'alter table persons add phone text; create view names as select name from persons;',
};
const CLASSIFICATION = 'apps/server/src/platform/privacy/columns.ts';

describe('columns of the database', () => {
  test('are all personal or plain', async () => {
    const source = `export const COLUMNS = { persons: { id: 'plain', name: 'personal', phone: 'personal' } };`;
    expect(await findUnclassifiedColumns(tree({ ...MIGRATIONS, [CLASSIFICATION]: source }))).toEqual([]);
  });

  test('go red when a later migration adds one, when a word is unknown, and when one is gone', async () => {
    const source = `export const COLUMNS = { persons: { id: 'plain', name: 'maybe', fax: 'personal' } };`;
    expect(await findUnclassifiedColumns(tree({ ...MIGRATIONS, [CLASSIFICATION]: source }))).toEqual([
      `persons.name is neither personal nor plain (${CLASSIFICATION})`,
      `persons.phone is neither personal nor plain (${CLASSIFICATION})`,
      'persons.fax is classified but not in the database',
    ]);
  });

  test('fail when the migrations make no tables', async () => {
    const root = tree({
      'apps/server/migrations/0001_nothing.sql': 'select 1;',
      [CLASSIFICATION]: 'export const COLUMNS = {};',
    });
    await expect(findUnclassifiedColumns(root)).rejects.toThrow('no tables');
  });
});
