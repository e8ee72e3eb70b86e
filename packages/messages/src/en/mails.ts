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
