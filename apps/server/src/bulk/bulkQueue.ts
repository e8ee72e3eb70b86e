import * as z from 'zod/mini';
import type { Db } from '../platform/database/tables.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';

/** The queue of all runs, apart from what works on it: whoever starts a run knows no definition but its own. */
export const bulkQueue = {
  name: 'bulk.work',
  schema: z.object({ run: z.int() }),
  onePerKey: true,
};

/** Leaves the job that works on a run; where one waits already, that one does. */
export const leaveRun = (db: Db, run: number, startAfter?: Date): Promise<void> =>
  enqueue(db, bulkQueue, { run }, { singletonKey: String(run), ...(startAfter && { startAfter }) });
