import { sql } from 'kysely';
import type { checkInEndpoints } from '@portal/contract/events/checkIn.ts';
import {
  checkInProblems,
  isOverridable,
  kindsNotAdmitted,
  licenceTextIn,
  sizeOf,
  type Arrival,
  type DoorFacts,
  type Party,
} from '@portal/domain/events/checkIn.ts';
import { cameInAt } from '@portal/domain/events/offline.ts';
import { readLicenceCode } from '@portal/domain/licences/code.ts';
import { problem, type Problem } from '@portal/domain/problem.ts';
import { record } from '../../history/record.ts';
import { newYorkDate } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { notPermitted } from '../../platform/http/recognise.ts';
import { notFound, Refusal, refusalAt } from '../../platform/http/refusal.ts';
import { factsOf, holderOfClient, holderOfCode, lastCheckIns, tellAttendee, type HolderRow } from './holder.ts';
import { openDoor } from './openDoor.ts';
import { tellDoors } from './tellDoors.ts';

type Input = InputOf<(typeof checkInEndpoints)['checkIn']>;
type Body = Input['body'];

/**
 * Lets somebody in with whom they bring (product/events.md#check-in); the same key comes in once, whoever sends it. Refusals:
 * an event that there is not is not found, one without a door is `event.code`; the first that the rule tells, with who it was as
 * `present`; `event.nobody` where nobody would come in; GE004 for an override without its right; of an account out of reach
 * not found.
 */
export async function checkIn(context: StaffContext, { params, body }: Input): Promise<number> {
  const { db, now, actor } = context;
  const { event, facts: door } = await openDoor(context, params.id, true);
  const known = await findByKey(db, event.id, body.key);
  if (known !== undefined) return known;
  if (sizeOf(body.party) === 0) throw refusalAt('party', 'event.nobody');
  if (body.override && !actor.permissions.has('business.event.override')) {
    throw notPermitted(actor, 'business.event.override');
  }
  const { by, row } = await findHolder(context, body);
  if (row) await lockFamily(db, row);
  // Sent twice at once, by two pages of a device that is back: the one that waited here finds what the other wrote.
  const meanwhile = await findByKey(db, event.id, body.key);
  if (meanwhile !== undefined) return meanwhile;
  const came = body.device ? cameInAt(timesOf(body.device), now.getTime(), door.endsAt) : now.getTime();
  const lastAt = row?.person_id ? await lastTime(db, event.id, row.person_id, came + door.minutes * MINUTE_MS) : null;
  const arrival: Arrival = { by, holder: row ? factsOf(row, lastAt) : null, party: body.party };
  const problems = checkInProblems(arrival, door, { at: came, today: newYorkDate(new Date(came)) });
  const overrides = body.override !== undefined && isOverridable(problems);
  const [first] = problems;
  if (first && !overrides) throw refused(context, first, { arrival, door, row });
  if (!row || row.person_id === null) throw notFound();
  const overridden = problems.map(({ code }) => code);
  const id = await insertCheckIn(context, {
    event: event.id,
    key: body.key,
    row,
    party: body.party,
    overridden,
    at: new Date(came),
  });
  if (overridden.length > 0) {
    await record(context, {
      noun: 'persons',
      id: row.person_id,
      kind: 'letIn',
      detail: { event: event.id, checkIn: id, codes: overridden },
      personal: { reason: { from: null, to: body.override?.reason } },
    });
  }
  await tellDoors(db, event.id);
  return id;
}

const MINUTE_MS = 60_000;
const timesOf = ({ at, sentAt }: NonNullable<Body['device']>) => ({ at: Date.parse(at), sentAt: Date.parse(sentAt) });

/**
 * The last time they came in. Of what arrives late also that which was sent before it and came after it, as long as the one
 * does not count beside the other: two devices without network that let in one licence are told so whichever is sent first.
 */
async function lastTime(db: Db, event: number, person: number, before: number): Promise<number | null> {
  return (await lastCheckIns(db, event, [person], before)).get(person) ?? null;
}

async function findHolder(
  context: StaffContext,
  { code, client }: Body,
): Promise<{ by: Arrival['by']; row?: HolderRow | undefined }> {
  if (code !== undefined) {
    const read = readLicenceCode(licenceTextIn(code));
    return { by: 'code', row: read === undefined ? undefined : await holderOfCode(context.db, read) };
  }
  const required = problem('field.required');
  if (client === undefined) throw new Refusal([required], { fields: { code: required, client: required } });
  const row = await holderOfClient(context, client);
  if (!row) throw refusalAt('client', 'http.notFound');
  return { by: 'search', row };
}

/**
 * Whoever is counted with them comes in after them: two devices that read one licence at once let it in once, and what is
 * counted of a family sees all of it.
 */
export async function lockFamily(db: Db, row: Pick<HolderRow, 'person_id' | 'spouse_id' | 'parent_id'>): Promise<void> {
  const family = [row.person_id, row.spouse_id, row.parent_id].filter((id) => id !== null);
  await sql`select id from person where id = any(${family}::bigint[]) order by id for no key update`.execute(db);
}

/** The first reason, at the fields of the party where it is about them, with who it was. */
function refused(
  context: StaffContext,
  first: Problem,
  { arrival, door, row }: { arrival: Arrival; door: DoorFacts; row: HolderRow | undefined },
): Refusal {
  const parts =
    first.code === 'event.kind' && arrival.holder ? kindsNotAdmitted(arrival.holder, arrival.party, door.access) : [];
  const fields = {
    ...(row === undefined && { code: first }),
    ...Object.fromEntries(parts.map((part) => [`party.${part}`, problem('event.kind')])),
  };
  return new Refusal([first], {
    ...(Object.keys(fields).length > 0 && { fields }),
    ...(row && { present: tellAttendee(context, row) }),
  });
}

async function findByKey(db: Db, event: number, key: string): Promise<number | undefined> {
  const row = await db.selectFrom('check_in').select(['id', 'event_id']).where('key', '=', key).executeTakeFirst();
  if (row && row.event_id !== event) throw refusalAt('key', 'http.conflict');
  return row?.id;
}

interface Coming {
  event: number;
  key: string;
  row: HolderRow;
  party: Party;
  overridden: string[];
  at: Date;
}

async function insertCheckIn(
  { db, actor }: StaffContext,
  { event, key, row, party, overridden, at }: Coming,
): Promise<number> {
  const inserted = await db
    .insertInto('check_in')
    .values({
      event_id: event,
      key,
      person_id: row.person_id ?? 0,
      church_id: row.church_id,
      spouse_id: row.spouse_id,
      parent_id: row.parent_id,
      ephesian_id: row.ephesian_id,
      licence_id: row.licence_id,
      at,
      holder: party.holder,
      spouse: party.spouse,
      natural_children: party.naturalChildren,
      spiritual_children: party.spiritualChildren,
      overridden: sql`${overridden}::text[]`,
      user_id: actor.userId,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  // Another sent the same key at the same moment.
  return inserted?.id ?? (await findByKey(db, event, key)) ?? 0;
}
