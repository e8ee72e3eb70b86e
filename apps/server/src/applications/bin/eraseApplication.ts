import { sql } from 'kysely';
import type { binEndpoints } from '@portal/contract/applications/bin.ts';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import { reachOf } from '@portal/domain/access/reach.ts';
import { whyNotConfirm } from '@portal/domain/applications/bin/removal.ts';
import type { FileOwner } from '../../platform/files/fileOwner.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { notFound, refuseFields } from '../../platform/http/refusal.ts';
import { takeCard } from '../acts/cardAct.ts';
import { placeCondition } from '../../access/reachCondition.ts';
import { eraseCase } from './eraseCase.ts';

type Endpoints = typeof binEndpoints;

/**
 * Erases an application for good, wherever it lies (product/applications.md#deletion). Refusals: `move.stale`; at `confirm`
 * `erase.confirm` where neither its case number nor the leader's name stands there.
 */
export const eraseApplication =
  (owners: readonly FileOwner[]) =>
  async (context: StaffContext, { params, body }: InputOf<Endpoints['eraseApplication']>): Promise<null> => {
    const { row } = await takeCard(context, { id: params.id, act: 'erase', seen: { version: body.version } });
    const name = [row.leader_name, row.leader_last_name].filter(Boolean).join(' ');
    refuseFields({ confirm: whyNotConfirm(body.confirm, row.case_number, name) });
    await eraseCase(context, row, { owners, kind: 'erased' });
    return null;
  };

interface Counts extends Record<'files' | 'messages' | 'mails' | 'payments', number> {
  person: boolean;
  church: boolean;
  account: boolean;
}

/** What it would take along: person, church and account where no other application has them. */
export async function getErasure(
  { db, actor }: StaffContext,
  { params: { id } }: InputOf<Endpoints['getErasure']>,
): Promise<ReplyOf<Endpoints['getErasure']>> {
  const alone = (column: string) => sql`(application.${sql.ref(column)} is not null and not exists (
    select from application other where other.${sql.ref(column)} = application.${sql.ref(column)} and other.id <> application.id))`;
  const { rows } = await sql<Counts>`
    select
      (select count(*)::int from attachment where noun = 'applications' and subject_id = application.id) as files,
      (select count(*)::int from message where application_id = application.id) as messages,
      (select count(*)::int from mail where application_id = application.id) as mails,
      (select count(*)::int from payment where application_id = application.id and state <> 'PENDING') as payments,
      ${alone('person_id')} as person, ${alone('church_id')} as church, ${alone('client_account_id')} as account
    from application where id = ${id} and ${placeCondition(reachOf(actor))}`.execute(db);
  const [found] = rows;
  if (!found) throw notFound();
  return found;
}
