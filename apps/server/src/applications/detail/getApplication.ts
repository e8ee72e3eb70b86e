import { sql } from 'kysely';
import type { applicationEndpoints } from '@portal/contract/applications/acts.ts';
import type { Detail } from '@portal/contract/applications/detail.ts';
import { seesHappening } from '@portal/domain/applications/historyReach.ts';
import type { Language } from '@portal/domain/languages.ts';
import { seesPayment } from '@portal/domain/payments/unmatched.ts';
import { isInPlace, isInSight, reachOf } from '@portal/domain/access/reach.ts';
import { ASSIGNMENT_KINDS } from '@portal/domain/access/roles.ts';
import { presentHistory } from '../../history/listHistory.ts';
import { newYorkDate } from '../../platform/clock.ts';
import { isoOf, jsonRows } from '../../platform/database/jsonRows.ts';
import type { Attachment } from '../../platform/files/attachments.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { notFound, refusal } from '../../platform/http/refusal.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { writeReading } from '../../platform/privacy/readLog.ts';
import { gateFacts, selectApplicationRows } from '../applicationRow.ts';
import { asShown, ATTACHMENTS, formFilesOf } from '../files/applicationFiles.ts';
import { cardForReader } from '../cardForReader.ts';
import { sightCondition } from '../../access/reachCondition.ts';
import { ACCEPTANCES, type AcceptanceRow } from '../documents/acceptance.ts';
import { presentDocument } from '../documents/presentDocument.ts';
import { zipAddress } from '../documents/zipDocuments.ts';
import { FORM_ROWS, formOf, type FormRows } from './formRows.ts';
import { MONEY_RECORDS, presentExoneration, presentPayment, type MoneyRecords } from './moneyRecords.ts';
import {
  besideCorrections,
  presentCorrection,
  presentDeactivation,
  presentFieldChange,
  presentInterview,
  presentNoteCounts,
  presentReferenceCounts,
  presentDeletion,
  presentSeen,
  detailListsOf,
  type DetailLists,
} from './detailLists.ts';

interface Beside extends MoneyRecords, DetailLists {
  attachments: Attachment[];
  acceptances: AcceptanceRow[];
  form: FormRows;
  away: Detail['away'];
  account: { created_at: string; language: Language } | null;
}

/**
 * The whole application, within the reader's reach; anything else is not found. One statement, which sees one moment by
 * itself, and writes that it was opened: thirteen took longer to be sent and planned than to be answered.
 */
export async function getApplication(
  context: StaffContext,
  { params }: InputOf<typeof applicationEndpoints.getApplication>,
): Promise<Detail> {
  const reach = reachOf(context.actor);
  const [row] = await selectApplicationRows<Beside>(
    context.db,
    sql<boolean>`application.id = ${params.id}`,
    sql<Beside>`${FORM_ROWS} as form, ${ATTACHMENTS} as attachments, ${ACCEPTANCES} as acceptances, ${detailListsOf(reach, params.id)}, ${MONEY_RECORDS},
      ${awayOf(context.now)} as away,
      (select json_build_object('created_at', created_at, 'language', language)
        from client_account where id = application.client_account_id) as account`,
    writeReading(
      sql`select 'applications', id, 'dossier', 0, 0 from application where id = ${params.id} and ${sightCondition(context.actor)}`,
      { userId: context.actor.userId, now: context.now },
    ),
  );
  if (!row || !isInPlace(context.actor, gateFacts(row))) throw notFound();
  if (!isInSight(context.actor, gateFacts(row))) throw refusal('application.deleted');
  const card = cardForReader(context, row);
  const form = formOf(row.form);
  const { attachments, acceptances } = row;
  const noLaterThan = card.may.seeCorrections ? undefined : (row.submitted_at ?? undefined);
  const files = formFilesOf(asShown(attachments, row.photo_file_id), (each) =>
    presentDocument(context, each, { acceptances, noLaterThan }),
  );
  const records = card.may.seeCorrections ? row : besideCorrections(row);
  const payments = row.payments.filter(({ state }) => seesPayment(context.actor.permissions, state));
  const [deactivation] = row.status === 'REJECTED' ? row.deactivations : [];
  return {
    ...card,
    startedAt: row.started_at.toISOString(),
    submittedAt: row.submitted_at?.toISOString() ?? null,
    accountCreatedAt: row.account ? isoOf(row.account.created_at) : null,
    applicantLanguage: row.account?.language ?? 'en',
    pastor: { leader: form.leader, spouse: form.spouse, contact: form.contact, photos: files.photos },
    ministry: form.ministry,
    away: row.away,
    documents: files.documents,
    documentsZip: files.documents.length > 0 ? zipAddress(context, row.id) : null,
    errorsFields: records.field_changes.map(presentFieldChange),
    corrections: records.corrections.map(presentCorrection),
    interviews: row.interviews.map(presentInterview),
    exonerations: row.exonerations.map((each) => presentExoneration(context, row, each)),
    payments: payments.map((each) => presentPayment(context, attachments, each)),
    deactivation: deactivation ? presentDeactivation(context, attachments, deactivation) : null,
    seen: row.seen.map(presentSeen),
    duplicates: row.duplicates,
    deletion: presentDeletion(row.deletions, context.now),
    notes: presentNoteCounts(context, row.note_counts),
    references: presentReferenceCounts(context, row.reference_counts),
    history: row.history.filter(({ kind }) => seesHappening(context.actor.permissions, kind)).map(presentHistory),
  };
}

/** Of those in charge who is away on that day (product/assignments.md#absence). */
const awayOf = (now: Date) =>
  jsonRows(sql`
    select user_id as id, last_day as until, delegate.name || ' ' || delegate.last_name as delegate
    from absence join staff_user delegate on delegate.id = delegate_id
    where user_id in (${sql.join(ASSIGNMENT_KINDS.map((kind) => sql.ref(`application.${kind}_id`)))})
      and ${newYorkDate(now)}::date between first_day and last_day`);
