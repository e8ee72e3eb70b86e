/** What the product mails. `{name}` is a placeholder. */
export const mails = {
  accountConfirmation: {
    subject: 'Confirm your account',
    text: `This address was registered in the leaders' portal.

Confirm it to sign in; the link works for {hours} hours:
{link}

If you did not register, ignore this message: without the link the account stays closed.`,
  },
  accountKnown: {
    subject: 'You already have an account',
    text: `Someone registered this address in the leaders' portal, where it already has an account. Nothing was changed.

Sign in with your password, or choose a new one; the link works for {hours} hours:
{link}

If it was not you, ignore this message.`,
  },
  accountUnconfirmed: {
    subject: 'Finish your registration',
    text: `This address was registered in the leaders' portal before and not confirmed yet.

Choose a password to confirm it; the link works for {hours} hours and replaces earlier ones:
{link}

If you did not register, ignore this message: without the link the account stays closed.`,
  },
  passwordReset: {
    subject: 'Choose a new password',
    text: `A new password was requested for this address.

Choose it here; the link works once and for {hours} hours:
{link}

If you did not request it, ignore this message: your password stays as it is.`,
  },
  staffInvitation: {
    subject: 'Your account in the business portal',
    text: `An account was opened for this address in the business portal.

Choose a password to start using it; the link works once and for {days} days, and earlier ones no longer work:
{link}

If you do not know why you receive this, ignore it: without the link the account stays closed.`,
  },
  staffPasswordReset: {
    subject: 'Choose a new password for the business portal',
    text: `A new password was requested for this address in the business portal.

Choose it here; the link works once and for {hours} hours:
{link}

If you did not request it, ignore this message: your password stays as it is.`,
  },
  staffPasswordChanged: {
    subject: 'The password of your account was changed',
    text: `The password of your account in the business portal was changed, and the account was signed out on other devices.

If it was not you, choose a new password on the sign-in page and tell an administrator.`,
  },
  staffEmailChange: {
    subject: 'Confirm your new address',
    text: `This address is to be the one that a user of the business portal signs in with.

Confirm it here; the link works once and for {hours} hours:
{link}

If you did not request it, ignore this message: nothing is changed without the link.`,
  },
  staffEmailChangeAsked: {
    subject: 'A change of your address was requested',
    text: `Your account in the business portal is to be signed in to with {email}.

The change is made when the link mailed to that address is followed within {hours} hours. Until then nothing changes.

If it was not you, change your password in the portal, which ends the link, and tell an administrator.`,
  },
  staffEmailChanged: {
    subject: 'The address of your account was changed',
    text: `Your account in the business portal is now signed in to with {email}, and no longer with this address.

If it was not you, tell an administrator.`,
  },
  clientEmailChange: {
    subject: 'Confirm your new address',
    text: `This address is to be the one of an account in the leaders' portal, as its holder asked the staff.

Confirm it here; the link works once and for {hours} hours:
{link}

If you did not request it, ignore this message: nothing is changed without the link.`,
  },
  clientEmailChangeAsked: {
    subject: 'A change of your address was requested',
    text: `The staff were asked to change the address of your account in the leaders' portal to {email}.

The change is made when the link mailed to that address is followed within {hours} hours. Until then nothing changes.

If it was not you, tell the staff of the portal.`,
  },
  clientEmailChanged: {
    subject: 'The address of your account was changed',
    text: `Your account in the leaders' portal is now signed in to with {email}, and no longer with this address. Messages about your application go there too.

If it was not you, tell the staff of the portal.`,
  },
  reminderActivation: {
    subject: 'Your account waits for your confirmation',
    text: `This address was registered in the leaders' portal and has not been confirmed yet.

Confirm it to sign in; the link works for {hours} hours:
{link}

If you did not register, ignore this message: without the link the account stays closed.`,
  },
  reminderApplication: {
    subject: 'Your application has not been submitted yet',
    text: `You have an account in the leaders' portal, and its application has not been submitted yet. What was entered is kept.

Continue here:
{link}

If you do not wish to apply any more, ignore this message.`,
  },
  submissionReceived: {
    subject: 'Application {caseNumber} received',
    text: `Application {caseNumber} was received on {date} (New York time).

The next step is the payment of the application fee, {fee}. Start it here:
{link}`,
  },
  submissionBelow: {
    subject: 'Application {caseNumber} received',
    text: `Application {caseNumber} was received on {date} (New York time).

It will be reviewed before the application fee is due. There is nothing to pay for now. Follow it here:
{link}`,
  },
  paymentReceived: {
    subject: 'Payment received for application {caseNumber}',
    text: `The payment of {amount} for application {caseNumber} was received on {date} (New York time).

Follow the application here:
{link}`,
  },
  correctionsAsked: {
    subject: 'Corrections requested for application {caseNumber}',
    text: `Application {caseNumber} needs corrections before it can go on:
{fields}

{message}

Make them here; the rest of the application stays as it is:
{link}`,
  },
  correctionsAskedAgain: {
    subject: 'Correction requested again for application {caseNumber}',
    text: `A correction of application {caseNumber} was reviewed and is requested again:
{fields}

{message}

Make it here:
{link}`,
  },
} as const;
