import { sql } from 'kysely';
import type { checkInEndpoints, FoundAttendee } from '@portal/contract/events/checkIn.ts';
import { whyNotCheckIn } from '@portal/domain/events/checkIn.ts';
import { newYorkDate } from '../../platform/clock.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { eachWord, likeWord } from '../../platform/lists/listOrder.ts';
import { factsOf, findHolders, lastCheckIns, tellAttendee } from './holder.ts';
import { openDoor } from './openDoor.ts';

const MOST = 20;
const hasWord = eachWord((word) => sql`folded(coalesce(leader_name, '') || ' ' || email) like ${likeWord(word)}`);

/**
 * Accounts within the reader's reach by parts of name or address, with what the door would say of each; nothing for
 * nothing. Refusals: not found, `event.code`.
 */
export async function findAttendees(
  context: StaffContext,
  { params, query }: InputOf<(typeof checkInEndpoints)['findAttendees']>,
): Promise<FoundAttendee[]> {
  const { db, now } = context;
  const { event, facts: door } = await openDoor(context, params.id);
  const words = hasWord(query.search, undefined);
  if (words.length === 0) return [];
  const rows = await findHolders(context, words, MOST);
  const persons = rows.flatMap(({ person_id }) => person_id ?? []);
  const last = await lastCheckIns(db, event.id, persons);
  const party = { holder: true, spouse: false, naturalChildren: 0, spiritualChildren: 0 };
  return rows.map((row) => {
    const holder = factsOf(row, last.get(row.person_id ?? 0) ?? null);
    const moment = { at: now.getTime(), today: newYorkDate(now) };
    const why = whyNotCheckIn({ by: 'search', holder, party }, door, moment);
    return {
      client: row.client,
      ...tellAttendee(context, row),
      problem: why ? { code: why.code, ...(why.params && { params: { ...why.params } }) } : null,
    };
  });
}
