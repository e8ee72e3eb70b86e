/** Who sees and renews licences (product/licences.md#list). */
import type { Permission } from '../access/permissions.ts';
import { reachOf, visibleStages, type Actor } from '../access/reach.ts';
import { ADMITTED_STAGES } from '../applications/whereStaffWork.ts';
import type { Stage } from '../applications/stages.ts';

/** To act in a stage that admits, everywhere or where it is one's own: of a single licence its application decides. */
export const LICENCE_PERMISSIONS = [
  'business.request.do.approve',
  'business.request.do.approve.me',
  'business.request.do.sent',
  'business.request.do.sent.me',
] as const satisfies readonly Permission[];

/** Whether somebody acts on any licence. */
export const actsOnLicences = ({ permissions }: Pick<Actor, 'permissions'>): boolean =>
  LICENCE_PERMISSIONS.some((permission) => permissions.has(permission));

/** Whether the list of licences opens: to whoever sees a stage that admits. */
export const seesLicences = (actor: Actor): boolean =>
  visibleStages(reachOf(actor)).some((stage) => (ADMITTED_STAGES as readonly Stage[]).includes(stage));
