/** What is sent to groups and persons: what it must have, when it leaves, and how it stands (product/notifications.md#notification). */
import { languagesOf, meantSpan, type PostLanguage } from '../content/post.ts';
import { isBlank } from '../fields/richText.ts';
import type { BothLanguages } from '../languages.ts';
import { problem, type Problem } from '../problem.ts';
import type { PlainPermission } from '../access/permissions.ts';

/** DRAFT: nobody is told. SCHEDULED: it leaves by itself. SENDING: it is on its way. SENT: it was handed on to everyone. */
export const NOTIFICATION_STATES = ['DRAFT', 'SCHEDULED', 'SENDING', 'SENT', 'CANCELLED'] as const;
export type NotificationState = (typeof NOTIFICATION_STATES)[number];

/** What may be done with one that is saved: kept, sent at a time, sent now. */
export const NOTIFICATION_AIMS = ['DRAFT', 'SCHEDULED', 'SENDING'] as const;
export type NotificationAim = (typeof NOTIFICATION_AIMS)[number];

/** Active holders of a marker; applicants get mail alone. */
export const RECIPIENT_GROUPS = ['MANAGERS', 'ANALYSTS', 'APPLICANTS'] as const;
export type RecipientGroup = (typeof RECIPIENT_GROUPS)[number];

/** The marker that makes one of a group of the staff. */
export const MARKER_OF_GROUP: Readonly<Record<Exclude<RecipientGroup, 'APPLICANTS'>, PlainPermission>> = {
  MANAGERS: 'business.manager',
  ANALYSTS: 'business.analyst',
};

/** FAILED: the mail was given up. SKIPPED: was no recipient any more when it left. */
export const RECIPIENT_STATES = ['WAITING', 'SENT', 'FAILED', 'SKIPPED'] as const;
export type RecipientState = (typeof RECIPIENT_STATES)[number];

/**
 * Why one who was chosen is skipped: it was called back; the account may not sign in any more; no longer of the group; the
 * application is in the bin; the file of its mail was taken away.
 */
export const SKIP_REASONS = ['CANCELLED', 'ACCOUNT', 'GROUP', 'BIN', 'FILE'] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

/** Lengths in characters; single persons of the staff; single applicants. */
export const NOTIFICATION_LIMITS = {
  name: 120,
  title: 80,
  message: 300,
  subject: 150,
  people: 200,
  applicants: 200,
} as const;

export interface NotificationTexts {
  title: BothLanguages;
  message: BothLanguages;
  subject: BothLanguages;
  body: BothLanguages;
}

/** What of its texts is worded, so that one language may be outdated. */
export const notificationWording = ({ title, message, subject, body }: NotificationTexts): readonly BothLanguages[] => [
  title,
  message,
  subject,
  body,
];

/** What lacks before it may leave: each text in each of its languages, and somebody who gets it, at its field. */
export function whyNotSent(
  language: PostLanguage,
  texts: NotificationTexts,
  { groups, people, applicants }: Record<'groups' | 'people' | 'applicants', readonly unknown[]>,
): Record<string, Problem> {
  const code = language === 'both' ? 'field.languages' : 'field.required';
  const lacks = languagesOf(language).flatMap((side) => [
    ...(['title', 'message', 'subject'] as const)
      .filter((part) => texts[part][side] === '')
      .map((part) => `${part}.${side}`),
    ...(isBlank(texts.body[side]) ? [`body.${side}`] : []),
  ]);
  return {
    ...Object.fromEntries(lacks.map((field) => [field, problem(code)])),
    ...(groups.length + people.length + applicants.length === 0 && { groups: problem('field.checkbox') }),
  };
}

/**
 * When it leaves, in milliseconds, on the clock by which posts are scheduled too; null: no time was asked for. Refusals at
 * `fromDay` and `fromTime`: those of `meantSpan`.
 */
export function meantDeparture(
  chosen: { state: NotificationAim; fromDay: string; fromTime: string },
  now: number,
): { at: number | null; fields?: never } | { at?: never; fields: Record<string, Problem> } {
  if (chosen.state !== 'SCHEDULED') return { at: null };
  const meant = meantSpan(
    { ...chosen, state: 'SCHEDULED', untilDay: '', untilTime: '' },
    { from: null, until: null },
    now,
  );
  return meant.fields ? { fields: meant.fields } : { at: meant.span?.from ?? null };
}

/** Whether its texts, time and recipients may still be changed. */
export const mayChangeNotification = (state: NotificationState): boolean => state === 'DRAFT' || state === 'SCHEDULED';

/** Whether it may be called back: what left already stays with those who have it. */
export const mayCancelNotification = (state: NotificationState): boolean =>
  state === 'SCHEDULED' || state === 'SENDING';
