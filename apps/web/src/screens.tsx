/** Every screen behind the login: its path, who may open it, its place in the menu, its code. */
import type { ComponentType } from 'react';
import {
  IconAddressBook,
  IconDevices,
  IconHourglass,
  IconKey,
  IconLayoutKanban,
  IconLifebuoy,
  IconMail,
  IconMailForward,
  IconMessageQuestion,
  IconUsers,
} from '@tabler/icons-react';
import { matchPath } from 'react-router';
import { reachOf, visibleStages, type Actor } from '@portal/domain/access/reach.ts';
import type { Permission } from '@portal/domain/access/permissions.ts';
import { late, lateOver } from './platform/late/late.tsx';
import { queryClient } from './platform/network/queryClient.ts';
import { findSession } from './platform/session/session.ts';
import { ComingShapes } from './shell/frame/ComingShapes.tsx';
import { meQuery } from './shell/me.queries.ts';
import { SignedIn } from './shell/SignedIn.tsx';
import type { Menu } from './shell/navigation/menu.ts';

const holding =
  (permission: Permission) =>
  (actor: Actor): boolean =>
    actor.permissions.has(permission);

const holdingAny =
  (...permissions: Permission[]) =>
  (actor: Actor): boolean =>
    permissions.some((permission) => actor.permissions.has(permission));

const coded = (code: () => Promise<ComponentType>) => late(async () => ({ default: await code() }), ComingShapes);

const MENU: Menu = {
  groups: ['menu.dashboards', 'menu.users', 'menu.configurations', 'menu.cms'],
  Questions: lateOver(() => import('./content/FaqPanel.tsx')),
  ownAccount: [
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
      title: 'mySessions',
      icon: IconDevices,
      path: '/account/sessions',
      ...coded(async () => (await import('./users/ownAccount/OwnSessionsScreen.tsx')).OwnSessionsScreen),
    },
  ],
  screens: [
    {
      path: '/requests/dashboard',
      opens: (actor) => visibleStages(reachOf(actor)).length > 0,
      title: 'menu.applications',
      group: 'menu.dashboards',
      icon: IconLayoutKanban,
      ...coded(async () => {
        const [{ BoardScreen }, { CARD_MENU_ROWS }] = await Promise.all([
          import('./applications/BoardScreen.tsx'),
          import('./cardMenuRows.ts'),
        ]);
        return () => <BoardScreen menu={CARD_MENU_ROWS} />;
      }),
    },
    {
      path: '/users/list',
      opens: holdingAny('business.user.show', 'business.user.manage'),
      title: 'menu.portalUsers',
      group: 'menu.users',
      icon: IconUsers,
      ...coded(async () => (await import('./users/UsersScreen.tsx')).UsersScreen),
    },
    {
      path: '/users/create/:id?',
      within: '/users/list',
      opens: holding('business.user.manage'),
      ...coded(async () => (await import('./users/form/UserFormScreen.tsx')).UserFormScreen),
    },
    {
      path: '/users/client-list',
      opens: holdingAny('business.client.show', 'business.client.manage'),
      title: 'menu.clients',
      group: 'menu.users',
      icon: IconAddressBook,
      ...coded(async () => (await import('./clients/ClientsScreen.tsx')).ClientsScreen),
    },
    {
      path: '/users/client-edit/:id',
      within: '/users/client-list',
      opens: holdingAny('business.client.show', 'business.client.manage'),
      ...coded(async () => (await import('./clients/ClientScreen.tsx')).ClientScreen),
    },
    {
      path: '/users/unfinished-list',
      opens: holding('business.request.unfinished'),
      title: 'menu.unfinishedAccounts',
      group: 'menu.users',
      icon: IconHourglass,
      ...coded(async () => (await import('./clients/UnfinishedScreen.tsx')).UnfinishedScreen),
    },
    {
      path: '/configurations/outbox',
      opens: holding('business.outbox.show'),
      title: 'menu.outbox',
      group: 'menu.configurations',
      icon: IconMailForward,
      ...coded(async () => (await import('./outbox/OutboxScreen.tsx')).OutboxScreen),
    },
    {
      path: '/configurations/problems',
      opens: holding('business.administrator'),
      title: 'menu.problems',
      group: 'menu.configurations',
      icon: IconLifebuoy,
      ...coded(async () => (await import('./problems/ProblemsScreen.tsx')).ProblemsScreen),
    },
    {
      path: '/cms/questions',
      opens: holding('business.faq.manage'),
      title: 'menu.questions',
      group: 'menu.cms',
      icon: IconMessageQuestion,
      ...coded(async () => (await import('./content/QuestionsScreen.tsx')).QuestionsScreen),
    },
  ],
};

// What a visit begins with comes along with the frame: its screen, by default the board, and who is signed in.
const isHere = ({ path }: { path: string }) => matchPath(`/B_Portal${path}`, location.pathname) !== null;
void (MENU.screens.find(isHere) ?? MENU.screens[0])?.load();
if (findSession()) void queryClient.prefetchQuery(meQuery);

/** Everything behind the login. */
export default function Screens() {
  return <SignedIn menu={MENU} />;
}
