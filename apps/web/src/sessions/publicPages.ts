/** The pages below /login (spec §2). Each comes when it is gone to. */
export const PUBLIC_PAGES = [
  { path: 'reset', load: () => import('./ResetScreen.tsx') },
  { path: 'successEmail', load: () => import('./MailSentScreen.tsx') },
  { path: 'successPassword', load: () => import('./PasswordSetScreen.tsx') },
  { path: 'welcome-error', load: () => import('./WelcomeErrorScreen.tsx') },
  // A token in the address is consumed first, whoever is signed in; and the legal pages are for everybody.
  { path: 'password/:token?', load: () => import('./NewPasswordScreen.tsx'), toAll: true },
  { path: 'welcome/:token?', load: () => import('./WelcomeScreen.tsx'), toAll: true },
  { path: 'confirmEmail', load: () => import('./ConfirmEmailScreen.tsx'), toAll: true },
  { path: 'terms', load: () => import('./TermsScreen.tsx'), toAll: true },
  { path: 'policies', load: () => import('./PrivacyScreen.tsx'), toAll: true },
];
