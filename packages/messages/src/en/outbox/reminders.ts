/** What reminds the owner of an account of what was begun, or of what a church owes. */
import { censusMails } from './censusMails.ts';

export const reminders = {
  ...censusMails,
  reminderActivation: {
    subject: 'Your account is waiting for your confirmation',
    text: `This address was registered in the leaders' portal and has not been confirmed yet.

Confirm it to sign in; the link works for {hours} hours:
{link}

If you didn't register, ignore this message: without the link, the account stays closed.`,
  },
  reminderApplication: {
    subject: 'Your application has not been submitted yet',
    text: `You have an account in the leaders' portal, but your application has not been submitted yet. What you entered is kept.

Continue here:
{link}

If you no longer wish to apply, ignore this message.`,
  },
  draftErasure: {
    subject: "Your application will be erased if you don't continue it",
    text: `Your application in the leaders' portal has not been submitted yet, and nothing has been added to it for a long time. On {date} or later it will be erased, along with everything you entered and uploaded.

To keep it, sign in and continue:
{link}

If you no longer wish to apply, ignore this message.`,
  },
} as const;
