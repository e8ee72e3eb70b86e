import type * as z from 'zod/mini';
import type { SettingKey } from '@portal/domain/history/changes.ts';
import { record } from '../history/record.ts';
import type { Db } from '../platform/database/tables.ts';
import type { StaffContext } from '../platform/http/context.ts';
import { refuseStale } from '../platform/http/refusal.ts';
import './settings.tables.ts';

export interface Versioned<Value> {
  value: Value;
  /** Rises with every change. */
  version: number;
}

/** A setting of the installation that staff change; a migration sets its first value. */
export const defineParameter = <Value>(key: SettingKey, schema: z.ZodMiniType<Value>) => {
  async function read(db: Db): Promise<Versioned<Value>> {
    const { value, version } = await db
      .selectFrom('parameter')
      .select(['value', 'version'])
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    return { value: schema.parse(value), version };
  }
  return {
    read,
    /** Sets it as history has it; as it is already, nothing is told. Refusal: `record.stale` with what `present` tells. */
    async set(
      context: StaffContext,
      { value, version }: Versioned<Value>,
      present: () => Promise<unknown>,
    ): Promise<void> {
      const { db } = context;
      await db.selectFrom('parameter').select('key').where('key', '=', key).forNoKeyUpdate().execute();
      const before = await read(db);
      await refuseStale({ seen: version, now: before.version }, present);
      if (JSON.stringify(before.value) === JSON.stringify(value)) return;
      await db
        .updateTable('parameter')
        .set({ value: JSON.stringify(value), version: before.version + 1 })
        .where('key', '=', key)
        .execute();
      const changes = { [key]: { from: before.value, to: value } };
      await record(context, { noun: 'settings', id: 0, kind: 'changed', detail: { changes } });
    },
  };
};
