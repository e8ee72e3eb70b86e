import { sql } from 'kysely';
import type { ClientAccount } from '@portal/contract/clients/clients.ts';
import type { Reach } from '@portal/domain/access/reach.ts';
import { ADMITTED_STAGES, type ClientStatus } from '@portal/domain/clients/accounts.ts';
import type { Stage } from '@portal/domain/applications/stages.ts';
import type { FormState } from '@portal/domain/applications/values.ts';
import type { Language } from '@portal/domain/languages.ts';
import { seenApplication } from './clientReach.ts';

interface Application {
  application_id: number;
  case_number: string | null;
  stage: Stage;
  form_state: FormState;
  church_name: string | null;
  church_country: string | null;
  ephesian_id: number | null;
  ephesian_name: string | null;
}

export type ClientRow = {
  id: number;
  email: string;
  leader_name: string | null;
  language: Language;
  status: ClientStatus;
  created_at: Date;
  last_sign_in_at: Date | null;
  last_active_at: Date;
  version: number;
  admitted: boolean;
} & (Application | { [K in keyof Application]: null });

/** The applications that the reader sees. No column but the owner's is named as one of the account. */
export const seenApplications = (reach: Reach) => sql`(
  select application.id as application_id, application.client_account_id, application.case_number,
    application.status as stage, application.form_state, application.ephesian_id,
    ministry.name as church_name, ministry.country as church_country
  from application left join application_ministry ministry on ministry.application_id = application.id
  where ${seenApplication(reach)})`;

/** A client with the newest of them. */
export const withNewest = (reach: Reach) => sql`client_account left join lateral (
  select * from ${seenApplications(reach)} seen
  where seen.client_account_id = client_account.id order by application_id desc limit 1
) newest on true`;

const admitted = (reach: Reach) => sql`
  select true from application
  where application.client_account_id = client_account.id
    and application.status = any(${[...ADMITTED_STAGES]}::text[]) and ${seenApplication(reach)}`;

/** Whether the client is a leader, as far as the reader sees. */
export const isAdmitted = (reach: Reach) => sql`exists (${admitted(reach)})`;

/** What is told of a row of `withNewest`, looked up for the rows of a page alone (an `exists` here reads them all); never the hash of a password. */
export const told = (reach: Reach) => sql`
  id, email, leader_name, language, status, created_at, last_sign_in_at, last_active_at, version, newest.*,
  (select staff_user.name || ' ' || last_name from staff_user where staff_user.id = newest.ephesian_id) as ephesian_name,
  coalesce((${admitted(reach)} limit 1), false) as admitted`;

export const tellClient = (row: ClientRow): ClientAccount => ({
  id: row.id,
  email: row.email,
  name: row.leader_name,
  language: row.language,
  status: row.status,
  kind: row.admitted ? 'LEADER' : 'APPLICANT',
  createdAt: row.created_at.toISOString(),
  lastSignInAt: row.last_sign_in_at?.toISOString() ?? null,
  lastActiveAt: row.last_active_at.toISOString(),
  version: row.version,
  application:
    row.application_id === null
      ? null
      : {
          id: row.application_id,
          caseNumber: row.case_number,
          stage: row.stage,
          formState: row.form_state,
          churchName: row.church_name,
          country: row.church_country,
          ephesian: row.ephesian_id === null ? null : { id: row.ephesian_id, name: row.ephesian_name ?? '' },
        },
});
