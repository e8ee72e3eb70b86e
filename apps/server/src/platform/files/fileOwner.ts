import type { RawBuilder } from 'kysely';
import type { Db } from '../database/tables.ts';
import type { ClientActor, StaffActor } from '../http/context.ts';

/** What a noun says once to have files: who may open those of a record. All else works from that. */
export interface FileOwner {
  /** The noun, by the name of its folder. */
  noun: string;
  /** The table of its records. */
  table: string;
  /** Which records the actor sees at that moment: a condition over that table. */
  maySee(actor: StaffActor, now: Date): RawBuilder<boolean>;
  /** Which records are a client’s own to open, where there are any: a condition over that table. */
  isOwn?(actor: ClientActor): RawBuilder<boolean>;
  /** Its files tell of many at once: whenever anything is erased, all of them go, and those under way are made anew by this. */
  ofMany?: { makeAnew(db: Db): Promise<unknown> };
  /** As whose and what its opening is logged, where that is not the record and the file's kind: over that table. */
  logged?: { noun: string; id: RawBuilder<unknown>; kind: RawBuilder<unknown> };
}

/** A record that files hang on. */
export interface Subject {
  noun: string;
  id: number;
}
