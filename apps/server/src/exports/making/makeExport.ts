import type { Selectable } from 'kysely';
import { reachOf } from '@portal/domain/access/reach.ts';
import { isCopy } from '@portal/domain/exports/exports.ts';
import { bulkContext } from '../../bulk/bulkContext.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { FileOwner } from '../../platform/files/fileOwner.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { defineJob, type JobContext } from '../../platform/jobs/defineJob.ts';
import type { ExportedList } from '../../platform/lists/exportOf.ts';
import { chargeOf } from '../../platform/privacy/chargeOf.ts';
import { isThere, keepCopy } from '../copies/keepCopy.ts';
import { titleOf } from '../file/exportBytes.ts';
import { exportQueue } from './exportQueue.ts';
import type { ExportTable } from '../exports.tables.ts';
import { finishExport, type Made } from './finishExport.ts';
import { followProgress, type Progress } from './followProgress.ts';
import { keepExport } from '../file/keepExport.ts';
import { mayExport } from '../mayExport.ts';
import { orderOfTaken } from '../orderOf.ts';

type Row = Selectable<ExportTable>;

export interface Sources {
  lists: readonly ExportedList[];
  /** Whose files are in a copy of a person. */
  owners: readonly FileOwner[];
}

/** A million rows take some minutes. */
const EXPIRE_SECONDS = 60 * 60;

/**
 * Makes an export with the rights that whoever asked for it has now. Made again after its process was cut off, it takes the
 * place of what there was; cancelled meanwhile, it leaves nothing.
 */
export const makeExport = (sources: Sources) =>
  defineJob({
    ...exportQueue,
    retryLimit: 2,
    expireInSeconds: EXPIRE_SECONDS,
    async work(context, { export: id }) {
      while (!(await isSettled(context, sources, id))) continue;
    },
  });

/** Makes it, and answers whether that was all: what was cancelled is not found again, what was read before an erasure is. */
async function isSettled(context: JobContext, sources: Sources, id: number): Promise<boolean> {
  const { database, now } = context;
  const row = await database.transaction((db) => begin(db, id, now));
  if (!row) return true;
  const progress = followProgress(context, row);
  try {
    const made = await write(context, sources, row, progress);
    await progress.end();
    return await database.transaction((db) => finishExport({ ...context, db }, row, made));
  } catch (error) {
    await progress.end();
    if (progress.isCancelled()) return false;
    const isRefused = error instanceof Refusal;
    if (isRefused || context.job.isLastTry) await database.transaction((db) => giveUp(db, row));
    if (!isRefused) throw error;
    return true;
  }
}

/** The row, where there is something to be made. */
const begin = (db: Db, id: number, now: Date): Promise<Row | undefined> =>
  db
    .updateTable('export')
    .set({ state: 'RUNNING', done: 0, touched_at: now })
    .where('id', '=', id)
    .where('state', 'in', ['WAITING', 'RUNNING'])
    .returningAll()
    .executeTakeFirst();

/** What it is made of, and what distinguishes its bytes from those that were begun before an erasure. */
function write(context: JobContext, { lists, owners }: Sources, row: Row, progress: Progress): Promise<Made> {
  const of = row.begun === 0 ? String(row.id) : `${row.id} ${row.begun}`;
  const copied = copiedBy(row);
  return copied
    ? keepCopy(context, owners, { row, of, ...copied }, progress)
    : writeList(context, lists, { row, of }, progress);
}

async function writeList(
  context: JobContext,
  lists: readonly ExportedList[],
  { row, of }: { row: Row; of: string },
  { signal, onRows, rows }: Progress,
): Promise<Made> {
  const started = performance.now();
  const { list, format, query } = row;
  if (isCopy(list) || format === 'zip') throw new Error(`${list} is no list.`);
  const asked = { ...row, list, format, query: query ?? {} };
  const order = await context.database.read((db) => orderOfTaken(db, lists, asked));
  let rights: string[] = [];
  let charge = {};
  const file = await keepExport(context, order, {
    of,
    signal,
    onRows,
    async reader(db) {
      const reader = await bulkContext(context, db, { actor_id: row.user_id, role_id: row.role_id });
      mayExport(reader.actor, order.list);
      rights = [...reader.actor.permissions];
      charge = await chargeOf(db, reachOf(reader.actor));
      return { ...reader, language: order.language };
    },
  });
  const seconds = (performance.now() - started) / 1000;
  return { ...file, rights, charge, seconds, done: rows(), title: (words) => titleOf(order.list, words) };
}

/** It has failed; a copy of whoever is erased meanwhile is stopped by that. */
async function giveUp(db: Db, row: Row): Promise<void> {
  const copied = copiedBy(row);
  const state = copied && !(await isThere(db, copied)) ? 'CANCELLED' : 'FAILED';
  await db.updateTable('export').set({ state }).where('id', '=', row.id).where('state', '=', 'RUNNING').execute();
}

/** Of whom it is a copy, if it is one. */
const copiedBy = ({ list, subject_id: id }: Row) =>
  isCopy(list) && typeof id === 'number' ? { name: list, id } : undefined;
