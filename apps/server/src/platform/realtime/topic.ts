import type { Db } from '../database/tables.ts';
import type { StaffActor } from '../http/context.ts';

/**
 * A change of one subject, as the database's notification carries it in JSON: its id and the facts that decide who saw
 * it before and who sees it after, nothing personal. Null where it was not there before, or is not after.
 */
export interface Change<Sight> {
  id: number;
  before: Sight | null;
  after: Sight | null;
}

/** What one reach may know of the changes that were gathered. */
export interface Seen<Sight, Subject> {
  /** The subjects that it sees now, as they are now. */
  subjects: readonly Subject[];
  /** Ids of those that it saw before or after one of the changes, and does not see now. */
  gone: readonly number[];
  /** What each change showed it, before and after. */
  sights: readonly Sight[];
}

/**
 * What a noun tells open pages. Who hears is decided by the platform alone, from `reachOf` and `sees`: `tell` is given
 * nothing that its reach may not know.
 */
export interface Topic<Sight, Subject extends { sight: Sight }, Reach> {
  /** The name of its events on the wire. */
  name: string;
  /** Channels of the database on which its changes are announced, each a `Change`. */
  channels: readonly string[];
  /**
   * What an actor may know of the topic, nothing where it is none of the actor's business. Plain JSON: readers of equal
   * reach are told one text, and a reader whose reach is no longer the same connects anew.
   */
  reachOf(actor: StaffActor): Reach | undefined;
  /** Whether a reach holds what is seen so. */
  sees(reach: Reach, sight: Sight): boolean;
  /** The changed subjects as they are now, read once for all readers; those that are no more are missing. */
  load(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, Subject>>;
  /** The event's data as JSON, built once for all readers of a reach. */
  tell(db: Db, reach: Reach, seen: Seen<Sight, Subject>): Promise<string>;
}

/** A topic among others. What it gives as reach, sight and subject is given back to it alone. */
export type AnyTopic = Topic<unknown, { sight: unknown }, unknown>;
