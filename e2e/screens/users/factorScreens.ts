import type { ScreenToSee } from '../screenToSee.ts';
import { choose, dialog, errorSaid, inTurn, press, send, text } from '../steps.ts';

const AT = '/account/second-factor';
const OWN = '/business/user/me/second-factor';
const NONE = { app: null, passkeys: [], codesLeft: 0, needed: false };
const PASSKEY = { id: 1, name: 'Work laptop', createdAt: '2026-03-01T15:00:00Z', lastUsedAt: '2026-03-09T15:00:00Z' };
const BOTH = { app: { createdAt: '2026-02-01T15:00:00Z' }, passkeys: [PASSKEY], codesLeft: 7, needed: false };
const STEP = {
  step: 'sample',
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Portal:ana%40church.org?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Portal',
  prove: { challenge: 'c2FtcGxl' },
  create: { challenge: 'c2FtcGxl' },
};
const both = { [OWN]: { data: BOTH }, [`${OWN}/steps`]: { data: STEP } };
const withFactor = {
  '/business/user': {
    changed: (page: any) => ({ ...page, data: page.data.map((user: any) => ({ ...user, secondFactor: true })) }),
  },
};

/** The second factor: at sign-in, of the own account, where a role needs one, and removed from somebody. */
export const FACTOR_SCREENS: readonly ScreenToSee[] = [
  {
    name: 'second step of signing in',
    shows: ['SecondStep'],
    by: 'nobody',
    at: '/login',
    answers: { '/auth/token': { data: { step: 'sample', passkey: { challenge: 'c2FtcGxl' } } } },
    async steps(there) {
      await there.page.locator('input[name=username]').fill('somebody@portal.test');
      await there.page.locator('input[name=password]').fill('Portal2026!');
      await send(there);
      await there.page.locator('input[name=code]').waitFor();
      await send(there);
    },
    ready: errorSaid,
  },
  {
    name: 'second factor, none yet',
    shows: ['/account/second-factor', 'SecondFactorScreen'],
    by: 'admin',
    at: AT,
    answers: { [OWN]: { data: NONE } },
    ready: text('secondFactor', 'setUpApp'),
    reads: { path: OWN },
  },
  {
    name: 'second factor, app and passkey',
    by: 'admin',
    at: AT,
    answers: both,
    ready: text('secondFactor', 'renewCodes'),
  },
  {
    name: 'second factor, an app is set up',
    shows: ['SetUpAppDialog', 'FactorDialog'],
    by: 'admin',
    at: AT,
    answers: both,
    steps: inTurn(press('secondFactor', 'replaceApp'), send),
    ready: errorSaid,
  },
  {
    name: 'second factor, a passkey is added',
    shows: ['AddPasskeyDialog'],
    by: 'admin',
    at: AT,
    answers: both,
    steps: inTurn(press('secondFactor', 'addPasskey'), send),
    ready: errorSaid,
  },
  {
    name: 'second factor, a passkey is removed',
    by: 'admin',
    at: AT,
    answers: both,
    steps: press('secondFactor', 'removePasskeyOf'),
    ready: dialog,
  },
  {
    name: 'second factor, recovery codes',
    shows: ['CodesDialog'],
    by: 'admin',
    at: AT,
    answers: {
      ...both,
      [`${OWN}/codes`]: {
        data: { codes: Array.from({ length: 10 }, (_, at) => `ABCD${'EFGHJKLMNP'[at]}-23456`) },
      },
    },
    steps: inTurn(press('secondFactor', 'renewCodes'), async (there) => {
      await there.page.locator('input[name=password]').fill('Portal2026!');
      await there.page.locator('input[name=code]').fill('123456');
      await send(there);
    }),
    ready: text('secondFactor', 'shownDone'),
  },
  {
    name: 'second factor, needed by a role',
    shows: ['NeededFactorScreen'],
    by: 'admin',
    at: '/requests/dashboard',
    answers: {
      '/business/user/me': { changed: (me: any) => ({ ...me, secondFactorNeeded: true }) },
      [OWN]: { data: { ...NONE, needed: true } },
    },
    ready: text('secondFactor', 'setUpApp'),
  },
  {
    name: 'users, a second factor is removed',
    shows: ['RemoveFactorDialog'],
    by: 'admin',
    at: '/users/list?search=analyst2',
    answers: withFactor,
    steps: inTurn(press('users', 'actionsOf'), choose('users', 'removeFactor'), send),
    ready: errorSaid,
  },
];
