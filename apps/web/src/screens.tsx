/** Every screen behind the login: its path, who may open it, its place in the menu, its code. */
import { matchPath } from 'react-router';
import { reachOf, visibleStages, type Actor } from '@portal/domain/access/reach.ts';
import { seesDatedDocuments } from '@portal/domain/applications/files/datedDocuments.ts';
import { seesLicences } from '@portal/domain/licences/access.ts';
import { CENSUS_SCREENS } from './censusScreens.tsx';
import { CHURCH_SCREENS } from './churchScreens.tsx';
import { EVENT_SCREENS } from './eventScreens.tsx';
import { coded, holding, holdingAny } from './openedBy.tsx';
import { late, lateOver } from './platform/late/late.tsx';
import { textNow } from './platform/texts/i18n.ts';
import { fetchEndpoints } from './platform/network/endpointOf.ts';
import { queryClient } from './platform/network/queryClient.ts';
import { findSession } from './platform/session/session.ts';
import { OWN_ACCOUNT } from './ownAccountEntries.ts';
import { meQuery } from './shell/me.queries.ts';
import { SignedIn } from './shell/SignedIn.tsx';
import { OFFICE_SCREENS } from './officeScreens.tsx';
import { STATISTIC_SCREENS } from './statisticScreens.tsx';
import { openTo, type Menu } from './shell/navigation/menu.ts';
import { menuIcon } from './shell/navigation/menuIcon.tsx';

const MENU: Menu = {
  groups: [
    'menu.dashboards',
    'menu.statistics',
    'menu.reports',
    'menu.events',
    'menu.users',
    'menu.configurations',
    'menu.cms',
  ],
  Questions: lateOver(() => import('./content/FaqPanel.tsx')),
  Bell: late(() => import('./notifications/Bell.tsx')).Component,
  ...OWN_ACCOUNT,
  screens: [
    {
      path: '/requests/dashboard',
      opens: (actor) => visibleStages(reachOf(actor)).length > 0,
      title: 'menu.applications',
      group: 'menu.dashboards',
      icon: menuIcon('IconLayoutKanban'),
      Count: late(() => import('./applications/unread/MenuCount.tsx')).Component,
      ...coded(async () => {
        const [{ BoardScreen }, { CARD_MENU_ROWS }, { CARD_TABS }] = await Promise.all([
          import('./applications/BoardScreen.tsx'),
          import('./cardMenuRows.ts'),
          import('./cardTabs.ts'),
        ]);
        return () => <BoardScreen menu={CARD_MENU_ROWS} tabs={CARD_TABS} />;
      }),
    },
    {
      path: '/requests/my-day',
      opens: (actor) => visibleStages(reachOf(actor)).length > 0,
      title: 'menu.myDay',
      group: 'menu.dashboards',
      icon: menuIcon('IconSun'),
      ...coded(async () => (await import('./day/MyDayScreen.tsx')).MyDayScreen),
    },
    {
      path: '/requests/interviews',
      opens: holdingAny('business.request.do.interview', 'business.request.do.interview.me'),
      title: 'menu.myInterviews',
      group: 'menu.dashboards',
      icon: menuIcon('IconCalendarEvent'),
      ...coded(async () => (await import('./interviews/mine/MyInterviewsScreen.tsx')).MyInterviewsScreen),
    },
    {
      path: '/requests/unfinished',
      opens: holding('business.request.unfinished'),
      title: 'menu.unfinished',
      group: 'menu.dashboards',
      icon: menuIcon('IconFilePencil'),
      ...coded(async () => (await import('./clients/drafts/DraftsScreen.tsx')).DraftsScreen),
    },
    {
      path: '/requests/payments',
      opens: holding('business.request.payment'),
      title: 'menu.payments',
      group: 'menu.dashboards',
      icon: menuIcon('IconCoin'),
      ...coded(async () => (await import('./payments/unmatched/PaymentsScreen.tsx')).PaymentsScreen),
    },
    {
      path: '/requests/exonerations',
      opens: holding('business.request.exonerate'),
      title: 'menu.exonerations',
      group: 'menu.dashboards',
      icon: menuIcon('IconReceiptRefund'),
      ...coded(async () => (await import('./payments/exonerations/ExonerationsScreen.tsx')).ExonerationsScreen),
    },
    {
      path: '/requests/licences',
      opens: seesLicences,
      title: 'menu.licences',
      group: 'menu.dashboards',
      icon: menuIcon('IconId'),
      ...coded(async () => (await import('./licences/list/LicencesScreen.tsx')).LicencesScreen),
    },
    {
      path: '/requests/documents',
      opens: seesDatedDocuments,
      title: 'menu.datedDocuments',
      group: 'menu.dashboards',
      icon: menuIcon('IconCalendarTime'),
      ...coded(
        async () => (await import('./applications/documents/dated/DatedDocumentsScreen.tsx')).DatedDocumentsScreen,
      ),
    },
    ...CHURCH_SCREENS,
    {
      path: '/requests/bin',
      opens: holding('business.request.delete'),
      title: 'menu.bin',
      group: 'menu.dashboards',
      icon: menuIcon('IconTrash'),
      ...coded(async () => (await import('./applications/bin/BinScreen.tsx')).BinScreen),
    },
    ...STATISTIC_SCREENS,
    ...CENSUS_SCREENS,
    ...EVENT_SCREENS,
    {
      path: '/users/list',
      opens: holdingAny('business.user.show', 'business.user.manage'),
      title: 'menu.portalUsers',
      group: 'menu.users',
      icon: menuIcon('IconUsers'),
      ...coded(async () => (await import('./users/UsersScreen.tsx')).UsersScreen),
    },
    {
      path: '/users/create/:id?',
      within: '/users/list',
      opens: holding('business.user.manage'),
      ...coded(async () => (await import('./users/form/UserFormScreen.tsx')).UserFormScreen),
    },
    {
      path: '/roles/list',
      opens: holdingAny('business.role.show', 'business.role.manage'),
      title: 'menu.roles',
      group: 'menu.users',
      icon: menuIcon('IconShieldHalf'),
      ...coded(async () => (await import('./users/roles/RolesScreen.tsx')).RolesScreen),
    },
    {
      path: '/roles/create/:id?',
      within: '/roles/list',
      opens: holdingAny('business.role.show', 'business.role.manage'),
      ...coded(async () => {
        const { RoleFormScreen } = await import('./users/roles/RoleFormScreen.tsx');
        return () => <RoleFormScreen menuOf={menuOf} />;
      }),
    },
    {
      path: '/users/client-list',
      opens: holdingAny('business.client.show', 'business.client.manage'),
      title: 'menu.clients',
      group: 'menu.users',
      icon: menuIcon('IconAddressBook'),
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
      icon: menuIcon('IconFilePencil'),
      ...coded(async () => (await import('./clients/UnfinishedScreen.tsx')).UnfinishedScreen),
    },
    {
      path: '/users/created-accounts',
      opens: holdingAny('business.client.show', 'business.client.manage'),
      title: 'menu.createdAccounts',
      group: 'menu.users',
      icon: menuIcon('IconUserPlus'),
      ...coded(async () => (await import('./clients/CreatedAccountsScreen.tsx')).CreatedAccountsScreen),
    },
    {
      path: '/users/ephesian-construct',
      opens: holding('business.ephesian.construct'),
      title: 'menu.associateLeader',
      group: 'menu.users',
      icon: menuIcon('IconAddressBook'),
      ...coded(async () => (await import('./churches/regions/RegionsScreen.tsx')).RegionsScreen),
    },
    ...OFFICE_SCREENS,
  ],
};

/** What the menu says to somebody. */
const menuOf = (actor: Actor): string[] => openTo(MENU, actor).map(({ title }) => textNow('shell', title));

// What a visit begins with comes along with the frame: its screen, by default the board, and who is signed in.
const isHere = ({ path }: { path: string }) => matchPath(`/B_Portal${path}`, location.pathname) !== null;
fetchEndpoints();
void (MENU.screens.find(isHere) ?? MENU.screens[0])?.load();
if (findSession()) void queryClient.prefetchQuery(meQuery);

/** Everything behind the login. */
export default function Screens() {
  return <SignedIn menu={MENU} />;
}
