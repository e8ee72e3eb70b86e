/** What the doors of all events go by. */
export const checkInSettings = {
  title: 'Check-in',
  lead: 'What is asked at the door of every event. A change takes effect at once, at events in progress too.',
  submit: 'Save settings',
  saved: 'Check-in settings saved. They are in effect.',
  numbers: 'Times',
  minutes: 'Minutes until the same license counts again',
  minutesHint: 'At the same event. 0 lets it count again at once.',
  licenceMonths: 'Months a license is valid',
  licenceMonthsHint: 'For licenses issued or renewed from now on. The others keep their end.',
  between: 'A whole number from {least} to {most}',
  stages: 'Stages admitted',
  stagesHint: 'Leaders with an application at one of these stages may come in.',
  kinds: 'Kinds of attendee',
  kindsHint: 'What new events may admit. Events that admit another kind go on doing so.',
} as const;
