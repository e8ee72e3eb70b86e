/** What the doors of all events go by. */
export const checkInSettings = {
  title: 'Check-in',
  lead: 'What is required at the door of every event. Changes take effect at once, including at events in progress.',
  submit: 'Save settings',
  saved: 'Check-in settings saved. They are now in effect.',
  numbers: 'Times',
  minutes: 'Minutes until the same license counts again',
  minutesHint: 'At the same event. 0 lets it count again at once.',
  licenceMonths: 'Months a license is valid',
  licenceMonthsHint: 'For licenses issued or renewed from now on. The others keep their expiration date.',
  between: 'A whole number from {least} to {most}',
  stages: 'Admitted stages',
  stagesHint: 'Leaders with an application at one of these stages may come in.',
  kinds: 'Kinds of attendee',
  kindsHint: 'Who new events can admit. Events that already admit another kind will keep doing so.',
} as const;
