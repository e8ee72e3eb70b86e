import { sql } from 'kysely';
import type { QueryOf } from '@portal/contract/endpoints.ts';
import type { customerEndpoints } from '@portal/contract/customers.ts';
import type { Reach } from '@portal/domain/access/reach.ts';
import { byInstant, down, up, type ListOrder, type SortKey } from '../../platform/database/listOrder.ts';
import { clientReach } from './clientReach.ts';

type Sort = QueryOf<typeof customerEndpoints.listClients>['sort'];

/** By the id alone, within reach: else a made-up cursor would tell where in the alphabet somebody out of reach stands. */
const byName = (reach: Reach): SortKey => ({
  key: sql`coalesce(leader_name, email) collate portal`,
  place: sql`''`,
  at: (place, id) =>
    place === ''
      ? sql`(select coalesce(leader_name, email) from client_account where id = ${id} and ${clientReach(reach)})`
      : undefined,
});

const KEYS: Readonly<Record<'lastActive' | 'name' | 'created', (reach: Reach) => SortKey>> = {
  name: byName,
  lastActive: () => byInstant('last_active_at'),
  created: () => byInstant('created_at'),
};

/** The orders of the lists of clients. */
export function clientOrder(sort: Sort, reach: Reach): ListOrder {
  const name = sort.replace('-', '') as keyof typeof KEYS;
  return (sort === name ? up : down)(KEYS[name](reach));
}
