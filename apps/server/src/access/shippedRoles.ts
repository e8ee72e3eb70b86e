import { sql } from 'kysely';
import { SHIPPED_ROLES, type ShippedRole } from '@portal/domain/access/roles.ts';
import { record, type Happening } from '../history/record.ts';
import type { Db } from '../platform/database/tables.ts';
import './access.tables.ts';
import { announceRoles } from './announceRights.ts';

const NAMES: Readonly<Record<ShippedRole, { en: string; es: string }>> = {
  administrator: { en: 'Administrator', es: 'Administración' },
  manager: { en: 'Manager', es: 'Gerencia' },
  supervisor: { en: 'Supervisor', es: 'Supervisión' },
  analyst: { en: 'Analyst', es: 'Analista' },
  ephesian: { en: 'Ephesian', es: 'Efesio' },
};

/**
 * Writes the shipped roles where they are missing, and gives those that nobody edited what this version ships; what staff
 * changed stays. Safe in several processes at once.
 */
export async function writeShippedRoles({ db, now }: { db: Db; now: Date }): Promise<void> {
  const rows = (Object.keys(NAMES) as ShippedRole[]).map((slug) => ({
    name: NAMES[slug].en,
    name_es: NAMES[slug].es,
    slug,
    permissions: [...SHIPPED_ROLES[slug]],
    shipped_permissions: [...SHIPPED_ROLES[slug]],
  }));
  // One start after the other: of two at once the second would meet the name, which the conflict below does not speak of.
  await sql`lock table role in share row exclusive mode`.execute(db);
  const before = await db.selectFrom('role').select(['id', 'permissions']).execute();
  const written = await db
    .insertInto('role')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('slug')
        .doUpdateSet(({ ref }) => ({
          permissions: ref('excluded.permissions'),
          shipped_permissions: ref('excluded.shipped_permissions'),
        }))
        // Compared as sets: who saves a role unchanged may save it in another order.
        .where(
          sql<boolean>`role.permissions @> role.shipped_permissions and role.permissions <@ role.shipped_permissions
            and role.permissions is distinct from excluded.permissions`,
        ),
    )
    .returning(['id', 'permissions'])
    .execute();
  for (const role of written) {
    const held = before.find(({ id }) => id === role.id)?.permissions;
    await record({ db, now, actor: null }, { noun: 'access', id: role.id, ...whatHappened(role.permissions, held) });
  }
  if (written.length > 0) await announceRoles(db);
}

function whatHappened(permissions: readonly string[], held?: readonly string[]): Happening<'access'> {
  if (!held) return { kind: 'created', detail: { permissions } };
  const added = permissions.filter((slug) => !held.includes(slug));
  const removed = held.filter((slug) => !permissions.includes(slug));
  return { kind: 'permissionsChanged', detail: { added, removed } };
}

export async function shippedRoleId(db: Db, slug: ShippedRole): Promise<number> {
  const row = await db.selectFrom('role').select('id').where('slug', '=', slug).executeTakeFirstOrThrow();
  return row.id;
}
