import type { Selectable } from 'kysely';
import { MAILED_AFTER_MS } from '@portal/domain/exports/exports.ts';
import { writeMail } from '../../outbox/writeMail.ts';
import type { Db } from '../../platform/database/tables.ts';
import { attach } from '../../platform/files/attach.ts';
import { letGoOfFiles } from '../../platform/files/letGo.ts';
import type { JobContext } from '../../platform/jobs/defineJob.ts';
import { exportWords, type ExportWords } from '../../platform/lists/exportWords.ts';
import { exportSubject, FILE } from '../exportFiles.ts';
import type { ExportTable } from '../exports.tables.ts';

export interface Made {
  fileId: number;
  name: string;
  /** The rights that it was made with. */
  rights: string[];
  /** How often anything had left which charge as its rows were read. */
  charge: Record<string, number>;
  /** Rows in it. */
  done: number;
  /** How long the making took. */
  seconds: number;
  title: (words: ExportWords) => string;
}

/**
 * Hangs the file on its record, mails who waited long, and answers that it did so; where it was cancelled meanwhile, or something was
 * erased, the file goes.
 */
export async function finishExport(
  { db, now, settings }: Pick<JobContext, 'now' | 'settings'> & { db: Db },
  row: Selectable<ExportTable>,
  { fileId, name, rights, charge, title, done, seconds }: Made,
): Promise<boolean> {
  const there = await db
    .updateTable('export')
    .set({ state: 'DONE', done, total: done, rights, charge: JSON.stringify(charge), touched_at: now })
    .where('id', '=', row.id)
    .where('state', '=', 'RUNNING')
    .where('begun', '=', row.begun)
    .returning('id')
    .executeTakeFirst();
  await attach(db, exportSubject(row.id), FILE, { fileId, name }, { userId: row.user_id, now });
  if (!there) {
    await letGoOfFiles(db, exportSubject(row.id).noun, [row.id], now);
    return false;
  }
  if (now.getTime() - row.created_at.getTime() + seconds * 1000 >= MAILED_AFTER_MS) {
    await mailOwner({ db, now, settings }, row, title);
  }
  return true;
}

async function mailOwner(
  { db, now, settings }: Parameters<typeof finishExport>[0],
  row: Selectable<ExportTable>,
  title: Made['title'],
): Promise<void> {
  const owner = await db
    .selectFrom('staff_user')
    .select(['email', 'language'])
    .where('id', '=', row.user_id)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst();
  if (!owner) return;
  await writeMail(
    { db, now, services: { settings } },
    {
      to: owner.email,
      language: owner.language,
      template: 'staffExportReady',
      params: { list: title(await exportWords(owner.language)) },
      links: [`${settings.publicUrl}/account/exports`],
    },
  );
}
