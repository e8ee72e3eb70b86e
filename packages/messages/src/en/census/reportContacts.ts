/** Reminding a church of its report, and noting calls. */
export const reportContacts = {
  title: 'Contact',
  noAccount: 'No active account: emails do not reach them.',
  writes: 'Emails in {language}',
  remind: 'Send a reminder',
  reminded: 'Reminder sent.',
  notReminded: 'The reminder was not sent.',
  note: 'Log a call',
  noteLabel: 'What was said, in one line',
  noteSubmit: 'Save note',
  noted: 'Note saved.',
  none: 'Nobody has been in touch about this report yet.',
  byHand: 'Reminder sent',
  happened: '{by}, {instant}',
} as const;
