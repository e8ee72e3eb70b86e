import type { StaffUser, staffEndpoints } from '@portal/contract/users.ts';
import type { StaffContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { getStaffUser } from './staffUser.ts';

/** One staff user; unknown or removed: not found. */
export const getUser = ({ db }: StaffContext, { params }: InputOf<typeof staffEndpoints.getUser>): Promise<StaffUser> =>
  getStaffUser(db, params.id);
