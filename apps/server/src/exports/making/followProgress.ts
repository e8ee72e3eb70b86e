import { clearInterval, setInterval } from 'node:timers';
import type { JobContext } from '../../platform/jobs/defineJob.ts';
import '../exports.tables.ts';

/** Told no oftener than this; whether it was cancelled is asked as often. */
const TELL_MS = 700;

export interface Progress {
  signal: AbortSignal;
  onRows: (done: number) => void;
  /** So far. */
  rows: () => number;
  /** It was cancelled, or is gone. */
  isCancelled: () => boolean;
  end: () => Promise<void>;
}

/** Writes how many rows there are by now, and stops the making of what was cancelled. */
export function followProgress({ database, signal }: JobContext, id: number): Progress {
  const cancelled = new AbortController();
  let done = 0;
  let telling: Promise<unknown> | undefined;
  const tell = async () => {
    const { numUpdatedRows } = await database.transaction((db) =>
      db
        .updateTable('export')
        .set({ done, touched_at: new Date() })
        .where('id', '=', id)
        .where('state', '=', 'RUNNING')
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
    onRows: (rows) => {
      done = rows;
    },
    rows: () => done,
    isCancelled: () => cancelled.signal.aborted,
    async end() {
      clearInterval(timer);
      await telling;
    },
  };
}
