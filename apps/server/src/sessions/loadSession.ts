import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { permissionsIn, type Permission } from '@portal/domain/access/permissions.ts';
import type { Language } from '@portal/domain/languages.ts';
import { isAway, type AwayDays } from '@portal/domain/users/absences.ts';
import type { UserStatus } from '@portal/domain/users/accounts.ts';
import type { Db } from '../platform/database/tables.ts';
import '../access/access.tables.ts';
import './sessions.tables.ts';

interface Session {
  sessionId: number;
  remember: boolean;
  activeAt: Date;
  revokedAt: Date | null;
  status: UserStatus;
  language: Language;
}

/** A colleague, and the days on which the user stands in for them. */
export interface ColleagueAway extends AwayDays {
  id: number;
  name: string;
}

export interface StaffSession extends Session {
  userId: number;
  name: string;
  lastRoleId: number | null;
  /** A role needs a second factor and there is none: nothing is open but setting one up. */
  lacksSecondFactor: boolean;
  /** Whose absences name the user, whenever they are. */
  absences: readonly ColleagueAway[];
  /** Named in English, and in Spanish where that is another name. */
  roles: {
    id: number;
    name: string;
    name_es: string | null;
    slug: string | null;
    permissions: ReadonlySet<Permission>;
  }[];
}

export interface ClientSession extends Session {
  accountId: number;
  email: string;
}

/** A staff session with its user and the user's active roles, in one statement. */
export async function loadStaffSession(db: Db, sessionId: number): Promise<StaffSession | undefined> {
  const row = await db
    .selectFrom('session')
    .innerJoin('staff_user', 'staff_user.id', 'session.account_id')
    .select(['session.remember', 'session.active_at', 'session.revoked_at'])
    .select(['staff_user.id', 'staff_user.name', 'last_name', 'status', 'language', 'last_role_id', 'second_factor'])
    .select(jsonArrayFrom(activeRoles(db).where('user_role.user_id', '=', sql<number>`staff_user.id`)).as('roles'))
    .select(jsonArrayFrom(absencesOf(db).where('delegate_id', '=', sql<number>`staff_user.id`)).as('absences'))
    .where('session.id', '=', sessionId)
    .where('session.realm', '=', 'staff')
    .where('staff_user.removed_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    sessionId,
    userId: row.id,
    name: `${row.name} ${row.last_name}`,
    remember: row.remember,
    activeAt: row.active_at,
    revokedAt: row.revoked_at,
    status: row.status,
    language: row.language,
    lastRoleId: row.last_role_id,
    lacksSecondFactor: !row.second_factor && row.roles.some(({ needs_second_factor: needs }) => needs),
    roles: rolesOf(row.roles),
    absences: row.absences,
  };
}

/** Those for whom a user stands in on a day. */
export async function loadColleaguesAway(db: Db, userId: number, today: string): Promise<ColleagueAway[]> {
  const absences = await absencesOf(db).where('delegate_id', '=', userId).execute();
  return absences.filter((absence) => isAway(absence, today));
}

const absencesOf = (db: Db) =>
  db
    .selectFrom('absence')
    .innerJoin('staff_user as away', 'away.id', 'absence.user_id')
    .select([
      'away.id',
      sql<string>`away.name || ' ' || away.last_name`.as('name'),
      sql<string>`first_day::text`.as('from'),
      sql<string>`last_day::text`.as('until'),
    ])
    .where('away.removed_at', 'is', null)
    .orderBy('away.id');

/** The active roles of a staff user, with their permissions as they are now. */
export async function loadActiveRoles(db: Db, userId: number): Promise<StaffSession['roles']> {
  return rolesOf(await activeRoles(db).where('user_role.user_id', '=', userId).execute());
}

const activeRoles = (db: Db) =>
  db
    .selectFrom('user_role')
    .innerJoin('role', 'role.id', 'user_role.role_id')
    .select(['role.id', 'role.name', 'role.name_es', 'role.slug', 'role.permissions', 'role.needs_second_factor'])
    .where('role.active', '=', true)
    .orderBy('role.id');

type RoleRow = Omit<StaffSession['roles'][number], 'permissions'> & {
  permissions: string[];
  needs_second_factor: boolean;
};

const rolesOf = (rows: readonly RoleRow[]): StaffSession['roles'] =>
  rows.map(({ id, name, name_es, slug, permissions }) => ({
    id,
    name,
    name_es,
    slug,
    permissions: permissionsIn(permissions),
  }));

/** A client session with its account. */
export async function loadClientSession(db: Db, sessionId: number): Promise<ClientSession | undefined> {
  const row = await db
    .selectFrom('session')
    .innerJoin('client_account', 'client_account.id', 'session.account_id')
    .select(['session.remember', 'session.active_at', 'session.revoked_at'])
    .select(['client_account.id', 'email', 'status', 'language'])
    .where('session.id', '=', sessionId)
    .where('session.realm', '=', 'client')
    .executeTakeFirst();
  return (
    row && {
      sessionId,
      accountId: row.id,
      email: row.email,
      remember: row.remember,
      activeAt: row.active_at,
      revokedAt: row.revoked_at,
      status: row.status,
      language: row.language,
    }
  );
}
