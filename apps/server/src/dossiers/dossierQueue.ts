import * as z from 'zod/mini';
import type { Db } from '../platform/database/tables.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';

/** The queue of dossiers to be made, apart from what makes them. */
export const dossierQueue = {
  name: 'dossiers.make',
  schema: z.object({ dossier: z.int() }),
  onePerKey: true,
};

/** Leaves the job that makes a dossier; where one waits already, that one does. */
export const leaveDossier = (db: Db, dossier: number): Promise<void> =>
  enqueue(db, dossierQueue, { dossier }, { singletonKey: String(dossier) });
