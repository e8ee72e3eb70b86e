/** Signing in. */
export const sessions = {
  title: 'Sign in',
  lead: 'Application review for the network',
  email: 'Email',
  password: 'Password',
  remember: 'Keep me signed in on this device',
  rememberHint: 'For 30 days. Leave this off on a shared device.',
  submit: 'Sign in',
  submitting: 'Signing in…',
  ended: 'Your session ended. Sign in to return to this page.',
  forgot: 'Forgot your password?',
  terms: 'Terms of use',
  privacy: 'Privacy policy',
} as const;
