import type { ClientApplication } from '@portal/contract/intake.ts';
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
  const { form, files, missing } = await readFormFacts(context, id);
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
    ...files,
    missing: unfinished ? missing : {},
    openCorrections: row.open_corrections,
  };
}
