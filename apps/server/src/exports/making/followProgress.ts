import { clearInterval, setInterval } from 'node:timers';
import type { Selectable } from 'kysely';
import type { JobContext } from '../../platform/jobs/defineJob.ts';
import type { ExportTable } from '../exports.tables.ts';

/** Told no oftener than this; whether it was cancelled is asked as often. */
const TELL_MS = 700;

export interface Progress {
  signal: AbortSignal;
  /** How many there are by now, and where only the making tells it, of how many. */
  onRows: (done: number, total?: number) => void;
  /** So far. */
  rows: () => number;
  /** It was cancelled, is gone, or something was erased meanwhile. */
  isCancelled: () => boolean;
  end: () => Promise<void>;
}

/** Writes how many rows there are by now, and stops the making of what was cancelled or has to be made anew. */
export function followProgress(
  { database, signal }: JobContext,
  { id, begun }: Pick<Selectable<ExportTable>, 'id' | 'begun'>,
): Progress {
  const cancelled = new AbortController();
  let done = 0;
  let all: number | undefined;
  let telling: Promise<unknown> | undefined;
  const tell = async () => {
    const { numUpdatedRows } = await database.transaction((db) =>
      db
        .updateTable('export')
        .set({ done, touched_at: new Date(), ...(all !== undefined && { total: all }) })
        .where('id', '=', id)
        .where('state', '=', 'RUNNING')
        .where('begun', '=', begun)
        .executeTakeFirst(),
    );
    if (numUpdatedRows === 0n) cancelled.abort();
  };
  const timer = setInterval(() => {
    telling ??= tell()
      .catch(() => undefined)
      .finally(() => {
        telling = undefined;
      });
  }, TELL_MS);
  return {
    signal: AbortSignal.any([signal, cancelled.signal]),
    onRows: (rows, total) => {
      done = rows;
      all = total;
    },
    rows: () => done,
    isCancelled: () => cancelled.signal.aborted,
    async end() {
      clearInterval(timer);
      await telling;
    },
  };
}
