import { sql, type RawBuilder } from 'kysely';
import type { QueryOf } from '@portal/contract/endpoints.ts';
import type { staffEndpoints } from '@portal/contract/users.ts';
import {
  byInstant,
  down,
  instantAt,
  microseconds,
  up,
  type ListOrder,
  type SortKey,
} from '../platform/database/listOrder.ts';

type Sort = QueryOf<typeof staffEndpoints.listUsers>['sort'];

/** By the id alone: a name would make the cursor longer than it may be, and puts people into addresses. */
const byName: SortKey = {
  key: sql`(name || ' ' || last_name) collate portal`,
  place: sql`''`,
  at: (place, id) =>
    place === ''
      ? sql`(select known.name || ' ' || known.last_name from staff_user known where known.id = ${id})`
      : undefined,
};

const NEVER = 'never';

/** Who never signed in stands at the end, whichever way the others are sorted. */
const bySignIn = (never: RawBuilder<unknown>): SortKey => ({
  key: sql`coalesce(last_sign_in_at, ${never})`,
  place: sql`coalesce(${microseconds('last_sign_in_at')}, ${sql.lit(NEVER)})`,
  at: (place) => (place === NEVER ? sql`${never}::timestamptz` : instantAt(place)),
});

const ORDERS: Readonly<Record<Sort, ListOrder>> = {
  name: up(byName),
  '-name': down(byName),
  lastSignIn: up(bySignIn(sql`'infinity'`)),
  '-lastSignIn': down(bySignIn(sql`'-infinity'`)),
  created: up(byInstant('created_at')),
  '-created': down(byInstant('created_at')),
};

export const orderOf = (sort: Sort): ListOrder => ORDERS[sort];
