/** What became of some churches of the demonstration: new names, a closing, and pairs that look the same. */
import { sql } from 'kysely';
import { addDays } from '@portal/domain/days.ts';
import { merge } from '../../applications/merging/merge.ts';
import { sayNotSame } from '../../applications/merging/notSame.ts';
import { changeChurch } from '../../applications/network/changeChurch.ts';
import { newYorkDate } from '../../platform/clock.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { given } from '../given.ts';

/** By their places among those whose leaders were admitted first; beyond those that others lean upon. */
const CHANGES = [
  { place: 12, what: 'name', name: 'Casa de la Esperanza', reason: 'The congregation chose another name.' },
  { place: 13, what: 'closed', reason: 'The building was sold, and its people joined a church nearby.' },
] as const;

/** The names of two that stand in one city: one pair waits to be merged, one is merged, one is not the same. */
const PAIRS = [
  ['Casa del Encuentro', 'Casa del Encuentro Vivo'],
  ['Templo Betel', 'Templo Bethel'],
  ['Iglesia Maranata', 'Iglesia Maranatha'],
] as const;

interface Church {
  id: number;
  since: string;
}

export async function addDemoChurches(as: StaffContext): Promise<void> {
  const { rows: admitted } = await sql<Church>`
    select church.id, valid_from::text as since from church
      join application on application.church_id = church.id
    where application.status = 'SENT' and application.deleted_at is null order by application.id limit 20`.execute(
    as.db,
  );
  for (const { place, ...change } of CHANGES) {
    const church = admitted[place];
    if (church) await changeOne(as, church, change);
  }
  await addPairs(
    as,
    admitted.map(({ id }) => id),
  );
}

async function addPairs(as: StaffContext, others: readonly number[]): Promise<void> {
  // Two of each city, of the newest: what stands first on the screens stays as it is.
  const { rows } = await sql<{ one: Church; other: Church }>`
    select json_build_object('id', ids[1], 'since', days[1]) as one, json_build_object('id', ids[2], 'since', days[2]) as other
    from (select array_agg(church.id order by church.id desc) as ids, array_agg(valid_from::text order by church.id desc) as days
      from church where id <> all(${others}::bigint[]) and exists (
        select from application where church_id = church.id and status <> 'UNFINISHED' and deleted_at is null)
      group by lower(city), country having count(*) > 1) cities
    order by ids[1] desc limit ${PAIRS.length}`.execute(as.db);
  for (const [place, names] of PAIRS.entries()) {
    const pair = rows[place];
    if (!pair) continue;
    const { one, other } = pair;
    await changeOne(as, one, { what: 'name', name: names[0], reason: 'As it stands above the door.' });
    await changeOne(as, other, { what: 'name', name: names[1], reason: 'As the leader writes it.' });
    const ids = { noun: 'churches' as const, kept: one.id, gone: other.id };
    if (place === 1) await merge(as, given(undefined, { ...ids, taken: [], keptVersion: 2, goneVersion: 2 }));
    if (place === 2) await sayNotSame(as, given(undefined, { noun: 'churches', one: one.id, other: other.id }));
  }
}

type Change = { what: 'name'; name: string; reason: string } | { what: 'closed'; reason: string };

/** Some weeks after it came, or today. */
async function changeOne(as: StaffContext, { id, since }: Church, change: Change): Promise<void> {
  const today = newYorkDate(as.now);
  const later = addDays(since, 45);
  await changeChurch(as, given({ id }, { ...change, day: later < today ? later : today, version: 1 }));
}
