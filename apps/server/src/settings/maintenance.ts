import { access, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../platform/database/tables.ts';
import type { Settings } from '../platform/settings.ts';
import './settings.tables.ts';

const KEY = 'MAINTENANCE';

/**
 * The embedded engine's directory is locked by the running server, so that no second process could write the flag into
 * its database: there it is a file beside it.
 */
const maintenanceFile = ({ dataDir }: Pick<Settings, 'dataDir'>): string => join(dataDir, 'maintenance');

/** Whether maintenance is switched on, for every process of the installation alike. */
export async function isInMaintenance(settings: Settings, db: Db): Promise<boolean> {
  if (settings.databaseUrl === undefined) {
    return access(maintenanceFile(settings)).then(
      () => true,
      () => false,
    );
  }
  const row = await db.selectFrom('parameter').select('value').where('key', '=', KEY).executeTakeFirst();
  return row?.value === true;
}

export async function switchMaintenanceFile(settings: Settings, on: boolean): Promise<void> {
  const file = maintenanceFile(settings);
  if (!on) return rm(file, { force: true });
  await mkdir(settings.dataDir, { recursive: true });
  await writeFile(file, '');
}

export async function switchMaintenance(db: Db, on: boolean): Promise<void> {
  const value = JSON.stringify(on);
  await db
    .insertInto('parameter')
    .values({ key: KEY, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
