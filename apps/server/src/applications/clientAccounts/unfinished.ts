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
  has_draft: boolean;
  has_application: boolean;
  form_state: FormState | null;
}

/** What is told of an account, with how far the form is that was begun; a client has one at a time. */
export const TOLD = sql.raw(`
  id, email, leader_name, language, status, created_at, last_active_at, reminded_at, has_draft, has_application,
  (select form_state from application
    where client_account_id = client_account.id and application.status = 'UNFINISHED' and deleted_at is null) as form_state`);

const WAITING: Readonly<Record<NonNullable<UnfinishedFilters['waits']>, Sql>> = {
  ACTIVATION: sql`status = 'PENDING'`,
  FORM: sql`status = 'ACTIVE' and has_draft`,
  APPLICATION: sql`status = 'ACTIVE' and not has_application`,
};

/**
 * The clients that wait for something (see `waitsFor`) and fit the filters. They are in nobody's charge: whoever is kept
 * to a charge sees none.
 */
export function unfinishedCondition(reach: Reach, { search = '', waits, quiet }: UnfinishedFilters, now: Date): Sql {
  const words = tidy(search)
    .split(/\s+/u)
    .filter((word) => word !== '');
  return sql.join(
    [
      sql.lit(!reach.charge),
      waits === undefined
        ? sql`(status = 'PENDING' or (status = 'ACTIVE' and (has_draft or not has_application)))`
        : WAITING[waits],
      ...words.map((word) => sql`folded(coalesce(leader_name, '') || ' ' || email) like ${likeWord(word)}`),
      ...(quiet === undefined ? [] : [sql`last_active_at <= ${daysBefore(now, Number(quiet))}`]),
    ],
    sql` and `,
  );
}
