import { sql, type RawBuilder } from 'kysely';
import { UNFINISHED_LIST } from '@portal/contract/clients/clients.ts';
import { reachOf } from '@portal/domain/access/reach.ts';
import { daysBefore, type ClientStatus, type Waits } from '@portal/domain/clients/accounts.ts';
import type { FormState } from '@portal/domain/applications/values.ts';
import type { Language } from '@portal/domain/languages.ts';
import { defineList } from '../../platform/lists/defineList.ts';
import { withinDays } from '../../platform/lists/listConditions.ts';
import { eachWord, likeWord } from '../../platform/lists/listOrder.ts';
import { CLIENT_ORDERS } from '../clientOrder.ts';

type Sql = RawBuilder<unknown>;

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
const ACCOUNT_COLUMNS = sql.raw(`
  id, email, leader_name, language, status, created_at, last_active_at, reminded_at, has_draft, has_application,
  (select form_state from application
    where client_account_id = client_account.id and application.status = 'UNFINISHED' and deleted_at is null) as form_state`);

const WAITING: Readonly<Record<Waits, Sql>> = {
  ACTIVATION: sql`status = 'PENDING'`,
  FORM: sql`status = 'ACTIVE' and has_draft`,
  APPLICATION: sql`status = 'ACTIVE' and not has_application`,
};

/** The clients that wait for something (see `waitsFor`). They are in nobody's charge: whoever is kept to a charge sees none. */
export const unfinished = defineList<UnfinishedRow>()(UNFINISHED_LIST, {
  table: 'client_account',
  columns: () => ACCOUNT_COLUMNS,
  inReach: ({ actor }) =>
    sql`${sql.lit(!reachOf(actor).charge)} and (status = 'PENDING' or (status = 'ACTIVE' and (has_draft or not has_application)))`,
  finds: eachWord((word) => sql`folded(coalesce(leader_name, '') || ' ' || email) like ${likeWord(word)}`),
  filters: {
    waits: (waits) => WAITING[waits],
    lastActive: (span) => withinDays('last_active_at', span),
    quiet: (days, { now }) => sql`last_active_at <= ${daysBefore(now, Number(days))}`,
  },
  orders: CLIENT_ORDERS,
});
