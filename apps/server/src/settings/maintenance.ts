import type { Db } from '../platform/database/tables.ts';
import './settings.tables.ts';

const KEY = 'MAINTENANCE';

/** Whether maintenance is switched on, for every process of the installation alike. */
export async function isInMaintenance(db: Db): Promise<boolean> {
  const row = await db.selectFrom('parameter').select('value').where('key', '=', KEY).executeTakeFirst();
  return row?.value === true;
}

export async function switchMaintenance(db: Db, on: boolean): Promise<void> {
  const value = JSON.stringify(on);
  await db
    .insertInto('parameter')
    .values({ key: KEY, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
