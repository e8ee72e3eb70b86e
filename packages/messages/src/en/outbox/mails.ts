/** What the product emails. `{name}` is a placeholder. */
import { credentialMails } from './credentialMails.ts';
import { proofMails } from './proofMails.ts';
import { noticeMails } from './noticeMails.ts';
import { reminders } from './reminders.ts';

export const mails = {
  accountConfirmation: {
    subject: 'Confirm your account',
    text: `This address was registered in the leaders' portal.

Confirm it to sign in; the link works for {hours} hours:
{link}

If you didn't register, ignore this message: without the link, the account stays closed.`,
  },
  accountKnown: {
    subject: 'You already have an account',
    text: `Someone registered this address in the leaders' portal, where it already has an account. Nothing was changed.

Sign in with your password, or choose a new one; the link works for {hours} hours:
{link}

If this wasn't you, ignore this message.`,
  },
  accountUnconfirmed: {
    subject: 'Finish your registration',
    text: `This address was registered in the leaders' portal earlier but has not been confirmed yet.

Choose a password to confirm it; the link works for {hours} hours and replaces earlier ones:
{link}

If you didn't register, ignore this message: without the link, the account stays closed.`,
  },
  passwordReset: {
    subject: 'Choose a new password',
    text: `A new password was requested for this address.

Choose it here; the link works once, for {hours} hours:
{link}

If you didn't request it, ignore this message: your password stays the same.`,
  },
  staffInvitation: {
    subject: 'Your account in the business portal',
    text: `An account was opened for this address in the business portal.

Choose a password to start using it; the link works once, for {days} days, and earlier ones no longer work:
{link}

If you don't know why you received this message, ignore it: without the link, the account stays closed.`,
  },
  staffPasswordReset: {
    subject: 'Choose a new password for the business portal',
    text: `A new password was requested for this address in the business portal.

Choose it here; the link works once, for {hours} hours:
{link}

If you didn't request it, ignore this message: your password stays the same.`,
  },
  ...credentialMails,
  staffEmailChange: {
    subject: 'Confirm your new address',
    text: `A user of the business portal wants to sign in with this address.

Confirm it here; the link works once, for {hours} hours:
{link}

If you didn't request it, ignore this message: nothing changes without the link.`,
  },
  staffEmailChangeAsked: {
    subject: 'A change of your address was requested',
    text: `A change of the address you use to sign in to the business portal was requested: it would become {email}.

The change is made once the link emailed to that address is opened, within {hours} hours. Until then, nothing changes.

If this wasn't you, change your password in the portal, which cancels the link, and tell an administrator.`,
  },
  staffEmailChanged: {
    subject: 'The address of your account was changed',
    text: `You now sign in to the business portal with {email} and no longer with this address.

If this wasn't you, tell an administrator.`,
  },
  clientEmailChange: {
    subject: 'Confirm your new address',
    text: `The owner of an account in the leaders' portal asked our staff to change its address to this one.

Confirm it here; the link works once, for {hours} hours:
{link}

If you didn't request it, ignore this message: nothing changes without the link.`,
  },
  clientEmailChangeAsked: {
    subject: 'A change of your address was requested',
    text: `Our staff was asked to change the address of your account in the leaders' portal to {email}.

The change is made once the link emailed to that address is opened, within {hours} hours. Until then, nothing changes.

If this wasn't you, tell the portal's staff.`,
  },
  clientEmailChanged: {
    subject: 'The address of your account was changed',
    text: `You now sign in to the leaders' portal with {email} and no longer with this address. Messages about your application will go there too.

If this wasn't you, tell the portal's staff.`,
  },
  ...noticeMails,
  ...reminders,
  submissionReceived: {
    subject: 'Application {caseNumber} received',
    text: `Application {caseNumber} was received on {date} (New York time).

The next step is the payment of the application fee, {fee}. Start it here:
{link}`,
  },
  submissionBelow: {
    subject: 'Application {caseNumber} received',
    text: `Application {caseNumber} was received on {date} (New York time).

It will be reviewed before the application fee is due, so there is nothing to pay right now. Follow it here:
{link}`,
  },
  paymentReceived: {
    subject: 'Payment received for application {caseNumber}',
    text: `The payment of {amount} for application {caseNumber} was received on {date} (New York time).

Follow the application here:
{link}`,
  },
  ...proofMails,
  documentEnding: {
    subject: 'A document expires soon',
    text: `This document in your application is valid until {until}:
{document}

If you have a newer one, write to us here, and our staff will tell you how to send it:
{link}`,
  },
  correctionsAsked: {
    subject: 'Corrections requested for application {caseNumber}',
    text: `Application {caseNumber} needs corrections before it can continue:
{fields}

{wishedFor}Make them here; the rest of the application stays the same:
{link}`,
  },
  correctionsAskedAgain: {
    subject: 'Correction requested again for application {caseNumber}',
    text: `A correction to application {caseNumber} was reviewed and is requested again:
{fields}

{wishedFor}Make it here:
{link}`,
  },
  appointmentMade: {
    subject: 'Interview for application {caseNumber}: {when}',
    text: `The interview for application {caseNumber} has been arranged.

{details}

{note}The attached file adds it to your calendar. If you can't attend, write to us from your application:
{link}`,
  },
  appointmentMoved: {
    subject: 'Interview for application {caseNumber} changed: {when}',
    text: `The interview appointment for application {caseNumber} has changed. These are the new details:

{details}

{note}The attached file updates your calendar. If you can't attend, write to us from your application:
{link}`,
  },
  appointmentCancelled: {
    subject: 'Interview for application {caseNumber} canceled',
    text: `The interview for application {caseNumber} will not take place on {when}.

{reason}The attached file removes it from your calendar. Follow the application here:
{link}`,
  },
  staffAppointmentMade: {
    subject: 'Interview with {leader}: {when}',
    text: `You will interview {leader}, application {caseNumber}.

{details}

{note}The attached file adds it to your calendar. The application is here:
{link}`,
  },
  staffAppointmentMoved: {
    subject: 'Interview with {leader} changed: {when}',
    text: `The appointment for your interview with {leader}, application {caseNumber}, has changed. These are the new details:

{details}

{note}The attached file updates your calendar. The application is here:
{link}`,
  },
  staffAppointmentCancelled: {
    subject: 'Interview with {leader} canceled',
    text: `Your interview with {leader}, application {caseNumber}, will not take place on {when}, or someone else will hold it.

{reason}The attached file removes it from your calendar. The application is here:
{link}`,
  },
  // Written by staff: in a card, or in the outbox for the stages.
  cardMail: { subject: '{subject}', text: '{text}' },
  notification: { subject: '{subject}', text: '{text}' },
  staffNotification: { subject: '{subject}', text: '{text}' },
  stageApproved: { subject: '{subject}', text: '{text}' },
  stageRejected: { subject: '{subject}', text: '{text}' },
  stageSent: { subject: '{subject}', text: '{text}' },
  messagesUnread: {
    subject: 'New messages about application {caseNumber}',
    text: `Our staff wrote to you about application {caseNumber}, and you have not read it yet.

Read it and answer here:
{link}

You won't get another message like this one until you read it.`,
  },
  staffExportReady: {
    subject: 'Your export is ready: {list}',
    text: 'The file you asked for is ready: {list}.\n\nOpen it here. It is kept for 24 hours, for you only:\n{link}',
  },
  staffMessagesUnread: {
    subject: 'Unread chat messages: application {caseNumber}',
    text: `The applicant of application {caseNumber}, which you are in charge of, wrote in the chat, and you have not read it yet.

Read it and answer here:
{link}

You won't get another message like this one until you read it.`,
  },
} as const;
