/** The chat of an application, between staff and applicant. */
export const conversations = {
  title: 'Chat with {name}',
  seen: 'The applicant reads everything written here. Use notes for anything only staff should see.',
  loading: 'Loading the chat…',
  failed: 'The chat could not be loaded.',
  none: 'No messages yet. What you write goes to the applicant.',
  earlier: 'Show earlier messages',
  applicant: '{name} (applicant)',
  you: 'You',
  readByApplicant: 'Read by the applicant {when}',
  notRead: 'Not read yet',
  readByStaff: 'Read by {names}',
  newFrom: 'New',
  write: 'Message to the applicant',
  hint: 'Ctrl + Enter sends it',
  send: 'Send to the applicant',
  sent: 'Message sent.',
} as const;
