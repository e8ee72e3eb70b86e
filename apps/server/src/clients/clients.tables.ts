import type { Changes } from '../history/changesOf.ts';
import type { NothingMore } from '../history/record.ts';
// Clients' accounts are those of the sessions, as the staff's are.
import '../sessions/sessions.tables.ts';

/** What may be done to a client's account. */
interface ClientKinds {
  updated: { fields: readonly string[]; changes: Changes };
  statusChanged: { from: string; to: string };
  /** A link went to another address; `emailChanged` follows when it is used. */
  emailAsked: NothingMore;
  emailChanged: { fields: readonly string[] };
  activationSent: NothingMore;
  reminded: { waits: string };
  /** The client was told that the unfinished application will be erased, in so many days. */
  draftAnnounced: { application: number; days: number };
  draftErased: { application: number };
  /** Begun by an import. */
  draftImported: { application: number };
  /** A copy of all that is kept of them was asked for. */
  copied: NothingMore;
  erasureOrdered: NothingMore;
  erased: NothingMore;
}

declare module '../history/record.ts' {
  interface HistoryKinds {
    clients: ClientKinds;
  }
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    draft_erasure: { application_id: number; first_at: Date; last_at: Date | null };
    trace_erasure: { account_id: number; persons: number[]; user_id: number | null; at: Date; done_at: Date | null };
  }
}
