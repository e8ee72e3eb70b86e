/** What staff are told of a change of what proves them. */
export const credentialMails = {
  staffPasswordChanged: {
    subject: 'The password for your account was changed',
    text: `The password for your account in the business portal was changed, and the account was signed out on other devices.

If this wasn't you, choose a new password on the sign-in page and tell an administrator.`,
  },
  staffSecondFactorChanged: {
    subject: 'The second factor for your account was changed',
    text: `The second factor for your account in the business portal was changed: {change}

If this wasn't you, change your password, end your other sessions, and tell an administrator.`,
  },
  staffSecondFactorRemoved: {
    subject: 'The second factor for your account was removed',
    text: `An administrator removed the second factor for your account in the business portal and signed you out on every device. From now on, your password alone opens your account.

Sign in and set up a second factor again: profile menu, Second factor. If you didn't ask for this, tell an administrator.`,
  },
} as const;
