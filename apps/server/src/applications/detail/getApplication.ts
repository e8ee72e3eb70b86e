import { sql } from 'kysely';
import type { applicationEndpoints } from '@portal/contract/applications/acts.ts';
import type { Detail } from '@portal/contract/applications/detail.ts';
import { isInReach, reachOf } from '@portal/domain/access/reach.ts';
import { presentHistory } from '../../history/listHistory.ts';
import { presentAttachment, type Attachment } from '../../platform/files/attachments.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { gateFacts, selectApplicationRows } from '../applicationRow.ts';
import { ATTACHMENTS, formFilesOf } from '../files/applicationFiles.ts';
import { cardForReader } from '../cardForReader.ts';
import { FORM_ROWS, formOf, type FormRows } from './formRows.ts';
import { MONEY_RECORDS, presentExoneration, presentExternalPayment, type MoneyRecords } from './moneyRecords.ts';
import {
  besideCorrections,
  presentCorrection,
  presentDeactivation,
  presentFieldChange,
  presentInterview,
  presentSeen,
  detailListsOf,
  type DetailLists,
} from './detailLists.ts';

interface Beside extends MoneyRecords, DetailLists {
  attachments: Attachment[];
  form: FormRows;
  account_created_at: Date | null;
}

/**
 * The whole application, within the reader's reach; anything else is not found. One statement, which sees one moment by
 * itself: thirteen took longer to be sent and planned than to be answered.
 */
export async function getApplication(
  context: StaffContext,
  { params }: InputOf<typeof applicationEndpoints.getApplication>,
): Promise<Detail> {
  const reach = reachOf(context.actor);
  const [row] = await selectApplicationRows<Beside>(
    context.db,
    sql<boolean>`application.id = ${params.id}`,
    sql<Beside>`${FORM_ROWS} as form, ${ATTACHMENTS} as attachments, ${detailListsOf(reach, params.id)}, ${MONEY_RECORDS},
      (select created_at from client_account where id = application.client_account_id) as account_created_at`,
  );
  if (!row || !isInReach(reach, gateFacts(row))) throw notFound();
  const card = cardForReader(context, row);
  const form = formOf(row.form);
  const { attachments } = row;
  const files = formFilesOf(attachments, (each) => presentAttachment(context, each));
  const records = card.may.seeCorrections ? row : besideCorrections(row);
  const [externalPayment] = row.external_payments;
  const [deactivation] = row.status === 'REJECTED' ? row.deactivations : [];
  return {
    ...card,
    submittedAt: row.submitted_at?.toISOString() ?? null,
    accountCreatedAt: row.account_created_at?.toISOString() ?? null,
    pastor: { leader: form.leader, spouse: form.spouse, contact: form.contact, photos: files.photos },
    ministry: form.ministry,
    documents: files.documents,
    errorsFields: records.field_changes.map(presentFieldChange),
    corrections: records.corrections.map(presentCorrection),
    interviews: row.interviews.map(presentInterview),
    exonerations: row.exonerations.map((each) => presentExoneration(context, attachments, each)),
    externalPayment: externalPayment ? presentExternalPayment(context, attachments, externalPayment) : null,
    deactivation: deactivation ? presentDeactivation(context, attachments, deactivation) : null,
    seen: row.seen.map(presentSeen),
    history: records.history.map(presentHistory),
  };
}
