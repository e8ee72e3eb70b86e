/** Rules of customer portal accounts as the staff look after them: product/clients.md#seen-by-the-staff. */
import { problem, type Problem } from '../problem.ts';

/** PENDING: registered, the address is not confirmed yet. */
export const CLIENT_STATUSES = ['ACTIVE', 'INACTIVE', 'PENDING'] as const;
export type ClientStatus = (typeof CLIENT_STATUSES)[number];

/** A leader has an application that was admitted; until then the account is an applicant's. */
export const CLIENT_KINDS = ['APPLICANT', 'LEADER'] as const;
export const ADMITTED_STAGES = ['APPROVED', 'SENT'] as const;

/** What an account that was begun still waits for. */
export const WAITS = ['ACTIVATION', 'APPLICATION', 'FORM'] as const;
export type Waits = (typeof WAITS)[number];

/** No activity for so many days: what the list of unfinished accounts is narrowed by. */
export const UNFINISHED_QUIET_DAYS = ['7', '30', '90'] as const;

/** How long the link holds that confirms another address. */
export const CLIENT_EMAIL_HOURS = 24;

/** A client is reminded once in so many days, whoever asks. */
export const REMINDER_DAYS = 7;

const DAY_MS = 86_400_000;

/** Why an account's status may not be changed by hand, or nothing: only its owner makes a pending account active. */
export const whyNotClientStatus = (from: ClientStatus, to: ClientStatus): Problem | undefined =>
  from === to || (from !== 'PENDING' && to !== 'PENDING') ? undefined : problem('user.status');

interface Begun {
  status: ClientStatus;
  /** A form that was begun and not submitted. */
  hasDraft: boolean;
  /** Any application that was not deleted. */
  hasApplication: boolean;
}

/** What an account waits for; nothing where the applicant has done what there is to do, or staff deactivated it. */
export function waitsFor({ status, hasDraft, hasApplication }: Begun): Waits | undefined {
  if (status === 'INACTIVE') return undefined;
  if (status === 'PENDING') return 'ACTIVATION';
  if (hasDraft) return 'FORM';
  return hasApplication ? undefined : 'APPLICATION';
}

/** Why a client is not to be reminded now, or nothing: what it waits for is done, or the last reminder is too fresh. */
export function whyNotRemind(waits: Waits | undefined, remindedAt: Date | null, now: Date): Problem[] {
  if (waits === undefined) return [problem('client.finished')];
  const fresh = remindedAt !== null && now.getTime() - remindedAt.getTime() < REMINDER_DAYS * DAY_MS;
  return fresh ? [problem('client.reminded', { days: REMINDER_DAYS })] : [];
}

/** Whole days since something happened. */
export const daysSince = (then: Date, now: Date): number => Math.floor((now.getTime() - then.getTime()) / DAY_MS);

/** So many whole days before an instant: days of 24 hours, whatever the clocks of a zone do. */
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);
