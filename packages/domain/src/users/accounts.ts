/** Rules of staff accounts: product/users.md#status, product/access.md#giving-rights. */
import { forbiddenPair, kindOf } from '../access/roles.ts';
import type { Permission } from '../access/permissions.ts';
import { problem, type Problem } from '../problem.ts';

/** PENDING: invited, has not set a password yet. */
export const USER_STATUSES = ['ACTIVE', 'INACTIVE', 'PENDING'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

/** How long mailed links hold. An invitation waits for somebody on a journey; a reset is followed at once. */
export const INVITATION_HOURS = 7 * 24;
export const STAFF_RESET_HOURS = 2;
export const EMAIL_CHANGE_HOURS = 24;

export const MAX_SAVED_VIEWS = 20;

export interface StatusChange {
  from: UserStatus;
  to: UserStatus;
  /** The account is the actor's own. */
  isSelf: boolean;
  /** No other active user holds `business.administrator`. */
  isLastAdministrator: boolean;
}

/**
 * Why an account's status may not be changed by hand, or nothing. Only the invited person makes a pending account active;
 * nobody deactivates themselves; the last administrator stays (product/users.md#status).
 */
export function whyNotStatus({ from, to, isSelf, isLastAdministrator }: StatusChange): Problem[] {
  if (from === to || to === 'PENDING' || (from === 'PENDING' && to === 'ACTIVE')) return [problem('user.status')];
  return to === 'ACTIVE' ? [] : whyNotRemoved({ isSelf, isLastAdministrator });
}

/**
 * Why an account may not be removed, or nothing: nobody removes themselves; the last administrator stays
 * (product/users.md#status).
 */
export function whyNotRemoved({
  isSelf,
  isLastAdministrator,
}: Pick<StatusChange, 'isSelf' | 'isLastAdministrator'>): Problem[] {
  return [
    ...(isSelf ? [problem('user.self')] : []),
    ...(isLastAdministrator ? [problem('user.lastAdministrator')] : []),
  ];
}

/**
 * The status that an account has after it was changed by hand. One that never had a password cannot become active by
 * that: it waits for its owner again, who is invited anew.
 */
export const statusReached = (to: UserStatus, hasPassword: boolean): UserStatus =>
  to === 'ACTIVE' && !hasPassword ? 'PENDING' : to;

interface HeldRole {
  permissions: ReadonlySet<Permission>;
}

/** Why these roles may not stand together on one user (product/access.md#combinations), or nothing. */
export const whyNotRoles = (roles: readonly HeldRole[]): Problem | undefined =>
  forbiddenPair(roles.map(({ permissions }) => kindOf(permissions))) && problem('role.combination');

/** Whether the roles make an administrator of whoever holds them. */
export const makeAdministrator = (roles: readonly HeldRole[]): boolean =>
  roles.some(({ permissions }) => permissions.has('business.administrator'));

/**
 * Why whoever acts with these permissions may not give or take away a role that administers, nor do anything to the
 * account of somebody who holds an active one, or nothing: else whoever manages users could become an administrator, or
 * take an administrator's account over by another address.
 */
export const whyNotManaged = (administers: boolean, actor: ReadonlySet<Permission>): Problem | undefined =>
  administers && !actor.has('business.administrator') ? problem('user.administratorOnly') : undefined;

/** Why these roles may not replace those of the last active administrator (product/access.md#giving-rights), or nothing. */
export const whyNotStripped = (roles: readonly HeldRole[], isLastAdministrator: boolean): Problem | undefined =>
  isLastAdministrator && !makeAdministrator(roles) ? problem('user.lastAdministrator') : undefined;

/**
 * How another address becomes that of an account: one that waits for its owner gets it at once and is invited there; an
 * active one when the link mailed to it is followed, as its owner's own change does; a deactivated one not at all.
 */
export const EMAIL_CHANGE: Readonly<Record<UserStatus, 'atOnce' | 'byLink' | 'never'>> = {
  PENDING: 'atOnce',
  ACTIVE: 'byLink',
  INACTIVE: 'never',
};

/** Why a deactivated account gets no other address, or nothing. */
export const whyNotEmail = (status: UserStatus): Problem | undefined =>
  EMAIL_CHANGE[status] === 'never' ? problem('user.notActive') : undefined;

/** Two entries of the same thing, where the second must repeat the first. */
export const whyNotSame = (first: string, second: string): Problem | undefined =>
  first === second ? undefined : problem('field.match');
