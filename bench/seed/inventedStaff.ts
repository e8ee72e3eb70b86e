import { sql } from 'kysely';
import { ASSIGNMENT_KINDS, type AssignmentKind } from '@portal/domain/access/roles.ts';
import { personOf } from '../../apps/server/src/demo/corpus/people.ts';
import { PLACES } from '../../apps/server/src/demo/corpus/places/places.ts';
import { randomOf } from '../../apps/server/src/demo/corpus/random.ts';
import { regions } from '../../apps/server/src/demo/corpus/regions.ts';
import { loadDemoPeople } from '../../apps/server/src/demo/loadDemoPeople.ts';
import { shippedRoleId } from '../../apps/server/src/access/shippedRoles.ts';
import type { Db } from '../../apps/server/src/platform/database/tables.ts';

/** Beside the demonstration's; they have no password and cannot sign in. */
const INVENTED: Readonly<Record<AssignmentKind, number>> = { analyst: 200, supervisor: 15, manager: 8, ephesian: 120 };

export interface SeedStaff {
  id: number;
  name: string;
}
export interface Cast extends Readonly<Record<AssignmentKind, readonly SeedStaff[]>> {
  /** Who oversees each country: a few of the invented, and the demonstration's Ephesian of its region. */
  inCharge: ReadonlyMap<string, readonly SeedStaff[]>;
}

/** Writes the demonstration's people and some hundred more, so that what is one's own is a small part of the whole. */
export async function inventStaff(db: Db, seed: number): Promise<Cast> {
  await loadDemoPeople(db);
  for (const kind of ASSIGNMENT_KINDS) {
    const random = randomOf(seed, 'staff', kind);
    const people = Array.from({ length: INVENTED[kind] }, (_, number) => {
      const place = random.pick(PLACES);
      const { name, lastName } = personOf(place, random.chance(0.5) ? 'MALE' : 'FEMALE', random);
      return { name, last_name: lastName, email: `${kind}.${number + 1}@seed.portal.test`, country: place.country };
    });
    await sql`
      with made as (
        insert into staff_user (name, last_name, email, country, status, last_role_id)
        select name, last_name, email, country, 'ACTIVE', ${await shippedRoleId(db, kind)}
        from json_to_recordset(${JSON.stringify(people)}::json) as given (name text, last_name text, email text, country text)
        returning id, last_role_id)
      insert into user_role (user_id, role_id) select id, last_role_id from made`.execute(db);
  }
  return readCast(db);
}

async function readCast(db: Db): Promise<Cast> {
  const { rows } = await sql<SeedStaff & { kind: AssignmentKind; email: string }>`
    select staff_user.id, staff_user.name || ' ' || last_name as name, role.slug as kind, email
    from staff_user join role on role.id = last_role_id order by staff_user.id`.execute(db);
  const of = (kind: AssignmentKind) => rows.filter((row) => row.kind === kind).map(({ id, name }) => ({ id, name }));
  const ephesian = of('ephesian');
  const inCharge = new Map(
    PLACES.map(({ country }, index) => {
      const own = regions().find(({ countries }) => countries.includes(country))?.ephesian;
      const known = rows.filter(({ email }) => email === own);
      return [
        country,
        [...known, ...[1, 2, 3].flatMap((turn) => ephesian.at((index * 3 + turn) % ephesian.length) ?? [])],
      ];
    }),
  );
  return {
    analyst: of('analyst'),
    supervisor: of('supervisor'),
    manager: of('manager'),
    ephesian,
    inCharge,
  };
}
