import type { FastifyRequest } from 'fastify';
import type { Actor } from '@portal/domain/access/reach.ts';
import type { Permission } from '@portal/domain/access/permissions.ts';
import { isLanguage, type Language } from '@portal/domain/languages.ts';
import type { Db } from '../database/tables.ts';
import type { Services } from '../services.ts';

/** A staff user in the active role of this request. */
export interface StaffActor extends Actor {
  realm: 'staff';
  sessionId: number;
  name: string;
  roleId: number | null;
  /** In a call: a role needs a second factor and there is none, so that only what sets one up is answered. */
  lacksSecondFactor?: boolean;
  /** All active roles of the user, to tell which of them would hold a missing right. */
  roles: readonly { id: number; name: string; slug: string | null; permissions: ReadonlySet<Permission> }[];
  /** For whom the user stands in today, with the last day of it; their ids are `standsInFor`. */
  colleaguesAway?: readonly { id: number; name: string; until: string }[];
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
  /** From which address the request came; nothing where the portal does it by itself. */
  ip?: string;
  /** In an act's answer: the same key came again, and what is shown must hold under the rights of now. */
  repeated?: boolean;
}

export type StaffContext = Context;
export type ClientContext = Context<ClientActor>;
/** Of endpoints that anybody may call. */
export type PublicContext = Context<null>;
export type AnyActor = StaffActor | ClientActor | null;

/** `Accept-Language` by its first tag, else the profile's, else English. */
export function languageOf(request: FastifyRequest, reader: { language: Language } | null): Language {
  const asked = request.headers['accept-language']?.trim().slice(0, 2).toLowerCase();
  return asked && isLanguage(asked) ? asked : (reader?.language ?? 'en');
}
