/** Staff who are kept to a charge in which nothing lies, with whatever else a role may hold. */
import { sql } from 'kysely';
import { PERMISSIONS, type Permission } from '@portal/domain/access/permissions.ts';
import { ASSIGNMENT_KINDS, markerOf, SHIPPED_ROLES, type AssignmentKind } from '@portal/domain/access/roles.ts';
import { signAccessToken } from '../../../src/sessions/tokens.ts';
import { staffId } from '../../factories.ts';
import { insertStaff } from '../../people/insertStaff.ts';
import { newSession, type World } from '../world.ts';

export interface Charged {
  who: string;
  userId: number;
  permissions: readonly Permission[];
  token: string;
  headers: Readonly<Record<string, string>>;
}

/** Every right beside the marker, but that to whole stages and that of administrators, which is no marker's neighbour. */
export const everyRightOf = (kind: AssignmentKind): Permission[] =>
  PERMISSIONS.filter((slug) => {
    if (slug === 'business.administrator') return false;
    if (ASSIGNMENT_KINDS.some((other) => markerOf(other) === slug)) return slug === markerOf(kind);
    const ofStage = /^business\.request\.(?:show|do)\./.test(slug) && !slug.endsWith('.corrections');
    return !ofStage || slug.endsWith('.me');
  });

/** One of each kind who has nothing of their own, the Ephesian with another region; and an Ephesian as shipped. */
export async function everyCharged(world: World): Promise<Charged[]> {
  const { portal } = world;
  const ephesian = await staffId(portal, 'ephesian2');
  const charged = ASSIGNMENT_KINDS.map((kind) =>
    withEveryRight(world, kind, kind === 'ephesian' ? ephesian : undefined),
  );
  const other = await portal.database.transaction((db) => insertStaff(db, 'ephesian'));
  const shipped = { who: 'ephesian as shipped', permissions: SHIPPED_ROLES.ephesian, ...other };
  return Promise.all([...charged, signedIn(world, shipped)]);
}

/** One of each kind to whose charge `giveEverything` gives all that there is. */
export async function everyOwner(world: World): Promise<Record<AssignmentKind, Charged>> {
  const owners = ASSIGNMENT_KINDS.map(async (kind) => [kind, await withEveryRight(world, kind)] as const);
  return Object.fromEntries(await Promise.all(owners)) as Record<AssignmentKind, Charged>;
}

/** Every application, country and leader into their charge. */
export async function giveEverything(
  { portal }: World,
  { analyst, supervisor, manager, ephesian }: Record<AssignmentKind, Charged>,
): Promise<void> {
  await portal.database.transaction(async (db) => {
    await sql`
      update application set analyst_id = ${analyst.userId}, supervisor_id = ${supervisor.userId},
        manager_id = ${manager.userId}, ephesian_id = ${ephesian.userId}`.execute(db);
    await db.updateTable('region_country').set({ ephesian_id: ephesian.userId }).execute();
    await db.deleteFrom('region_person').execute();
    await sql`
      insert into region_person (person_id, ephesian_id) select id, ${ephesian.userId} from person`.execute(db);
  });
}

/** Somebody in a role of their own; without `user` one who is new. */
async function withEveryRight(world: World, kind: AssignmentKind, user?: number): Promise<Charged> {
  const permissions = everyRightOf(kind);
  const inOwnRole = await world.portal.database.transaction(async (db) => {
    const userId = user ?? (await insertStaff(db, kind)).userId;
    const role = await db
      .insertInto('role')
      .values({ name: `Kept to a charge: ${kind} ${userId}`, slug: null, permissions })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('user_role').values({ user_id: userId, role_id: role.id }).execute();
    return { userId, roleId: role.id };
  });
  return signedIn(world, { who: `${kind} with every right`, permissions, ...inOwnRole });
}

async function signedIn(
  world: World,
  { who, permissions, userId, roleId }: Pick<Charged, 'who' | 'permissions'> & { userId: number; roleId: number },
): Promise<Charged> {
  const { database, services, clock } = world.portal;
  const sessionId = await database.transaction((db) => newSession(db, 'staff', userId, clock.now()));
  const token = await signAccessToken(services, 'staff', sessionId, clock.now());
  const charged = { who, userId, permissions, token, headers: { 'x-role-id': String(roleId) } };
  // The role that was last active is written once.
  await world.ask({ url: '/api/business/user/me', headers: { authorization: `Bearer ${token}`, ...charged.headers } });
  return charged;
}
