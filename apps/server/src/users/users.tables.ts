import type { Generated } from 'kysely';
import type { Changes } from '../history/changesOf.ts';
import type { FactorChange } from '@portal/domain/users/secondFactor.ts';
import type { NothingMore } from '../history/record.ts';
// Staff accounts are those of the sessions, as clients' are.
import '../sessions/sessions.tables.ts';

export interface SavedViewTable {
  id: Generated<number>;
  user_id: number;
  list: string;
  name: string;
  query: string;
  created_at: Date;
  /** Since when others may use it. */
  shared_at: Date | null;
}

interface SharedView {
  list: string;
  view: number;
  roles: readonly number[];
}

interface AbsenceDetail {
  delegate: number | null;
  from: string | null;
  until: string | null;
}

/** What may be done to an account. */
interface UserKinds {
  created: { roles: readonly number[] };
  updated: {
    fields: readonly string[];
    changes: Changes;
    rolesAdded: readonly number[];
    rolesRemoved: readonly number[];
  };
  statusChanged: { from: string; to: string };
  invited: NothingMore;
  /** By the owner or by an administrator. */
  sessionsEnded: { ended: number };
  /** The owner followed the invitation and set the first password. */
  accepted: { termsVersion: string };
  /** By the owner: who knew the password of before, and who followed the mailed link. */
  passwordChanged: NothingMore;
  passwordReset: NothingMore;
  /** By the owner or by who manages users; whoever follows the link mailed to the new address confirms it. */
  emailAsked: NothingMore;
  emailConfirmed: { fields: readonly string[] };
  /** The account is closed and its applications go to others; `removed` follows after the last. */
  removalStarted: { applications: number; regions: number; heirs: Readonly<Record<string, number>> };
  removed: NothingMore;
  /** By the owner: a private address from which a calendar reads the interviews, made anew or ended. */
  calendarShared: NothingMore;
  calendarRevoked: NothingMore;
  /** By the owner. */
  secondFactorChanged: { change: FactorChange };
  /** By the owner or by who manages users: who stands in between two days, or nobody any more. */
  absenceSet: AbsenceDetail;
  absenceEnded: AbsenceDetail;
  /** By the owner: a view of a list that others may use, with the roles in which the list opens with it; or no more. */
  viewShared: SharedView;
  viewUnshared: SharedView;
  /** By who manages users, for a reason that lies apart. */
  secondFactorRemoved: NothingMore;
}

declare module '../history/record.ts' {
  interface HistoryKinds {
    users: UserKinds;
  }
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    saved_view: SavedViewTable;
    /** The shared view with which a list opens in a role. */
    role_view: { role_id: number; list: string; view_id: number };
  }
}
