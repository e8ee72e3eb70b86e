/**
 * Whether somebody is let in at an event: the one rule for the server and for a device without network
 * (product/events.md#check-in). Pure: whoever asks gives the facts.
 */
import type { ClientStatus } from '../clients/accounts.ts';
import { standingOf } from '../licences/licence.ts';
import { problem, type Problem } from '../problem.ts';
import { ADMITTED_STAGES } from '../applications/whereStaffWork.ts';
import type { Stage } from '../applications/stages.ts';
import type { AttendeeKind } from './event.ts';

/** Who comes in with one scan. */
export interface Party {
  /** Whose licence it is; not where an event admits none of their kinds and they only bring others. */
  holder: boolean;
  spouse: boolean;
  naturalChildren: number;
  spiritualChildren: number;
}

/** At most so many of a kind with one leader: more were a slip of the finger. */
export const MOST_COMPANIONS = { naturalChildren: 20, spiritualChildren: 200 } as const;

export const PARTY_FIELDS = [
  'holder',
  'spouse',
  'naturalChildren',
  'spiritualChildren',
] as const satisfies readonly (keyof Party)[];
export type PartyField = (typeof PARTY_FIELDS)[number];

/** The event at its door; instants in milliseconds. */
export interface DoorFacts {
  startsAt: number;
  endsAt: number;
  access: readonly AttendeeKind[];
  /** Minutes before the same licence counts again. */
  minutes: number;
  /** Stages whose leaders are admitted. */
  stages: readonly Stage[];
}

/** Who stands at the door, as far as the rule asks. */
export interface HolderFacts {
  /** Of the account in the leaders' portal. */
  account: ClientStatus;
  /** The newest application that was not deleted, one that admits before the others; null: there is none. */
  stage: Stage | null;
  /** Null: none was issued. One that gave way to another is taken back. `validUntil` is the last day, `YYYY-MM-DD` in New York. */
  licence: { deactivated: boolean; validUntil: string } | null;
  /** Who is somebody's spiritual child comes in as that too. */
  spiritualChild: boolean;
  /** The last check-in at this event that was not undone, in milliseconds; null: none yet. */
  lastAt: number | null;
}

export interface Arrival {
  /** How they were looked for: only a code can be of no licence, only a search finds accounts without application. */
  by: 'code' | 'search';
  /** Null: nobody was found. */
  holder: HolderFacts | null;
  party: Party;
}

/** An instant in milliseconds, with its day in New York. */
export interface Moment {
  at: number;
  today: string;
}

const MINUTE_MS = 60_000;

/**
 * Everything against it, in the order in which it is told: of several the first. Empty: they are let in. What a text needs
 * comes along: `at` as an instant in milliseconds, `date` as a day, `stage`, `n` minutes.
 */
export function checkInProblems({ by, holder, party }: Arrival, door: DoorFacts, { at, today }: Moment): Problem[] {
  if (holder === null) return [problem('CKE003')];
  const standing = licenceStanding(holder, today);
  const countsAgainAt = holder.lastAt === null ? at : holder.lastAt + door.minutes * MINUTE_MS;
  const tests: readonly [boolean, () => Problem][] = [
    [by === 'search' && holder.stage === null, () => problem('CKE016')],
    [holder.account !== 'ACTIVE', () => problem('CKE006')],
    [standing === 'INACTIVE', () => problem('CKE008')],
    [standing === 'EXPIRED', () => problem('CKE007', { date: holder.licence?.validUntil ?? '' })],
    [
      holder.stage === null || !door.stages.includes(holder.stage),
      () => problem('CKE009', holder.stage === null ? undefined : { stage: holder.stage }),
    ],
    [at < door.startsAt, () => problem('CKE004', { at: door.startsAt })],
    [at > door.endsAt, () => problem('CKE005')],
    [
      countsAgainAt > at,
      () => problem('CKE010', { n: Math.ceil((countsAgainAt - at) / MINUTE_MS), at: countsAgainAt }),
    ],
    [kindsNotAdmitted(holder, party, door.access).length > 0, () => problem('event.kind')],
  ];
  return tests.flatMap(([holds, told]) => (holds ? [told()] : []));
}

/** Why they are not let in: the first of all reasons; nothing where they are. */
export const whyNotCheckIn = (arrival: Arrival, door: DoorFacts, moment: Moment): Problem | undefined =>
  checkInProblems(arrival, door, moment)[0];

/** Nobody is known whom one could let in all the same. */
const CANNOT_OVERRIDE: readonly Problem['code'][] = ['CKE003', 'CKE016'];

/** Whether somebody may be let in against all of these, by who has the right and says why. */
export const isOverridable = (problems: readonly Problem[]): boolean =>
  problems.every(({ code }) => !CANNOT_OVERRIDE.includes(code));

/** Which parts of a party the event does not admit, by their fields. */
export function kindsNotAdmitted(
  { spiritualChild }: Pick<HolderFacts, 'spiritualChild'>,
  party: Party,
  access: readonly AttendeeKind[],
): PartyField[] {
  const admits = (kind: AttendeeKind) => access.includes(kind);
  const refused: Readonly<Record<PartyField, boolean>> = {
    holder: party.holder && !admits('LEADER') && !(spiritualChild && admits('SPIRITUAL_CHILD')),
    spouse: party.spouse && !admits('SPOUSE'),
    naturalChildren: party.naturalChildren > 0 && !admits('NATURAL_CHILD'),
    spiritualChildren: party.spiritualChildren > 0 && !admits('SPIRITUAL_CHILD'),
  };
  return PARTY_FIELDS.filter((field) => refused[field]);
}

/** How many come in. */
export const sizeOf = ({ holder, spouse, naturalChildren, spiritualChildren }: Party): number =>
  Number(holder) + Number(spouse) + naturalChildren + spiritualChildren;

/** Who is found without a licence was never given one: the stage then says why. */
function licenceStanding({ licence, stage }: HolderFacts, today: string) {
  if (licence === null) return undefined;
  const admitted = stage !== null && (ADMITTED_STAGES as readonly Stage[]).includes(stage);
  return standingOf({ ...licence, admitted }, today);
}

/** What a licence's QR holds: the code itself, or the address of its public page, of whichever portal. Nothing of anything else. */
export function licenceTextIn(scanned: string): string {
  const [, code] = /^https?:\/\/[^\s/]+\/verify\/([^\s/?#]{1,40})\/?(?:[?#]\S*)?$/i.exec(scanned.trim()) ?? [];
  return code === undefined ? scanned : decoded(code);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** How long one's own check-in may be undone, and by whom: who may override undoes any, whenever. */
const UNDO_MINUTES = 10;

/** `event.undo`: it is too late, or it was another's. */
export const whyNotUndo = ({ at, own }: { at: number; own: boolean }, overrides: boolean, now: number): Problem[] =>
  overrides || (own && now - at <= UNDO_MINUTES * MINUTE_MS) ? [] : [problem('event.undo', { minutes: UNDO_MINUTES })];
