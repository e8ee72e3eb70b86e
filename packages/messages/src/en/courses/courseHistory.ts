/** The courses of a leader, on their card, and their certificates. */
export const courseHistory = {
  none: 'No courses yet. They appear here once the leader begins a lesson.',
  done: '{done} of {required} required lessons done',
  noRequired: 'No lesson is required',
  completed: 'Completed',
  ended: 'Ended',
  passed_one: '{count} passed manually',
  passed_other: '{count} passed manually',
  plays: 'First play {first}, last play {last}',
  certificate: 'Certificate {code}, issued {date}',
  revoked: 'Certificate {code} was revoked: {reason}',
  download: 'Download certificate ({language})',
  both: 'both languages',
  en: 'English',
  es: 'Spanish',
} as const;
