import { sql } from 'kysely';
import { shippedRoleId } from '../access/shippedRoles.ts';
import type { Db } from '../platform/database/tables.ts';
import type { Services } from '../platform/services.ts';
import { hashPassword } from '../sessions/passwords.ts';
import { beginProgress, readProgress } from '../settings/demoProgress.ts';
import '../users/users.tables.ts';
import { ministryRules } from './corpus/ministryRules.ts';
import { regions } from './corpus/regions.ts';
import { staff, type DemoStaff } from './corpus/staff.ts';

export const DEMO_PASSWORD = 'Portal2026!';

/** Whom one may sign in as, for whoever started the portal. */
function demoSignIns(): string {
  const active = staff().filter(({ status = 'ACTIVE' }) => status === 'ACTIVE');
  const emails = active.map(({ email }) => email).join(', ');
  return `Demo sign-ins, all with the password ${DEMO_PASSWORD}: ${emails}`;
}

/**
 * The people of the demonstration, written before anybody may sign in, with how many applications are to come. Answers a
 * sentence about who they are.
 */
export async function prepareDemo({ database, clock }: Services, applications: number): Promise<string> {
  await database.transaction(async (db) => {
    if (await readProgress(db)) return;
    await loadDemoPeople(db);
    await beginProgress(db, { lanes: {}, applications, now: clock.now().toISOString(), finished: false });
  });
  return demoSignIns();
}

/** The demonstration's staff, regions and ministry rules, in one transaction; what is there already stays. */
export async function loadDemoPeople(db: Db): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  for (const person of staff()) await loadStaff(db, person, passwordHash);
  await loadRegions(db);
  await loadRules(db);
}

async function loadStaff(db: Db, person: DemoStaff, passwordHash: string): Promise<void> {
  const { status = 'ACTIVE', phone: [phoneCode, mobile] = [null, null] } = person;
  const roleIds: number[] = [];
  for (const role of person.roles) roleIds.push(await shippedRoleId(db, role));
  const user = await db
    .insertInto('staff_user')
    .values({
      name: person.name,
      last_name: person.lastName,
      email: person.email,
      password_hash: status === 'PENDING' ? null : passwordHash,
      country: person.country,
      language: person.language,
      phone_code: phoneCode,
      mobile,
      status,
      last_role_id: roleIds[0] ?? null,
    })
    .onConflict((conflict) => conflict.column('email').where('removed_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!user) return;
  await db
    .insertInto('user_role')
    .values(roleIds.map((role_id) => ({ user_id: user.id, role_id })))
    .execute();
}

async function loadRegions(db: Db): Promise<void> {
  const { rows } = await sql`select 1 from region_country limit 1`.execute(db);
  if (rows.length > 0) return;
  for (const region of regions()) {
    await sql`
      insert into region_country (country, ephesian_id)
      select given.country, staff_user.id from staff_user, unnest(${region.countries}::text[]) given (country)
      where email = ${region.ephesian}`.execute(db);
  }
}

async function loadRules(db: Db): Promise<void> {
  await sql`
    update parameter set value = ${JSON.stringify(ministryRules())}
    where key = 'MINISTRY_RULES' and value = '[]'`.execute(db);
}
