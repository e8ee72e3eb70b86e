import { sql } from 'kysely';
import { reachOf, type Reach } from '@portal/domain/access/reach.ts';
import type { ListContext } from '../platform/lists/defineList.ts';
import { byInstant, type SortKey } from '../platform/lists/listOrder.ts';
import { clientReach } from './clientReach.ts';

/** By the id alone, within reach: else a made-up cursor would tell where in the alphabet somebody out of reach stands. */
const byName = (reach: Reach): SortKey => ({
  key: sql`coalesce(leader_name, email) collate portal`,
  place: sql`''`,
  at: (place, id) =>
    place === ''
      ? sql`(select coalesce(leader_name, email) from client_account where id = ${id} and ${clientReach(reach)})`
      : undefined,
});

/** What the lists of clients are sorted by. */
export const CLIENT_ORDERS = {
  name: (_way: 'up' | 'down', { actor }: ListContext) => byName(reachOf(actor)),
  lastActive: () => byInstant('last_active_at'),
  created: () => byInstant('created_at'),
};
