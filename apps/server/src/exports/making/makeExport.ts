import type { Selectable } from 'kysely';
import { reachOf } from '@portal/domain/access/reach.ts';
import { bulkContext } from '../../bulk/bulkContext.ts';
import type { Db } from '../../platform/database/tables.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { defineJob, type JobContext } from '../../platform/jobs/defineJob.ts';
import type { ExportedList } from '../../platform/lists/exportOf.ts';
import { chargeOf } from '../../platform/privacy/chargeOf.ts';
import { titleOf } from '../file/exportBytes.ts';
import { exportQueue } from './exportQueue.ts';
import type { ExportTable } from '../exports.tables.ts';
import { finishExport, type Made } from './finishExport.ts';
import { followProgress, type Progress } from './followProgress.ts';
import { keepExport } from '../file/keepExport.ts';
import { mayExport } from '../mayExport.ts';
import { orderOfTaken } from '../orderOf.ts';

type Row = Selectable<ExportTable>;

/** A million rows take some minutes. */
const EXPIRE_SECONDS = 60 * 60;

/**
 * Makes an export with the rights that whoever asked for it has now. Made again after its process was cut off, it takes the
 * place of what there was; cancelled meanwhile, it leaves nothing.
 */
export const makeExport = (lists: readonly ExportedList[]) =>
  defineJob({
    ...exportQueue,
    retryLimit: 2,
    expireInSeconds: EXPIRE_SECONDS,
    async work(context, { export: id }) {
      const { database, now } = context;
      const row = await database.transaction((db) => begin(db, id, now));
      if (!row) return;
      const progress = followProgress(context, id);
      try {
        const made = await write(context, lists, row, progress);
        await progress.end();
        await database.transaction((db) => finishExport({ ...context, db }, row, made));
      } catch (error) {
        await progress.end();
        if (progress.isCancelled()) return;
        const isRefused = error instanceof Refusal;
        if (isRefused || context.job.isLastTry) await database.transaction((db) => fail(db, id));
        if (!isRefused) throw error;
      }
    },
  });

/** The row, where there is something to be made. */
const begin = (db: Db, id: number, now: Date): Promise<Row | undefined> =>
  db
    .updateTable('export')
    .set({ state: 'RUNNING', done: 0, touched_at: now })
    .where('id', '=', id)
    .where('state', 'in', ['WAITING', 'RUNNING'])
    .returningAll()
    .executeTakeFirst();

async function write(
  context: JobContext,
  lists: readonly ExportedList[],
  row: Row,
  { signal, onRows, rows }: Progress,
): Promise<Made> {
  const started = performance.now();
  const order = await context.database.read((db) => orderOfTaken(db, lists, { ...row, query: row.query ?? {} }));
  let rights: string[] = [];
  let charge = {};
  const file = await keepExport(context, order, {
    of: String(row.id),
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

const fail = (db: Db, id: number) =>
  db.updateTable('export').set({ state: 'FAILED' }).where('id', '=', id).where('state', '=', 'RUNNING').execute();
