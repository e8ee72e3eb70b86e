/** What is told to be kept of a person, in this order: product/privacy.md#trace. */
export const KEPT = [
  'cases',
  'files',
  'corrections',
  'notes',
  'references',
  'messages',
  'mails',
  'appointments',
  'interviews',
  'payments',
  'licences',
  'checkIns',
  'lessons',
  'certificates',
  'history',
] as const;
export type Kept = (typeof KEPT)[number];
