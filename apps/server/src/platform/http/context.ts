import type { Actor } from '@portal/domain/access/reach.ts';
import type { Permission } from '@portal/domain/access/permissions.ts';
import type { Language } from '@portal/domain/languages.ts';
import type { Db } from '../database/tables.ts';
import type { Services } from '../services.ts';

/** A staff user in the active role of this request. */
export interface StaffActor extends Actor {
  realm: 'staff';
  sessionId: number;
  name: string;
  roleId: number | null;
  /** All active roles of the user, to tell which of them would hold a missing right. */
  roles: readonly { id: number; name: string; slug: string | null; permissions: ReadonlySet<Permission> }[];
  language: Language;
}

/** A client of the customer portal. */
export interface ClientActor {
  realm: 'client';
  sessionId: number;
  accountId: number;
  email: string;
  language: Language;
}

/** What an act or a question works with. `db` is its transaction or snapshot. */
export interface Context<A = StaffActor> {
  db: Db;
  actor: A;
  now: Date;
  /** What the reader reads in: `Accept-Language` where it names one of ours, else the profile's. */
  language: Language;
  services: Services;
  /** In an act's answer: the same key came again, and what is shown must hold under the rights of now. */
  repeated?: boolean;
}

export type StaffContext = Context;
export type ClientContext = Context<ClientActor>;
/** Of endpoints that anybody may call. */
export type PublicContext = Context<null>;
export type AnyActor = StaffActor | ClientActor | null;
