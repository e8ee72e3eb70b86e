import * as z from 'zod/mini';
import { defineJob } from '../../platform/jobs/defineJob.ts';

const DAY_MS = 24 * 3_600_000;

/** Forgets files uploaded for an act that did not happen within a day. */
export const clearUploads = defineJob({
  name: 'applications.clear-uploads',
  schema: z.object({}),
  cron: { expression: '37 * * * *', zone: 'UTC' },
  async work({ database, now }) {
    const old = new Date(now.getTime() - DAY_MS);
    await database.transaction((db) => db.deleteFrom('staged_upload').where('created_at', '<', old).execute());
  },
});
