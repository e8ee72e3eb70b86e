/** The signed-in staff user, and whom an application can be given to. */
import * as z from 'zod/mini';
import { ASSIGNMENT_KINDS } from '@portal/domain/access/roles.ts';
import { OPEN_STAGES } from '@portal/domain/applications/stages.ts';
import { endpoints, nothing } from '../endpoints.ts';
import { id, language } from '../fields.ts';

const roleSummary = z.object({ id, name: z.string(), slug: z.nullable(z.string()), active: z.boolean() });

const me = z.object({
  id,
  name: z.string(),
  lastName: z.string(),
  email: z.string(),
  language: z.object({ slug: language }),
  roles: z.array(roleSummary),
  /** The active role; null when the user holds none that is active: `errorRole`. */
  active: z.nullable(z.object({ id, permissions: z.array(z.string()) })),
  /** Colleagues who are away and for whom the user stands in today, until which day. */
  standsInFor: z.array(z.object({ id, name: z.string(), until: z.string() })),
  /** One of the roles needs a second factor and the user has none: nothing else is answered until there is one. */
  secondFactorNeeded: z.boolean(),
});
export type Me = z.output<typeof me>;

const staffOption = z.object({
  id,
  name: z.string(),
  open: z.int(),
  /** How many of these are in which stage; none where there are none. */
  openIn: z.partialRecord(z.enum(OPEN_STAGES), z.int()),
  /** Away today: the last day of it, and who stands in. */
  away: z.nullable(z.object({ until: z.string(), delegate: z.string() })),
});
export type StaffOption = z.output<typeof staffOption>;

export const userEndpoints = endpoints({
  getMe: {
    method: 'GET',
    path: '/business/user/me',
    permission: 'staff',
    beforeSecondFactor: true,
    does: 'The signed-in user with roles, active role and its permissions.',
    reply: me,
  },
  chooseLanguage: {
    method: 'PUT',
    path: '/business/user/me/language',
    permission: 'staff',
    beforeSecondFactor: true,
    does: 'Keeps the language that the user reads in.',
    body: z.object({ language }),
    reply: nothing,
  },
  listAssignable: {
    method: 'GET',
    path: '/business/user/assignable/:kind',
    permission: 'staff',
    does: 'Active staff of a kind with how many open applications each has, by stage; without the right to assign, oneself only.',
    params: z.object({ kind: z.enum(ASSIGNMENT_KINDS) }),
    reply: z.array(staffOption),
  },
});
