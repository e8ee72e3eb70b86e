import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { traceEndpoints } from '@portal/contract/clients/traces.ts';
import { whyNotConfirm } from '@portal/domain/applications/bin/removal.ts';
import { lockApplicationRows } from '../../applications/applicationRow.ts';
import { eraseCase, eraseFreeAccount } from '../../applications/bin/eraseCase.ts';
import { record } from '../../history/record.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { FileOwner } from '../../platform/files/fileOwner.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { refusal, refuseFields } from '../../platform/http/refusal.ts';
import { letGoOfMany } from '../../platform/files/letGo.ts';
import { defineJob } from '../../platform/jobs/defineJob.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { noteErasure } from '../../platform/privacy/erasures.ts';
import { endAccountTokens } from '../../sessions/accountToken.ts';
import { endSessions } from '../../sessions/endSessions.ts';
import { lockClient } from '../lockClient.ts';
import { getTraced } from './getTraced.ts';

/** As the act orders it; what it does is `eraseTraces`. */
const ERASE = { name: 'clients.erase-traces', schema: z.object({}) };

/**
 * Orders that a person is erased everywhere (product/privacy.md#trace), and closes the account at once, so that nothing is
 * added meanwhile. Ordered twice it is done once. Refusals: `record.stale` where account or cases are not those that the
 * reader saw; at `confirm` `erase.confirm` where neither name nor address stands there.
 */
export const eraseTraced =
  (owners: readonly FileOwner[]) =>
  async (context: StaffContext, input: InputOf<typeof traceEndpoints.eraseTraced>): Promise<number> => {
    const { db, now, actor } = context;
    const { params, body } = input;
    const account = await lockClient(context, params.id);
    const present = await getTraced(owners)(context, input);
    if (present.erasing) return account.id;
    const seen = new Set(body.cases);
    const isStale =
      account.version !== body.version ||
      present.cases.length !== seen.size ||
      present.cases.some(({ id }) => !seen.has(id));
    if (isStale) throw refusal('record.stale', undefined, { present });
    refuseFields({ confirm: whyNotConfirm(body.confirm, account.leader_name, account.email) });
    const { rows } = await sql<{ persons: number[] }>`
      insert into trace_erasure (account_id, persons, user_id, at)
      select ${account.id}, coalesce(array_agg(distinct person_id) filter (where person_id is not null), '{}'),
        ${actor.userId}::bigint, ${now}::timestamptz
      from application where client_account_id = ${account.id}
      returning persons`.execute(db);
    const persons = rows[0]?.persons ?? [];
    await noteErasure(db, { kind: 'person', subject: account.id, persons, began: account.created_at }, now);
    await db
      .updateTable('client_account')
      .set({ status: 'INACTIVE', version: account.version + 1 })
      .where('id', '=', account.id)
      .execute();
    const whose = { realm: 'client', accountId: account.id } as const;
    await endAccountTokens(context, whose);
    await endSessions(context, whose);
    // Copies of all of it among them, and those that are being made.
    await letGoOfMany(db, owners, now);
    await record(context, { noun: 'clients', id: account.id, kind: 'erasureOrdered' });
    await enqueue(db, ERASE, {});
    return account.id;
  };

/**
 * Erases whoever is ordered to be: case after case, each in a transaction of its own as *delete request* does, then the
 * account. Broken off, it goes on with what is left; what nobody finished is tried again every day.
 */
export const eraseTraces = (owners: readonly FileOwner[]) =>
  defineJob({
    ...ERASE,
    cron: { expression: '53 4 * * *', zone: 'America/New_York' },
    async work(context) {
      const ordered = await context.database.read((db) =>
        db.selectFrom('trace_erasure').selectAll().where('done_at', 'is', null).orderBy('account_id').execute(),
      );
      const { database, now, signal } = context;
      for (const order of ordered) {
        while (await database.transaction((db) => eraseNext({ db, now }, owners, order))) signal.throwIfAborted();
        await database.transaction((db) => finish({ db, now }, order.account_id));
      }
    },
  });

interface Order {
  account_id: number;
  persons: readonly number[];
}

/** The same in one transaction: of whom a backup brought back. */
export async function eraseWholly(context: Erasing, owners: readonly FileOwner[], order: Order): Promise<void> {
  while (await eraseNext(context, owners, order));
  await finish(context, order.account_id);
}

interface Erasing {
  db: Db;
  now: Date;
}

/** Erases one case that is left, and answers whether there was one. */
async function eraseNext(
  { db, now }: Erasing,
  owners: readonly FileOwner[],
  { account_id: account, persons }: Order,
): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    select id from application where client_account_id = ${account} or person_id = any(${persons}::bigint[])
    order by id limit 1`.execute(db);
  const [next] = rows;
  if (!next) return false;
  const [row] = await lockApplicationRows(db, sql<boolean>`application.id = ${next.id}`);
  // One that went meanwhile is not found any more.
  if (row) await eraseCase({ db, now, actor: null }, row, { owners, kind: 'erased' });
  return true;
}

/** The account that had no case, or whose cases went with other leaders; what is left is that it was done. */
async function finish({ db, now }: Erasing, account: number): Promise<void> {
  await sql`select from client_account where id = ${account} for update`.execute(db);
  await eraseFreeAccount(db, account);
  await db.updateTable('trace_erasure').set({ done_at: now }).where('account_id', '=', account).execute();
  await record({ db, now, actor: null }, { noun: 'clients', id: account, kind: 'erased' });
}
