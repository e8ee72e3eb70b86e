import { randomUUID } from 'node:crypto';
import type { StaffDetail } from '@portal/contract/users/staff.ts';
import { SHIPPED_ROLES, type ShippedRole } from '@portal/domain/access/roles.ts';
import { TERMS_VERSION } from '@portal/domain/clients/terms.ts';
import { shippedRoleId } from '../../src/access/shippedRoles.ts';
import type { Caller, TestServer } from '../buildTestServer.ts';
import { mailTo, PASSWORD, tokenIn } from './applicants.ts';
import { inRole } from './inRole.ts';

/** The ids of shipped roles. */
export const roleIds = ({ database }: Pick<TestServer, 'database'>, ...slugs: ShippedRole[]): Promise<number[]> =>
  database.snapshot(async (db) => {
    const ids: number[] = [];
    for (const slug of slugs) ids.push(await shippedRoleId(db, slug));
    return ids;
  });

/** What the form of a staff user sends; a type and not an interface, so that it is a body like any. */
export type StaffForm = {
  name: string;
  lastName: string;
  email: string;
  confirmEmail: string;
  country: string;
  language: 'en' | 'es';
  phoneCode: string | null;
  mobile: string | null;
  roles: number[];
};

/** The form of an analyst, where nothing else is said. */
export async function staffForm(
  portal: Pick<TestServer, 'database'>,
  changes: Partial<StaffForm> = {},
): Promise<StaffForm> {
  const email = changes.email ?? `staff-${randomUUID()}@example.org`;
  return {
    name: 'Inés',
    lastName: 'Valdés',
    email,
    confirmEmail: email,
    country: 'MX',
    language: 'es',
    phoneCode: '52',
    mobile: '2225550147',
    roles: await roleIds(portal, 'analyst'),
    ...changes,
  };
}

/** An account that was invited and waits for its owner. */
export async function inviteStaff(
  portal: TestServer,
  admin: Caller,
  changes: Partial<StaffForm> = {},
): Promise<StaffDetail> {
  return (await admin.send('POST', '/api/business/user', await staffForm(portal, changes))).data;
}

/** The owner follows the newest invitation and sets the password. */
export async function acceptInvitation(portal: TestServer, { email }: { email: string }) {
  const token = tokenIn(await mailTo(portal, email));
  const body = { token, password: PASSWORD, confirmPassword: PASSWORD, termsVersion: TERMS_VERSION };
  return portal.anonymous.send('POST', '/api/auth/welcome', body);
}

/** A supervisor who manages users too and may give the role of analyst, but administers nothing. */
export const personnel = (portal: TestServer) =>
  inRole(portal, 'supervisor', ['business.user.manage', ...SHIPPED_ROLES.analyst]);
