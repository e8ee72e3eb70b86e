import type { SettingKey } from '@portal/domain/history/changes.ts';
import { record } from '../history/record.ts';
import type { Db } from '../platform/database/tables.ts';
import './settings.tables.ts';

const KEY = 'MAINTENANCE' satisfies SettingKey;

/** Whether maintenance is switched on, for every process of the installation alike. */
export async function isInMaintenance(db: Db): Promise<boolean> {
  const row = await db.selectFrom('parameter').select('value').where('key', '=', KEY).executeTakeFirst();
  return row?.value === true;
}

/** Switched as it is already it stays so, and nothing is told. */
export async function switchMaintenance({ db, now }: { db: Db; now: Date }, on: boolean): Promise<void> {
  const before = await isInMaintenance(db);
  if (before === on) return;
  const value = JSON.stringify(on);
  await db
    .insertInto('parameter')
    .values({ key: KEY, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
  const changes = { [KEY]: { from: before, to: on } };
  await record({ db, now, actor: null }, { noun: 'settings', id: 0, kind: 'changed', detail: { changes } });
}
