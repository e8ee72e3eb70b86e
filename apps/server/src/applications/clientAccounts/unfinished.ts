import { sql, type RawBuilder } from 'kysely';
import type { QueryOf } from '@portal/contract/endpoints.ts';
import type { customerEndpoints } from '@portal/contract/customers.ts';
import type { Reach } from '@portal/domain/access/reach.ts';
import { daysBefore, type ClientStatus } from '@portal/domain/clients/accounts.ts';
import type { FormState } from '@portal/domain/applications/values.ts';
import type { Language } from '@portal/domain/languages.ts';
import { tidy } from '@portal/domain/fields/rules.ts';
import { likeWord } from '../../platform/database/listOrder.ts';

type Sql = RawBuilder<unknown>;

export type UnfinishedFilters = Pick<QueryOf<typeof customerEndpoints.listUnfinished>, 'search' | 'waits' | 'quiet'>;

export interface UnfinishedRow {
  id: number;
  email: string;
  leader_name: string | null;
  language: Language;
  status: ClientStatus;
  created_at: Date;
  last_active_at: Date;
  reminded_at: Date | null;
  draft_id: number | null;
  form_state: FormState | null;
}

/** Accounts, each with the form that was begun and not submitted; a client has one at a time. */
export const WITH_DRAFT = sql`client_account left join (
  select client_account_id, application.id as draft_id, form_state from application
  where application.status = 'UNFINISHED' and deleted_at is null
) draft on draft.client_account_id = client_account.id`;

export const TOLD = sql.raw(`
  id, email, leader_name, language, status, created_at, last_active_at, reminded_at, draft_id, form_state`);

const NO_APPLICATION = sql`not exists (
  select 1 from application where application.client_account_id = client_account.id and deleted_at is null)`;

const WAITING: Readonly<Record<NonNullable<UnfinishedFilters['waits']>, Sql>> = {
  ACTIVATION: sql`status = 'PENDING'`,
  FORM: sql`status = 'ACTIVE' and draft_id is not null`,
  APPLICATION: sql`status = 'ACTIVE' and draft_id is null and ${NO_APPLICATION}`,
};

/**
 * The accounts that wait for something (see `waitsFor`) and fit the filters, over `WITH_DRAFT`. They are in nobody's
 * charge: whoever is kept to a charge sees none.
 */
export function unfinishedCondition(reach: Reach, { search = '', waits, quiet }: UnfinishedFilters, now: Date): Sql {
  const words = tidy(search)
    .split(/\s+/u)
    .filter((word) => word !== '');
  return sql.join(
    [
      sql.lit(!reach.charge),
      waits === undefined
        ? sql`(status = 'PENDING' or (status = 'ACTIVE' and (draft_id is not null or ${NO_APPLICATION})))`
        : WAITING[waits],
      ...words.map((word) => sql`folded(coalesce(leader_name, '') || ' ' || email) like ${likeWord(word)}`),
      ...(quiet === undefined ? [] : [sql`last_active_at <= ${daysBefore(now, Number(quiet))}`]),
    ],
    sql` and `,
  );
}
