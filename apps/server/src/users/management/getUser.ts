import type { StaffDetail, staffEndpoints } from '@portal/contract/users/staff.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { getStaffUser } from '../staffUser.ts';

/** One staff user; unknown or removed: not found. */
export const getUser = (
  context: StaffContext,
  { params }: InputOf<typeof staffEndpoints.getUser>,
): Promise<StaffDetail> => getStaffUser(context, params.id);
