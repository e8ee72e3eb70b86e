import * as z from 'zod/mini';
import type { Db } from '../../platform/database/tables.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';

/** The queue of exports to be made, apart from what makes them. */
export const exportQueue = {
  name: 'exports.make',
  schema: z.object({ export: z.int() }),
  onePerKey: true,
};

/** Leaves the job that makes an export; where one waits already, that one does. */
export const leaveExport = (db: Db, id: number): Promise<void> =>
  enqueue(db, exportQueue, { export: id }, { singletonKey: String(id) });
