/** What the door of an event goes by, as staff set it: product/events.md#settings. */
import type { Stage } from '../applications/stages.ts';
import type { AttendeeKind } from '../events/event.ts';

/** Stages that may be admitted at the door: from those on staff know who it is. */
export const DOOR_STAGES = [
  'ANALYSIS',
  'COMPLETE_ANALYSIS',
  'INTERVIEW',
  'INTERVIEW_SUCCESS',
  'APPROVED',
  'SENT',
] as const satisfies readonly Stage[];
export type DoorStage = (typeof DOOR_STAGES)[number];

export const CHECK_IN_BOUNDS = {
  /** A day at most: the next day everybody counts anew anyway. */
  minutes: { least: 0, most: 1_440 },
  licenceMonths: { least: 1, most: 60 },
} as const;

export interface CheckInSettings {
  /** Before the same licence counts again at the same event. */
  minutes: number;
  stages: readonly DoorStage[];
  /** How long a licence holds that is issued or renewed from now on. */
  licenceMonths: number;
  /** The kinds of attendee that events may admit; an event that admits another goes on doing so. */
  kinds: readonly AttendeeKind[];
}
