import type { RawBuilder } from 'kysely';
import type { StaffActor } from '../http/context.ts';

/** What a noun says once to have files: who of the staff may open those of a record. All else works from that. */
export interface FileOwner {
  /** The noun, by the name of its folder. */
  noun: string;
  /** The table of its records. */
  table: string;
  /** Which records the actor sees: a condition over that table. */
  maySee(actor: StaffActor): RawBuilder<boolean>;
}

/** A record that files hang on. */
export interface Subject {
  noun: string;
  id: number;
}
