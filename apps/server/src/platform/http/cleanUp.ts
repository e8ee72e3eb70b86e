import * as z from 'zod/mini';
import { defineJob } from '../jobs/defineJob.ts';

const HOURS_48 = 48 * 3_600_000;

/** Forgets idempotency keys after 48 hours (product/api.md#idempotency). */
export const cleanUp = defineJob({
  name: 'platform.clean-up',
  schema: z.object({}),
  cron: { expression: '17 * * * *', zone: 'UTC' },
  async work({ database, now }) {
    const old = new Date(now.getTime() - HOURS_48);
    await database.transaction((db) => db.deleteFrom('idempotency_record').where('created_at', '<', old).execute());
  },
});
