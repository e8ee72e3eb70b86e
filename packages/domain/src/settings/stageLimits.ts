/** How long a card may stand in a stage: product/stages.md#time-limits, docs/decisions/0032. */
import type { Stage } from '../applications/stages.ts';

/** The stages in which staff have the ball; in the others the applicant has it, or nobody. */
export const LIMITED_STAGES = [
  'PAID',
  'ANALYSIS',
  'COMPLETE_ANALYSIS',
  'INTERVIEW',
  'INTERVIEW_SUCCESS',
  'APPROVED',
] as const satisfies readonly Stage[];
export type LimitedStage = (typeof LIMITED_STAGES)[number];

/** Working days a stage; null: no limit. */
export type StageLimits = Readonly<Record<LimitedStage, number | null>>;

export const LIMIT_DAYS = { least: 1, most: 365 } as const;

/** `late` at the limit, `veryLate` at twice. */
export type Lateness = 'late' | 'veryLate';

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
/** New York's standard time, and Monday, January 5, 1970: weeks begin there, and the clock's changes move no weekend. */
const FIRST_MONDAY_MS = 4 * DAY_MS + 5 * 3_600_000;

const workingMs = (instant: number): number => {
  const since = instant - FIRST_MONDAY_MS;
  const weeks = Math.floor(since / WEEK_MS);
  return weeks * 5 * DAY_MS + Math.min(since - weeks * WEEK_MS, 5 * DAY_MS);
};

/** Days from Monday to Friday between two instants, with fractions. The server's statement has the same as `working_days`. */
export const workingDays = (from: number, until: number): number => (workingMs(until) - workingMs(from)) / DAY_MS;

export interface StageClock {
  status: Stage;
  stageEnteredAt: string;
  /** Working days during which the applicant had the ball, in this stage. */
  pausedDays?: number | undefined;
  /** Since when the applicant has it. */
  pausedSince?: string | undefined;
}

/** How late a card is; nothing within its limit, and in a stage that has none. */
export function latenessOf(card: StageClock, limits: StageLimits, now: number): Lateness | undefined {
  const limit = (limits as Partial<Record<Stage, number | null>>)[card.status];
  if (limit === undefined || limit === null) return undefined;
  const until = card.pausedSince === undefined ? now : Date.parse(card.pausedSince);
  const days = workingDays(Date.parse(card.stageEnteredAt), until) - (card.pausedDays ?? 0);
  return days >= 2 * limit ? 'veryLate' : days >= limit ? 'late' : undefined;
}
