import * as z from 'zod/mini';
import { defineJob } from '../platform/jobs/defineJob.ts';
import './mails.tables.ts';

/** Takes a written mail out of the queue. No mail server is known yet: the outbox is where it is read. */
export const sendMail = defineJob({
  name: 'mails.send',
  schema: z.object({ mail: z.int() }),
  async work({ database }, { mail }) {
    await database.transaction((db) =>
      db.updateTable('mail').set({ state: 'KEPT' }).where('id', '=', mail).where('state', '=', 'WAITING').execute(),
    );
  },
});

export const mailJobs = [sendMail];
