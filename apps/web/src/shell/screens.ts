/** What the frame needs to know of the screens; which there are is told by screens.tsx, above it. */
import { createContext, useContext, type ComponentType } from 'react';
import type { Icon } from '@tabler/icons-react';
import type { Actor } from '@portal/domain/access/reach.ts';
import type { shell } from '@portal/messages/en/shell.ts';

export type MenuText = Extract<keyof typeof shell, `menu.${string}`>;

export interface Screen {
  path: string;
  /** Who may open it, in the active role. */
  opens: (actor: Actor) => boolean;
  title: MenuText;
  group: MenuText;
  icon: Icon;
  /** Starts the code on its way. */
  load: () => Promise<unknown>;
  Component: ComponentType;
}

export interface Menu {
  /** In their order. */
  groups: readonly MenuText[];
  screens: readonly Screen[];
}

export const MenuContext = createContext<Menu>({ groups: [], screens: [] });
export const useMenu = (): Menu => useContext(MenuContext);

/** The screens that the actor may open, in the menu's order. */
export const openTo = ({ screens }: Menu, actor: Actor): Screen[] => screens.filter(({ opens }) => opens(actor));
