/** What a role may hold, and who may give it: product/access.md#roles, #giving-rights. */
import { problem, type Problem } from '../problem.ts';
import type { Permission } from './permissions.ts';
import { markersIn, SHIPPED_ROLES, type ShippedRole } from './roles.ts';

/** Characters of a role's name, and of what it says of itself. */
export const ROLE_LIMITS = { name: 50, description: 300 } as const;

const isShippedRole = (slug: string): slug is ShippedRole => Object.hasOwn(SHIPPED_ROLES, slug);

/** What the product ships for a role of this slug; nothing for one that staff made. */
export const shippedAs = (slug: string | null): ShippedRole | undefined =>
  slug !== null && isShippedRole(slug) ? slug : undefined;

/** Of rights that are given, those that the giver lacks; administrators may give the four markers. */
export function notTheirs(given: Iterable<Permission>, giver: ReadonlySet<Permission>): Permission[] {
  const markers = giver.has('business.administrator') ? markersIn(new Set(given)) : [];
  return [...given].filter((slug) => !giver.has(slug) && !markers.some((marker) => marker === slug));
}

/** Why these rights may not be given by who holds the others, or nothing: nobody gives a right that is not theirs. */
export const whyNotGiven = (given: Iterable<Permission>, giver: ReadonlySet<Permission>): Problem | undefined =>
  notTheirs(given, giver).length > 0 ? problem('role.notTheirs') : undefined;

/** Administrators who could no longer manage roles and users would have locked the door behind them. */
const LASTING: readonly Permission[] = ['business.role.manage', 'business.user.manage'];

/** Why a role may not hold just these, or nothing: it is of one kind at most, and administering includes managing. */
export function whyNotHeld(permissions: ReadonlySet<Permission>): Problem | undefined {
  if (markersIn(permissions).length > 1) return problem('role.markers');
  const isLasting = LASTING.every((slug) => permissions.has(slug));
  return permissions.has('business.administrator') && !isLasting ? problem('role.lasting') : undefined;
}

/**
 * Why a role may not be deleted, or nothing: the next start would bring a shipped one back, and users keep theirs. `holders`
 * are the names of the first of them.
 */
export function whyNotDeleted(role: {
  shipped: boolean;
  users: number;
  holders: readonly string[];
}): Problem | undefined {
  if (role.shipped) return problem('role.shipped');
  return role.users > 0 ? problem('role.hasUsers', { n: role.users, names: role.holders.join(', ') }) : undefined;
}

/** What the product ships for a role by now, beyond what it had shipped when staff last saved it, and it does not hold. */
export function offeredTo(role: {
  slug: string | null;
  permissions: ReadonlySet<Permission>;
  seen: ReadonlySet<string>;
}): Permission[] {
  const shipped = shippedAs(role.slug);
  if (!shipped) return [];
  return SHIPPED_ROLES[shipped].filter((slug) => !role.permissions.has(slug) && !role.seen.has(slug));
}
