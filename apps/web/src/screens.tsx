/** Every screen behind the login: its path, who may open it, its place in the menu, its code. */
import { lazy, type ComponentType } from 'react';
import { IconLayoutKanban, IconMailForward, type Icon } from '@tabler/icons-react';
import { reachOf, visibleStages, type Actor } from '@portal/domain/access/reach.ts';
import type { Permission } from '@portal/domain/access/permissions.ts';
import type { shell } from '@portal/messages/en/shell.ts';
import { whole } from './platform/chunks.ts';

type MenuText = Extract<keyof typeof shell, `menu.${string}`>;

/** The groups of the menu, in their order. */
export const MENU_GROUPS = ['menu.dashboards', 'menu.configurations'] as const satisfies readonly MenuText[];

export interface Screen {
  path: string;
  /** Who may open it, in the active role. */
  opens: (actor: Actor) => boolean;
  title: MenuText;
  group: (typeof MENU_GROUPS)[number];
  icon: Icon;
  /** Starts the code on its way. */
  load: () => Promise<unknown>;
  Component: ComponentType;
}

const holding =
  (permission: Permission) =>
  (actor: Actor): boolean =>
    actor.permissions.has(permission);

const coded = (code: () => Promise<ComponentType>) => {
  const load = whole(async () => ({ default: await code() }));
  return { load, Component: lazy(load) };
};

export const SCREENS: readonly Screen[] = [
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
];

export const screensFor = (actor: Actor): Screen[] => SCREENS.filter(({ opens }) => opens(actor));
