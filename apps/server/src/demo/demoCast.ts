import { SHIPPED_ROLES, type AssignmentKind } from '@portal/domain/access/roles.ts';
import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';
import type { ClientActor, StaffActor, StaffContext } from '../platform/http/context.ts';
import { refusal } from '../platform/http/refusal.ts';
import type { Services } from '../platform/services.ts';
import '../users/users.tables.ts';
import { staff } from './corpus/staff.ts';
import type { DemoFiles } from './demoFiles.ts';

/** Those who act, by e-mail. */
export type Cast = ReadonlyMap<string, StaffActor>;

/** What all acts of the demonstration are given. */
export interface Demo {
  services: Services;
  cast: Cast;
  files: DemoFiles;
  /** When it began to be loaded: its stories end by then. */
  now: Date;
  passwordHash: string;
  say: (line: string) => void;
}

/** One of the staff, at the end of the stories. */
export function staffContext({ services, cast, now }: Demo, db: Db, email: string): StaffContext {
  const actor = cast.get(email);
  if (!actor) throw new Error('A demo user is missing.');
  return { db, now, language: 'es', services, actor };
}

/** The demonstration's staff as actors. */
export async function demoStaff(db: Db): Promise<Cast> {
  const cast = new Map<string, StaffActor>();
  for (const { email, roles } of staff()) {
    const user = await db
      .selectFrom('staff_user')
      .select(['id', 'name', 'last_name', 'language', 'last_role_id'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    cast.set(email, {
      realm: 'staff',
      sessionId: 0,
      userId: user.id,
      name: `${user.name} ${user.last_name}`,
      roleId: user.last_role_id,
      permissions: new Set(SHIPPED_ROLES[roles[0]]),
      roles: [],
      language: user.language,
    });
  }
  return cast;
}

/** An application of the demonstration as it stands, with whom it is assigned to. */
export interface DemoApplication {
  id: number;
  version: number;
  assignees: Record<Extract<AssignmentKind, 'analyst' | 'ephesian'>, string | null>;
}

/** The application of an applicant, by the account's address. */
export async function findDemoApplication(db: Db, email: string): Promise<DemoApplication> {
  const { rows } = await sql<{ id: number; version: number; analyst: string | null; ephesian: string | null }>`
    select application.id, application.version, analyst.email as analyst, ephesian.email as ephesian
    from client_account join application on application.client_account_id = client_account.id
    left join staff_user analyst on analyst.id = analyst_id
    left join staff_user ephesian on ephesian.id = ephesian_id
    where client_account.email = ${email}`.execute(db);
  const row = rows[0];
  if (!row) throw refusal('http.notFound');
  return { id: row.id, version: row.version, assignees: { analyst: row.analyst, ephesian: row.ephesian } };
}

/** The applicant as an actor. */
export async function demoClient(db: Db, email: string): Promise<ClientActor> {
  const account = await db
    .selectFrom('client_account')
    .select(['id', 'language'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (!account) throw refusal('http.notFound');
  return { realm: 'client', sessionId: 0, accountId: account.id, email, language: account.language };
}
