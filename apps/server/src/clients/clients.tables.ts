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
}

declare module '../history/record.ts' {
  interface HistoryKinds {
    clients: ClientKinds;
  }
}
