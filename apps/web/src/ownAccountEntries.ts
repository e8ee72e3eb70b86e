/** What belongs to the own account: what the profile menu opens, and setting a second factor up. */
import {
  IconBell,
  IconDevices,
  IconDownload,
  IconKey,
  IconKeyboard,
  IconMail,
  IconShieldCheck,
  IconUserCheck,
} from '@tabler/icons-react';
import { coded } from './openedBy.tsx';
import { late, lateOver } from './platform/late/late.tsx';
import { FirstPaint } from './shell/firstPaint/FirstPaint.tsx';
import type { Menu } from './shell/navigation/menu.ts';

const ENTRIES: Menu['ownAccount'] = [
  {
    title: 'changeEmail',
    icon: IconMail,
    Dialog: lateOver(() => import('./users/ownAccount/ChangeEmailDialog.tsx')),
  },
  {
    title: 'changePassword',
    icon: IconKey,
    Dialog: lateOver(() => import('./users/ownAccount/ChangePasswordDialog.tsx')),
  },
  {
    title: 'myNotices',
    icon: IconBell,
    Dialog: lateOver(() => import('./notifications/NoticeChoicesDialog.tsx')),
  },
  {
    title: 'myAbsence',
    icon: IconUserCheck,
    Dialog: lateOver(() => import('./users/absence/AbsenceDialog.tsx')),
  },
  {
    title: 'secondFactor',
    icon: IconShieldCheck,
    path: '/account/second-factor',
    ...coded(async () => (await import('./users/secondFactor/SecondFactorScreen.tsx')).SecondFactorScreen),
  },
  {
    title: 'mySessions',
    icon: IconDevices,
    path: '/account/sessions',
    ...coded(async () => (await import('./users/ownAccount/OwnSessionsScreen.tsx')).OwnSessionsScreen),
  },
  {
    title: 'myExports',
    icon: IconDownload,
    path: '/account/exports',
    ...coded(async () => (await import('./exports/ExportsScreen.tsx')).ExportsScreen),
  },
  {
    title: 'keys',
    icon: IconKeyboard,
    Dialog: lateOver(() => import('./applications/board/keys/KeysDialog.tsx')),
  },
];

export const OWN_ACCOUNT: Pick<Menu, 'ownAccount' | 'NeededFactor'> = {
  ownAccount: ENTRIES,
  NeededFactor: late(() => import('./users/secondFactor/NeededFactorScreen.tsx'), FirstPaint).Component,
};
