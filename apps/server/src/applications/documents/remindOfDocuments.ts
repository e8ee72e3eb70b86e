import { sql } from 'kysely';
import * as z from 'zod/mini';
import { documentsRemindedUntil, REVIEWED_STAGES } from '@portal/domain/applications/files/datedDocuments.ts';
import { fieldLabel } from '../../outbox/fieldList.ts';
import { dayText } from '../../outbox/mailFormats.ts';
import { NEW_YORK, newYorkDate } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/tables.ts';
import { defineJob } from '../../platform/jobs/defineJob.ts';
import { mailApplicant } from '../mails/mailApplicant.ts';
import { HOLDS } from './acceptance.ts';

interface Ending {
  id: number;
  client_account_id: number;
  field_key: string;
  valid_until: string;
}

/** The accepted documents that end within 30 days and of whose end nobody was reminded. */
export const endingDocuments = async (db: Db, today: string): Promise<Ending[]> => {
  const { rows } = await sql<Ending>`
    select application.id, client_account_id, field_key, valid_until::text
    from document_acceptance accepted join application on application.id = application_id
    where valid_until between ${today}::date and ${documentsRemindedUntil(today)}::date
      and reminded_of is distinct from valid_until and ${HOLDS}
      and application.deleted_at is null and application.status in (${sql.join(REVIEWED_STAGES)})
    order by valid_until, application.id, field_key`.execute(db);
  return rows;
};

/** Reminds applicants 30 days before a document of theirs ends, once of each end (product/applications.md#documents). */
export const remindOfDocuments = defineJob({
  name: 'documents.remind',
  schema: z.object({}),
  cron: { expression: '5 8 * * *', zone: NEW_YORK },
  async work({ database, now, settings, signal }) {
    for (const ending of await database.read((db) => endingDocuments(db, newYorkDate(now)))) {
      signal.throwIfAborted();
      await database.transaction((db) => remind({ db, now, actor: null, services: { settings } }, ending));
    }
  },
});

async function remind(
  context: Parameters<typeof mailApplicant>[0],
  { field_key: field, valid_until: until, ...application }: Ending,
): Promise<void> {
  const taken = await context.db
    .updateTable('document_acceptance')
    .set({ reminded_of: until })
    .where('application_id', '=', application.id)
    .where('field_key', '=', field)
    .where('valid_until', '=', until)
    .where(sql<boolean>`reminded_of is distinct from valid_until`)
    .executeTakeFirst();
  if (taken.numUpdatedRows === 0n) return;
  await mailApplicant(context, application, {
    template: 'documentEnding',
    params: (language) => ({ until: dayText(language, until), document: fieldLabel(language, field) }),
    path: `/request/${application.id}`,
  });
}
