/** Badges of an application that are no stage (product/stages.md#badges). */
import type { Assignees } from '../access/reach.ts';
import { isStage } from './stages.ts';

export const BADGES = ['PROCESSING', 'ASSIGNED', 'ASSIGNED_TO_MANAGER', 'DISPOSABLE', 'UNDEFINED'] as const;
export type Badge = (typeof BADGES)[number];

interface BadgeFacts {
  /** As it came: a portal that was updated may tell a stage that an open browser does not know yet. */
  status: string;
  openCorrections: number;
  assignees: Assignees;
  deleted: boolean;
}

const HAS: Readonly<Record<Badge, (facts: BadgeFacts) => boolean>> = {
  PROCESSING: ({ openCorrections }) => openCorrections > 0,
  ASSIGNED: ({ assignees }) => assignees.analyst !== null || assignees.ephesian !== null,
  ASSIGNED_TO_MANAGER: ({ assignees }) => assignees.manager !== null,
  /** Deleted, and to be restored for 30 days. */
  DISPOSABLE: ({ deleted }) => deleted,
  UNDEFINED: ({ status }) => !isStage(status),
};

/** Which badges an application has, in their order. */
export const badgesOf = (facts: BadgeFacts): Badge[] => BADGES.filter((badge) => HAS[badge](facts));
