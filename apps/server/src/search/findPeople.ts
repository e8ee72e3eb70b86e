import { sql } from 'kysely';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import type { searchEndpoints } from '@portal/contract/search/search.ts';
import type { Permission } from '@portal/domain/access/permissions.ts';
import { reachOf } from '@portal/domain/access/reach.ts';
import { clientReach } from '../clients/clientReach.ts';
import type { StaffContext } from '../platform/http/context.ts';
import { likeWord } from '../platform/lists/listOrder.ts';

type Found = ReplyOf<typeof searchEndpoints.searchPortal>['staff'];

const MOST = 4;

const holdsAny = ({ actor }: StaffContext, ...permissions: Permission[]): boolean =>
  permissions.some((permission) => actor.permissions.has(permission));

/** Clients by name and address, for whoever may see them; those who were there last first. */
export async function findClients(context: StaffContext, words: readonly string[]): Promise<Found> {
  if (!holdsAny(context, 'business.client.show', 'business.client.manage')) return [];
  const has = sql.join(
    words.map((word) => sql`folded(coalesce(leader_name, '') || ' ' || email) like ${likeWord(word)}`),
    sql` and `,
  );
  const { rows } = await sql<Found[number]>`
    select id, coalesce(leader_name, '') as name, email from client_account
    where ${has} and ${clientReach(reachOf(context.actor))}
    order by last_active_at desc, id desc
    limit ${sql.lit(MOST)}`.execute(context.db);
  return rows;
}

/** Staff users by name and address, for whoever may see them. */
export async function findStaff(context: StaffContext, words: readonly string[]): Promise<Found> {
  if (!holdsAny(context, 'business.user.show', 'business.user.manage')) return [];
  const has = sql.join(
    words.map((word) => sql`folded(name || ' ' || last_name || ' ' || email) like ${likeWord(word)}`),
    sql` and `,
  );
  const { rows } = await sql<Found[number]>`
    select id, name || ' ' || last_name as name, email from staff_user
    where removed_at is null and ${has}
    order by (name || ' ' || last_name) collate portal, id
    limit ${sql.lit(MOST)}`.execute(context.db);
  return rows;
}
