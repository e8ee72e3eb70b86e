/** Values that an application's fields may take: product/applications.md#values. */
export const PAYMENT_TYPES = ['ONLINE', 'EXTERNAL', 'EXONERATED'] as const;
export type PaymentType = (typeof PAYMENT_TYPES)[number];

/** UNMATCHED belongs to a single payment, never to an application. */
export const PAYMENT_STATUSES = ['PENDING', 'PAID', 'EXONERATED', 'UNMATCHED'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export const EXONERATION_TYPES = ['PAYMENT', 'PROCESS'] as const;
export type ExonerationType = (typeof EXONERATION_TYPES)[number];

export const EXONERATION_REASONS = [
  'HARDSHIP',
  'FOUNDER_OR_BOARD',
  'NETWORK_STAFF',
  'SPECIAL_AGREEMENT',
  'OTHER',
] as const;
export type ExonerationReason = (typeof EXONERATION_REASONS)[number];

export const EXTERNAL_PAYMENT_METHODS = ['BANK_TRANSFER', 'CHECK', 'CASH', 'OTHER'] as const;
export type ExternalPaymentMethod = (typeof EXTERNAL_PAYMENT_METHODS)[number];

export const DEACTIVATION_TYPES = [
  'INTERVIEW_DENIED',
  'REQUIREMENTS',
  'DOCUMENTS',
  'CONDUCT',
  'VOLUNTARY',
  'DECEASED',
  'CHURCH_CLOSED',
  'OTHER',
] as const;
export type DeactivationType = (typeof DEACTIVATION_TYPES)[number];

/** INTERVIEW_DENIED is written by the interview alone. */
export const DEACTIVATION_TYPES_BY_HAND = DEACTIVATION_TYPES.filter((type) => type !== 'INTERVIEW_DENIED');

/** Whether a deactivation is mailed where nobody says otherwise: of a leader who died the account's mail is read by the family. */
export const mailsDeactivation = (type: string): boolean => type !== 'DECEASED';

export const INTERVIEW_RESULTS = ['DENIED', 'LATER', 'ACCEPTED'] as const;
export type InterviewResult = (typeof INTERVIEW_RESULTS)[number];

export const TITLES = [
  'PASTOR',
  'APOSTLE',
  'PROPHET',
  'EVANGELIST',
  'TEACHER',
  'BISHOP',
  'REVEREND',
  'LEADER',
] as const;
export type Title = (typeof TITLES)[number];

export const CIVIL_STATUSES = ['MARRIED', 'DIVORCED', 'SINGLE', 'WIDOWER'] as const;
export type CivilStatus = (typeof CIVIL_STATUSES)[number];

export const GENDERS = ['MALE', 'FEMALE'] as const;
export type Gender = (typeof GENDERS)[number];

export const FORM_STATES = [
  'FORM_STATE_PASTORAL_FORM',
  'FORM_STATE_MINISTRY_FORM',
  'FORM_STATE_DOCUMENTS',
  'FORM_STATE_REJECTED',
] as const;
export type FormState = (typeof FORM_STATES)[number];

export const CORRECTION_STATES = ['REQUESTED', 'CORRECTED', 'ACCEPTED', 'WITHDRAWN'] as const;
export type CorrectionState = (typeof CORRECTION_STATES)[number];
