import { INVITED } from './sample.ts';
import type { ScreenToSee } from './screenToSee.ts';
import { errorSaid, heading, send, text } from './steps.ts';

const INVITATION = '/auth/welcome/invitation';
const invited = { [INVITATION]: { data: INVITED } };

/** The door and the pages beside it. */
export const PUBLIC_SCREENS: readonly ScreenToSee[] = (
  [
    { name: 'sign-in', shows: ['/login', 'LoginScreen'], at: '/login', ready: text('sessions', 'submit') },
    { name: 'sign-in, nothing typed', at: '/login', steps: send, ready: errorSaid, leavesMarks: true },
    {
      name: 'sign-in, refused',
      at: '/login',
      answers: { '/auth/token': { refused: 'login.badCredentials', status: 401 } },
      async steps(there) {
        await there.page.locator('input[name=username]').fill('somebody@portal.test');
        await there.page.locator('input[name=password]').fill('not the password');
        await send(there);
      },
      ready: ({ page }) => page.getByRole('alert'),
    },
    { name: 'forgotten password', shows: ['/login/reset', 'ResetScreen'], at: '/login/reset', ready: heading },
    { name: 'forgotten password, nothing typed', at: '/login/reset', steps: send, ready: errorSaid, leavesMarks: true },
    {
      name: 'mail sent',
      shows: ['/login/successEmail', 'MailSentScreen'],
      at: '/login/successEmail',
      ready: text('accounts', 'sentTitle'),
    },
    {
      name: 'new password',
      shows: ['/login/password/:token?', 'NewPasswordScreen'],
      at: '/login/password/unknown',
      ready: text('accounts', 'passwordSubmit'),
    },
    {
      name: 'new password, nothing typed',
      at: '/login/password/unknown',
      steps: send,
      ready: errorSaid,
      leavesMarks: true,
    },
    { name: 'new password, opened anew', at: '/login/password', ready: text('accounts', 'reopenTitle') },
    {
      name: 'new password, a link that was used',
      at: '/login/password/unknown',
      answers: { '/auth/password': { refused: 'login.tokenUsed', status: 422 } },
      async steps(there) {
        await there.page.locator('input[name=password]').fill('Portal2026!');
        await there.page.locator('input[name=confirmPassword]').fill('Portal2026!');
        await send(there);
      },
      ready: text('accounts', 'usedTitle'),
    },
    {
      name: 'password set',
      shows: ['/login/successPassword', 'PasswordSetScreen'],
      at: '/login/successPassword',
      ready: text('accounts', 'passwordSetTitle'),
    },
    {
      name: 'welcome',
      shows: ['/login/welcome/:token?', 'WelcomeScreen'],
      at: '/login/welcome/unknown',
      answers: invited,
      ready: text('accounts', 'welcomeSubmit'),
      reads: { path: INVITATION },
    },
    {
      name: 'welcome, nothing typed',
      at: '/login/welcome/unknown',
      answers: invited,
      steps: send,
      ready: ({ page }) => page.locator('#accepted-error'),
    },
    {
      name: 'an invitation that was used',
      shows: ['/login/welcome-error', 'WelcomeErrorScreen'],
      at: '/login/welcome-error',
      ready: text('accounts', 'welcomeErrorTitle'),
    },
    {
      name: 'a confirmed email',
      shows: ['/login/confirmEmail', 'ConfirmEmailScreen'],
      at: '/login/confirmEmail?token=unknown',
      answers: { '/auth/email/confirm': { data: {} } },
      ready: text('accounts', 'confirmedTitle'),
    },
    {
      name: 'a confirmation that was used',
      at: '/login/confirmEmail?token=unknown',
      ready: text('accounts', 'usedTitle'),
    },
    {
      name: 'terms of use',
      shows: ['/login/terms', 'TermsScreen'],
      at: '/login/terms',
      ready: ({ page }) => page.getByRole('heading', { level: 2 }).first(),
      reads: { path: '/auth/legal' },
    },
    {
      name: 'privacy policy',
      shows: ['/login/policies', 'PrivacyScreen'],
      at: '/login/policies',
      ready: ({ page }) => page.getByRole('heading', { level: 2 }).first(),
    },
    {
      name: 'maintenance',
      shows: ['MaintenanceScreen'],
      at: '/login',
      answers: { '/business/maintenance': { data: true } },
      ready: text('shell', 'maintenanceTitle'),
    },
  ] satisfies Omit<ScreenToSee, 'by'>[]
).map((screen) => ({ ...screen, by: 'nobody' }));
