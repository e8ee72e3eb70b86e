/** Signing in. */
export const sessions = {
  title: 'Sign in',
  lead: 'Review of applications to the network',
  email: 'Email',
  password: 'Password',
  showPassword: 'Show the password',
  hidePassword: 'Hide the password',
  remember: 'Keep me signed in on this device',
  rememberHint: 'For 30 days. Leave it off on a shared device.',
  submit: 'Sign in',
  submitting: 'Signing in…',
  ended: 'Your session ended. Sign in to return to this page.',
} as const;
