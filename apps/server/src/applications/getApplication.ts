import { sql } from 'kysely';
import type { applicationEndpoints, Detail } from '@portal/contract/applications.ts';
import { isInReach, reachOf } from '@portal/domain/access/reach.ts';
import type { StaffContext } from '../platform/http/context.ts';
import { notFound } from '../platform/http/refusal.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { gateFacts, selectApplicationRows } from './applicationRow.ts';
import { listAttachments } from './attachments.ts';
import { cardForReader } from './cardForReader.ts';
import { readForm } from './formRows.ts';
import { findExternalPayment, listExonerations } from './moneyRecords.ts';
import {
  listCorrections,
  listFieldChanges,
  listHistory,
  listInterviews,
  listSeen,
  presentDeactivation,
} from './records.ts';

/** The whole application, within the reader's reach; anything else is not found. */
export async function getApplication(
  context: StaffContext,
  { params }: InputOf<typeof applicationEndpoints.getApplication>,
): Promise<Detail> {
  const { db, actor } = context;
  const [row] = await selectApplicationRows(db, sql<boolean>`application.id = ${params.id}`);
  if (!row || !isInReach(reachOf(actor), gateFacts(row))) throw notFound();
  const card = cardForReader(context, row);
  const told = { corrections: card.may.seeCorrections };
  const form = await readForm(db, row.id);
  const attachments = await listAttachments(context, row.id);
  const account = await db
    .selectFrom('client_account')
    .select('created_at')
    .where('id', '=', row.client_account_id)
    .executeTakeFirst();
  return {
    ...card,
    submittedAt: row.submitted_at?.toISOString() ?? null,
    accountCreatedAt: account?.created_at.toISOString() ?? null,
    pastor: { leader: form.leader, spouse: form.spouse, contact: form.contact, photos: attachments.photos },
    ministry: form.ministry,
    documents: attachments.documents,
    errorsFields: await listFieldChanges(db, row.id, told),
    corrections: told.corrections ? await listCorrections(db, row.id) : [],
    interviews: await listInterviews(db, row.id),
    exonerations: await listExonerations(context, row.id),
    externalPayment: await findExternalPayment(context, row.id),
    deactivation: row.status === 'REJECTED' ? await presentDeactivation(context, row.id) : null,
    seen: await listSeen(db, reachOf(actor), row.id),
    history: await listHistory(db, row.id, told),
  };
}
