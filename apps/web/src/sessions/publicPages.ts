/** The pages below /login (product/portal.md#public-pages). Each comes when it is gone to. */
export const PUBLIC_PAGES = [
  { path: 'reset', load: () => import('./forgottenPassword/ResetScreen.tsx') },
  { path: 'successEmail', load: () => import('./forgottenPassword/MailSentScreen.tsx') },
  { path: 'successPassword', load: () => import('./forgottenPassword/PasswordSetScreen.tsx') },
  { path: 'welcome-error', load: () => import('./invitation/WelcomeErrorScreen.tsx') },
  // A token in the address is consumed first, whoever is signed in; and the legal pages are for everybody.
  { path: 'password/:token?', load: () => import('./forgottenPassword/NewPasswordScreen.tsx'), toAll: true },
  { path: 'welcome/:token?', load: () => import('./invitation/WelcomeScreen.tsx'), toAll: true },
  { path: 'confirmEmail', load: () => import('./ConfirmEmailScreen.tsx'), toAll: true },
  { path: 'terms', load: () => import('./legal/TermsScreen.tsx'), toAll: true },
  { path: 'policies', load: () => import('./legal/PrivacyScreen.tsx'), toAll: true },
];
