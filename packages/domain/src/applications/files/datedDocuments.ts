/** Accepted documents that end, and who sees and renews them (product/applications.md#dated-documents). */
import type { StagePermission } from '../../access/permissions.ts';
import { reachOf, visibleStages, type Actor } from '../../access/reach.ts';
import { addDays } from '../../days.ts';
import { BOARD_STAGES, STAGES } from '../stages.ts';
import { whyNotJudgeDocument } from '../whereStaffWork.ts';

/** Days before the end of an accepted document from which it ends soon and its applicant is reminded of it. */
const REMINDED_DAYS = 30;

/** The last end that is reminded of on a day. */
export const documentsRemindedUntil = (today: string): string => addDays(today, REMINDED_DAYS);

export const DATED_STANDINGS = ['ENDING', 'ENDED', 'VALID'] as const;
export type DatedStanding = (typeof DATED_STANDINGS)[number];

/** How a document stands on a day; on its last one it still holds. Days are `YYYY-MM-DD`, in New York. */
export function datedStandingOf(validUntil: string, today: string): DatedStanding {
  if (validUntil < today) return 'ENDED';
  return validUntil <= documentsRemindedUntil(today) ? 'ENDING' : 'VALID';
}

/** Where documents are reviewed: elsewhere nobody waits for another. */
export const REVIEWED_STAGES = BOARD_STAGES.filter((stage) => whyNotJudgeDocument(stage).length === 0);

/** To act in a stage where documents are reviewed, everywhere or where it is one's own: of a single document its card decides. */
export const DATING_PERMISSIONS = REVIEWED_STAGES.flatMap((stage): StagePermission[] => {
  const { slug } = STAGES[stage];
  return slug ? [`business.request.do.${slug}`, `business.request.do.${slug}.me`] : [];
}) as [StagePermission, ...StagePermission[]];

/** Whether somebody may date documents at all. */
export const datesDocuments = ({ permissions }: Pick<Actor, 'permissions'>): boolean =>
  DATING_PERMISSIONS.some((permission) => permissions.has(permission));

/** Whether the list of dated documents opens: to whoever sees a stage where they are reviewed. */
export const seesDatedDocuments = (actor: Actor): boolean =>
  visibleStages(reachOf(actor)).some((stage) => REVIEWED_STAGES.includes(stage));
