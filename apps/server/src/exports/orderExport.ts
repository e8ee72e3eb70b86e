import { randomUUID } from 'node:crypto';
import type { exportEndpoints } from '@portal/contract/exports/exports.ts';
import { EXPORTED_AT_ONCE, exportStateOf } from '@portal/domain/exports/exports.ts';
import { reachOf } from '@portal/domain/access/reach.ts';
import { attach } from '../platform/files/attach.ts';
import type { StaffContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { refusal } from '../platform/http/refusal.ts';
import type { ExportedList } from '../platform/lists/exportOf.ts';
import { chargeOf } from '../platform/privacy/chargeOf.ts';
import { exportSubject, FILE } from './exportFiles.ts';
import { leaveExport } from './making/exportQueue.ts';
import './exports.tables.ts';
import { keepExport } from './file/keepExport.ts';
import { mayExport } from './mayExport.ts';
import { orderOf } from './orderOf.ts';

type Input = Pick<InputOf<typeof exportEndpoints.orderExport>, 'body'>;

interface Prepared {
  total: number;
  /** What is few is made before anything is written. */
  file: { fileId: number; name: string; charge: Record<string, number> } | undefined;
}

/** Counts what is asked for, and makes its file where that is quick. */
export const prepareExport =
  (lists: readonly ExportedList[]) =>
  async (context: Omit<StaffContext, 'db'>, { body }: Input): Promise<Prepared> => {
    const { database } = context.services;
    const order = await database.read((db) => orderOf(db, lists, body));
    mayExport(context.actor, order.list);
    const total = await database.snapshot(async (db) =>
      (await order.list.rows({ ...context, db }, order.query)).count(),
    );
    if (total > EXPORTED_AT_ONCE) return { total, file: undefined };
    // Names that have one in each language are told in the file's.
    let charge = {};
    const reader = async (db: StaffContext['db']) => {
      charge = await chargeOf(db, reachOf(context.actor));
      return { ...context, db, language: order.language };
    };
    const file = await keepExport({ ...context.services, now: context.now }, order, { of: randomUUID(), reader });
    return { total, file: { ...file, charge } };
  };

/**
 * Writes what was taken out, by whom (product/exports.md#at-once-or-later); what is many is left to a job, one such at a time for a person:
 * `export.running`.
 */
export async function orderExport(
  { db, actor, now }: StaffContext,
  { body }: Input,
  { total, file }: Prepared,
): Promise<number> {
  if (!file) {
    // Locked, so that of two orders at once the second finds the first.
    await db.selectFrom('staff_user').select('id').where('id', '=', actor.userId).forUpdate().execute();
    const found = await selectUnderWay(db, actor.userId);
    const isUnderWay = found.some(
      (row) =>
        exportStateOf({ state: row.state, createdAt: row.created_at, touchedAt: row.touched_at }, now) !== 'FAILED',
    );
    if (isUnderWay) throw refusal('export.running');
  }
  const { id } = await db
    .insertInto('export')
    .values({
      user_id: actor.userId,
      role_id: actor.roleId,
      list: body.list,
      query: JSON.stringify(body.query),
      filters: Object.keys(body.query).filter((key) => key !== 'sort' && key !== 'zone'),
      columns: body.columns,
      format: body.format,
      language: body.language,
      rights: [...actor.permissions],
      total,
      created_at: now,
      touched_at: now,
      ...(file && { state: 'DONE', done: total, charge: JSON.stringify(file.charge) }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (file) await attach(db, exportSubject(id), FILE, file, { userId: actor.userId, now });
  else await leaveExport(db, id);
  return id;
}

/** Lists of one person; a copy of somebody is no reason to wait for a list. */
export const selectUnderWay = (db: StaffContext['db'], user: number) =>
  db
    .selectFrom('export')
    .select(['state', 'created_at', 'touched_at'])
    .where('user_id', '=', user)
    .where('subject_id', 'is', null)
    .where('state', 'in', ['WAITING', 'RUNNING'])
    .execute();
