import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { SettingKey } from '@portal/domain/history/changes.ts';
import { STAFF_NAME } from '../history/listHistory.ts';
import { record } from '../history/record.ts';
import type { Db } from '../platform/database/tables.ts';
import type { StaffContext } from '../platform/http/context.ts';
import { refuseStale } from '../platform/http/refusal.ts';
import './settings.tables.ts';
import type { KeptSetting, KeptVersion } from './versions/versionedSetting.ts';

export interface Versioned<Value> {
  value: Value;
  /** Rises with every change. */
  version: number;
}

/**
 * A setting of the installation that staff change. A migration sets its first value; `first` is that of settings that are as
 * many as what they speak of, which has the version 0 until somebody changes it.
 */
export const defineParameter = <Value>(key: SettingKey, schema: z.ZodMiniType<Value>, first?: Value) => {
  async function read(db: Db): Promise<Versioned<Value>> {
    const found = await db
      .selectFrom('parameter')
      .select(['value', 'version'])
      .where('key', '=', key)
      .executeTakeFirst();
    if (!found && first === undefined) throw new Error(`The portal comes with a value of ${key}.`);
    return found ? { value: schema.parse(found.value), version: found.version } : { value: first as Value, version: 0 };
  }
  /** The row is there and nobody else changes it meanwhile. */
  async function lock(db: Db): Promise<void> {
    if (first !== undefined) {
      await db
        .insertInto('parameter')
        .values({ key, value: JSON.stringify(first), version: 0 })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    await db.selectFrom('parameter').select('key').where('key', '=', key).forNoKeyUpdate().execute();
  }
  return {
    key,
    read,
    /** Sets it as history has it; as it is already, nothing is told. Refusal: `record.stale` with what `present` tells. */
    async set(
      context: StaffContext,
      { value, version }: Versioned<Value>,
      present: () => Promise<unknown>,
    ): Promise<void> {
      const { db } = context;
      await lock(db);
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
    /** All that it was since the portal was made, as the history has it: the newest first, from `before` downwards. */
    versions: (db: Db, range: { before?: number | undefined; limit: number }): Promise<KeptVersion[]> =>
      versionsOf(db, key, read, range),
  } satisfies KeptSetting & Record<string, unknown>;
};

interface Changed {
  at: Date;
  by: string | null;
  from: unknown;
  to: unknown;
}

/** Each change made a version out of the one before; the one before the first is told without a time. */
async function versionsOf(
  db: Db,
  key: SettingKey,
  read: (db: Db) => Promise<Versioned<unknown>>,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<KeptVersion[]> {
  const present = await read(db);
  const newest = Math.min(before === undefined ? present.version : before - 1, present.version);
  const passed = present.version - newest;
  // The change right behind those that were passed says what the newest of the rest was.
  const { rows } = await sql<Changed>`
    select history.at, ${STAFF_NAME} history.user_id) as by, change->'from' as from, change->'to' as to
    from history, lateral (select history.detail->'changes'->${key}::text as change) told
    where noun = 'settings' and subject_id = 0 and change is not null
    order by history.id desc offset ${Math.max(passed - 1, 0)} limit ${limit + 1}`.execute(db);
  const changes = passed > 0 ? rows.slice(1) : rows.slice(0, limit);
  const versions = changes.map(({ at, by, to }, place) => ({
    version: newest - place,
    content: to,
    at: at.toISOString(),
    by,
  }));
  if (changes.length === limit) return versions;
  const next = changes.at(-1) ?? (passed > 0 ? rows[0] : { from: present.value });
  return next ? [...versions, { version: newest - changes.length, content: next.from, at: null, by: null }] : versions;
}
