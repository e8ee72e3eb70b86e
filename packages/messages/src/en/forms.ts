/** What every form says of itself: its fields, what was kept of it, what waits for the connection. */
export const forms = {
  optional: '{label} (optional)',
  left: '{count} of {length} characters',
  waiting: 'No connection. What you entered is kept and is sent by itself when the connection is back.',
  stop: 'Stop sending',
  stopped: 'Not sent. What you entered is still here.',
  stoppedUnsure:
    'Stopped without an answer, so it may have arrived all the same. Look whether it did when the connection is back, before you send it again.',
  leaveWaiting: 'This has not been sent. Close it? What you entered is kept for when you open it again.',
  keepWaiting: 'Keep waiting',
  stopAndClose: 'Stop and close',
  leftUnsure:
    '{title}: closed without an answer, so it may have arrived all the same. Look whether it did when the connection is back.',
  draft: 'What you had entered is here again.',
  draftFile: 'If there was a file, choose it again.',
  draftSent: 'It was being sent when you left: look whether it arrived before you send it again.',
  discardDraft: 'Discard it',
  unsavedTitle: 'Leave without saving?',
  unsavedText: 'What you entered here has not been saved and will be discarded.',
  unsavedStay: 'Keep editing',
  unsavedLeave: 'Leave without saving',
  changed: 'Someone changed this while you were editing. Now it says:',
  changedKept: 'What you entered is still here. Save to put it in the place of these values.',
  takeNewest: 'Load the newest',
  nothing: 'nothing',
  nothingFound: 'Nothing with that name',
  clear: 'Clear: {label}',
} as const;
