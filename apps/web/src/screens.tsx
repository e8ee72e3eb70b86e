/** Every screen behind the login: its path, who may open it, its place in the menu, its code. */
import { lazy, type ComponentType } from 'react';
import { IconLayoutKanban, IconMailForward } from '@tabler/icons-react';
import { reachOf, visibleStages, type Actor } from '@portal/domain/access/reach.ts';
import type { Permission } from '@portal/domain/access/permissions.ts';
import { whole } from './platform/chunks.ts';
import { SignedIn } from './shell/SignedIn.tsx';
import type { Menu } from './shell/screens.ts';

const holding =
  (permission: Permission) =>
  (actor: Actor): boolean =>
    actor.permissions.has(permission);

const coded = (code: () => Promise<ComponentType>) => {
  const load = whole(async () => ({ default: await code() }));
  return { load, Component: lazy(load) };
};

const MENU: Menu = {
  groups: ['menu.dashboards', 'menu.configurations'],
  screens: [
    {
      path: '/requests/dashboard',
      opens: (actor) => visibleStages(reachOf(actor)).length > 0,
      title: 'menu.applications',
      group: 'menu.dashboards',
      icon: IconLayoutKanban,
      ...coded(async () => (await import('./applications/BoardScreen.tsx')).BoardScreen),
    },
    {
      path: '/configurations/outbox',
      opens: holding('business.outbox.show'),
      title: 'menu.outbox',
      group: 'menu.configurations',
      icon: IconMailForward,
      ...coded(async () => (await import('./outbox/OutboxScreen.tsx')).OutboxScreen),
    },
  ],
};

// The screen that most visits begin with comes along with the frame.
void MENU.screens[0]?.load().catch(() => undefined);

/** Everything behind the login. */
export default function Screens() {
  return <SignedIn menu={MENU} />;
}
