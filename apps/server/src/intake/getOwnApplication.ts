import type { ClientApplication } from '@portal/contract/intake.ts';
import { offeredName } from '@portal/domain/fields/files.ts';
import { sql } from 'kysely';
import { selectApplicationRows } from '../applications/applicationRow.ts';
import type { ClientContext } from '../platform/http/context.ts';
import { notFound } from '../platform/http/refusal.ts';
import { getFee } from '../settings/fee.ts';
import { readFormFacts } from './formFacts.ts';

/** The client's own application as the client may see it: nothing internal. Another's is not found. */
export async function getOwnApplication(context: ClientContext, id: number): Promise<ClientApplication> {
  const { db, actor } = context;
  const [row] = await selectApplicationRows(
    db,
    sql<boolean>`application.id = ${id} and client_account_id = ${actor.accountId} and deleted_at is null`,
  );
  if (!row) throw notFound();
  const { form, missing } = await readFormFacts(context, id);
  const unfinished = row.status === 'UNFINISHED';
  return {
    id: row.id,
    status: row.status,
    caseNumber: row.case_number,
    formState: row.open_corrections > 0 ? 'FORM_STATE_REJECTED' : row.form_state,
    paymentStatus: row.payment_status,
    fee: await getFee(db),
    startedAt: row.started_at.toISOString(),
    submittedAt: row.submitted_at?.toISOString() ?? null,
    ...form,
    photos: await filesOf(context, 'application_photo', id),
    documents: await filesOf(context, 'application_document', id),
    missing: unfinished ? missing : {},
    openCorrections: row.open_corrections,
  };
}

async function filesOf<T extends 'application_photo' | 'application_document'>(
  { db }: ClientContext,
  table: T,
  id: number,
) {
  const { rows } = await sql<
    (T extends 'application_photo' ? ClientApplication['photos'] : ClientApplication['documents'])[number]
  >`
    select kind, name, media_type as "mediaType", bytes
    from ${sql.table(table)} join stored_file on stored_file.id = file_id
    where application_id = ${id} order by kind`.execute(db);
  return rows.map((file) => ({ ...file, name: offeredName(file.name, file.mediaType) }));
}
