import { sql } from 'kysely';
import type { ClientDetail, clientEndpoints } from '@portal/contract/clients/clients.ts';
import { reachOf } from '@portal/domain/access/reach.ts';
import type { Stage } from '@portal/domain/applications/stages.ts';
import type { StaffContext } from '../platform/http/context.ts';
import { notFound } from '../platform/http/refusal.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import '../sessions/accountToken.ts';
import '../applications/applications.tables.ts';
import { clientReach, seenApplication } from './clientReach.ts';
import { tellClient, told, withNewest, type ClientRow } from './clientRow.ts';

/** One client with the applications that the reader sees; unknown or out of reach: not found. */
export const getClient = (
  context: StaffContext,
  { params }: InputOf<typeof clientEndpoints.getClient>,
): Promise<ClientDetail> => getClientDetail(context, params.id);

type Row = ClientRow & { terms_version: string; terms_accepted_at: Date; pending_email: string | null };

export async function getClientDetail(
  { db, actor, now }: Pick<StaffContext, 'db' | 'actor' | 'now'>,
  id: number,
): Promise<ClientDetail> {
  const reach = reachOf(actor);
  const { rows } = await sql<Row>`
    select ${told(reach)}, terms_version, terms_accepted_at, (
      select email from account_token
      where realm = 'client' and account_id = client_account.id and purpose = 'EMAIL'
        and used_at is null and expires_at > ${now}
      order by expires_at desc limit 1) as pending_email
    from ${withNewest(reach)}
    where client_account.id = ${id} and ${clientReach(reach)}`.execute(db);
  const [row] = rows;
  if (!row) throw notFound();
  const applications = await sql<{
    id: number;
    case_number: string | null;
    status: Stage;
    started_at: Date;
    submitted_at: Date | null;
  }>`
    select id, case_number, status, started_at, submitted_at from application
    where client_account_id = ${id} and ${seenApplication(reach)} order by id desc`.execute(db);
  return {
    ...tellClient(row),
    termsVersion: row.terms_version,
    termsAcceptedAt: row.terms_accepted_at.toISOString(),
    pendingEmail: row.pending_email,
    applications: applications.rows.map((application) => ({
      id: application.id,
      caseNumber: application.case_number,
      stage: application.status,
      startedAt: application.started_at.toISOString(),
      submittedAt: application.submitted_at?.toISOString() ?? null,
    })),
  };
}
