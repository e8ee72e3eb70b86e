/** Whether somebody is let in without network: the server's rule, over what the device knows. */
import type { FieldProblem } from '@portal/contract/envelope.ts';
import type { Attendee, KeptAttendee } from '@portal/contract/events/checkIn.ts';
import {
  checkInProblems,
  isOverridable,
  licenceTextIn,
  type Arrival,
  type HolderFacts,
  type Party,
} from '@portal/domain/events/checkIn.ts';
import { readLicenceCode } from '@portal/domain/licences/code.ts';
import { problem } from '@portal/domain/problem.ts';
import { folded } from '@portal/domain/fields/folded.ts';
import type { Asked } from '../asked.ts';
import type { KeptAct } from './actQueue.ts';
import type { KeptList } from './keptList.ts';

/** `unverified`: the device does not know the code; only the server can say. */
export type Judged =
  | { is: 'in'; attendee: Attendee }
  | { is: 'unverified' }
  | { is: 'refused'; problem: FieldProblem; attendee: Attendee | undefined };

export const ALONE: Party = { holder: true, spouse: false, naturalChildren: 0, spiritualChildren: 0 };

/** `at`: by the device's clock, which the list knows to be wrong. */
export function judge(list: KeptList | undefined, acts: readonly KeptAct[], asked: Asked, at: number): Judged {
  const code = asked.code === undefined ? undefined : readLicenceCode(licenceTextIn(asked.code));
  // No licence has it: that much is in the code itself.
  if (asked.code !== undefined && code === undefined) {
    return { is: 'refused', problem: problem('CKE003'), attendee: undefined };
  }
  const known = list?.attendees.find(isWho(asked));
  if (!list || !known) return { is: 'unverified' };
  const now = at - list.ahead;
  const arrival: Arrival = {
    by: code === undefined ? 'search' : 'code',
    holder: factsOf(known, lastTime(known, list, acts)),
    party: asked.party ?? ALONE,
  };
  const { startsAt, endsAt, ...rest } = list.door;
  const door = { ...rest, startsAt: Date.parse(startsAt), endsAt: Date.parse(endsAt) };
  const problems = checkInProblems(arrival, door, { at: now, today: newYorkDay.format(now) });
  const attendee = { name: known.name, churchName: known.churchName, photo: null };
  const [first] = problems;
  if (!first || (asked.override && isOverridable(problems))) return { is: 'in', attendee };
  return { is: 'refused', problem: first, attendee };
}

/** Where a licence's days begin and end; as `YYYY-MM-DD`. */
const newYorkDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' });

const factsOf = (
  { account, stage, deactivated, validUntil, spiritualChild }: KeptAttendee,
  lastAt: number | null,
): HolderFacts => ({ account, stage, licence: { deactivated, validUntil }, spiritualChild, lastAt });

/** When the server saw them last, or this device since; by the server's clock. */
function lastTime(known: KeptAttendee, { ahead, door }: KeptList, acts: readonly KeptAct[]): number | null {
  const here = acts
    .filter(({ event, asked, refused }) => event === door.id && !refused && isWho(asked)(known))
    .map(({ at }) => at - ahead);
  const there = known.lastAt === null ? [] : [Date.parse(known.lastAt)];
  const all = [...here, ...there];
  return all.length === 0 ? null : Math.max(...all);
}

/** Tells the attendee who was let in, by whichever of the two. */
function isWho({ code, client }: Asked): (one: KeptAttendee) => boolean {
  const read = code === undefined ? undefined : readLicenceCode(licenceTextIn(code));
  return (one) => (code === undefined ? one.client === client : one.code === read);
}

/** The list once the server has let somebody in here: should the network go now, the device knows. */
export function withSeen(list: KeptList | undefined, asked: Asked, at: number): KeptList | undefined {
  const place = list?.attendees.findIndex(isWho(asked)) ?? -1;
  const one = list?.attendees[place];
  if (!list || !one) return list;
  return {
    ...list,
    attendees: list.attendees.with(place, { ...one, lastAt: new Date(at - list.ahead).toISOString() }),
  };
}

/** People of a list by parts of their names, as the server folds them; only whom the reader may find by name. */
export function searchList(list: KeptList | undefined, search: string): KeptAttendee[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return (list?.attendees ?? [])
    .filter(({ client, name }) => client !== null && words.every((word) => folded(name).includes(word)))
    .slice(0, MOST_FOUND);
}
const MOST_FOUND = 20;
