/** What is told in the list of changes: of which nouns, and what may have happened to their records (product/privacy.md#changes). */

/** What may have happened, by noun; the server's types hold this to be all that its acts write. */
export const CHANGE_KINDS = {
  users: [
    'created',
    'updated',
    'statusChanged',
    'invited',
    'sessionsEnded',
    'accepted',
    'passwordChanged',
    'passwordReset',
    'emailAsked',
    'emailConfirmed',
    'removalStarted',
    'removed',
    'calendarShared',
    'calendarRevoked',
    'secondFactorChanged',
    'secondFactorRemoved',
    'absenceSet',
    'absenceEnded',
    'viewShared',
    'viewUnshared',
  ],
  access: ['created', 'permissionsChanged', 'updated', 'deleted'],
  regions: ['given'],
  persons: [
    'associated',
    'parentSet',
    'merged',
    'unmerged',
    'notSame',
    'letIn',
    'recorded',
    'unrecorded',
    'copied',
    'erased',
  ],
  clients: [
    'updated',
    'statusChanged',
    'emailAsked',
    'emailChanged',
    'activationSent',
    'reminded',
    'draftAnnounced',
    'draftErased',
    'draftImported',
    'copied',
    'erasureOrdered',
    'erased',
  ],
  events: ['created', 'updated', 'deleted', 'cancelled', 'reinstated'],
  /** Posts and their categories. */
  content: [
    'created',
    'updated',
    'switched',
    'placed',
    'deleted',
    'categoryCreated',
    'categoryUpdated',
    'categoryDeleted',
  ],
  notifications: ['created', 'updated', 'cancelled', 'sentAgain', 'deleted'],
  imports: ['uploaded', 'ran', 'undone'],
  settings: ['changed'],
} as const;

/** Of content, those of categories, by whose ids they stand. */
export const CATEGORY_KINDS = CHANGE_KINDS.content.filter((kind) => kind.startsWith('category'));
export const POST_KINDS = CHANGE_KINDS.content.filter((kind) => !kind.startsWith('category'));

export type ChangedNoun = keyof typeof CHANGE_KINDS;
export type ChangeKind<Noun extends ChangedNoun = ChangedNoun> = (typeof CHANGE_KINDS)[Noun][number];

/** In the order in which they are offered. */
export const CHANGED_NOUNS = Object.keys(CHANGE_KINDS) as [ChangedNoun, ...ChangedNoun[]];

/** Settings of the installation, by the keys under which they are kept. */
export const SETTING_KEYS = [
  'EXONERATION_LIMIT',
  'DRAFT_ERASURE_DAYS',
  'STAGE_LIMITS',
  'REQUEST_PAYMENT_AMOUNT',
  'MINISTRY_RULES',
  'CENSUS_TIME',
  'CHECK_IN',
  'MAINTENANCE',
] as const;
export type SettingKey = (typeof SETTING_KEYS)[number] | `${typeof EXPORT_DEFINITION}${string}`;

/** What the keys of settings begin with that say how a list looks as a file; its group follows (product/exports.md#definitions). */
export const EXPORT_DEFINITION = 'EXPORT_DEFINITION.';

/** What is kept as a whole beside the parameters, and is shown and restored as they are. */
export const KEPT_KEYS = ['READY_TEXTS', 'INTERVIEW_QUESTIONS', 'FAQ', 'MAIL_TEXTS'] as const;
