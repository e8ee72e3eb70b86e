import { sql } from 'kysely';
import * as z from 'zod/mini';
import { BIN_DAYS } from '@portal/domain/applications/bin/removal.ts';
import type { FileOwner } from '../../platform/files/fileOwner.ts';
import { defineJob } from '../../platform/jobs/defineJob.ts';
import { lockApplicationRows } from '../applicationRow.ts';
import { eraseCase } from './eraseCase.ts';
import './bin.tables.ts';

/**
 * Erases what has lain in the bin for 30 days, each in a transaction of its own: what was restored meanwhile stays, and
 * after a downtime all that is due goes at once.
 */
export const emptyBin = (owners: readonly FileOwner[]) =>
  defineJob({
    name: 'applications.empty-bin',
    schema: z.object({}),
    cron: { expression: '23 4 * * *', zone: 'America/New_York' },
    async work({ database, now, signal }) {
      const due = new Date(now.getTime() - BIN_DAYS * 86_400_000);
      const found = await database.read((db) =>
        db.selectFrom('deletion').select('id').where('at', '<=', due).orderBy('at').orderBy('id').execute(),
      );
      for (const { id } of found) {
        signal.throwIfAborted();
        await database.transaction(async (db) => {
          const isDue = sql<boolean>`application.id = ${id} and exists (
            select from deletion where deletion.id = application.id and deletion.at <= ${due})`;
          const [row] = await lockApplicationRows(db, isDue);
          if (row) await eraseCase({ db, now, actor: null }, row, { owners, kind: 'removed' });
        });
      }
    },
  });
