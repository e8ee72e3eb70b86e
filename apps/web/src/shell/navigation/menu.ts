/** What the frame needs to know of the screens; which there are is told by screens.tsx, above it. */
import { createContext, useContext, type ComponentType } from 'react';
import { matchPath } from 'react-router';
import type { Icon, IconProps } from '@tabler/icons-react';
import type { Actor } from '@portal/domain/access/reach.ts';
import type { shell } from '@portal/messages/en/shell.ts';
import type { TextKey } from '@portal/messages/translation.ts';

export type MenuText = Extract<keyof typeof shell, `menu.${string}`>;

interface Place {
  /** With optional parameters where no menu leads to it. */
  path: string;
  /** Who may open it, in the active role. */
  opens: (actor: Actor) => boolean;
  /** Starts the code on its way. */
  load: () => Promise<unknown>;
  Component: ComponentType;
  /** The parameter that only chooses what is shown there: with another value it is the same screen, which keeps its focus. */
  chooses?: string;
  /** A page of its own without the frame, which the server sends with a content-security policy of its own. */
  bare?: true;
}

/** A screen that the menu leads to. */
export interface MenuScreen extends Place {
  title: MenuText;
  group: MenuText;
  /** By `menuIcon`. */
  icon: ComponentType<IconProps>;
  /** How much waits there for who is signed in; says it in words too. */
  Count?: ComponentType;
}

/** Or one that another leads to, such as the form of what a list shows. */
interface InnerScreen extends Place {
  group?: never;
  /** The path of the screen that the menu leads to. */
  within: string;
}

type Screen = MenuScreen | InnerScreen;

/** What the profile menu opens of the own account: a dialog over any screen, or a screen of its own. */
export type OwnAccountEntry = { title: TextKey<typeof shell>; icon: Icon } & (
  | { Dialog: ComponentType<{ onClose: () => void }> }
  | { path: string; Component: ComponentType }
);

export interface Menu {
  /** In their order. */
  groups: readonly MenuText[];
  screens: readonly Screen[];
  /** In their order; everybody may open them, whatever the active role. */
  ownAccount: readonly OwnAccountEntry[];
  /** What whoever needs a second factor and has none sees in the place of everything else, until it is `onDone`. */
  NeededFactor: ComponentType<{ onDone: () => void }>;
  /** The panel of frequent questions, over any screen. */
  Questions: ComponentType<{ onClose: () => void }>;
  /** What the reader was told, with how much of it is unread. */
  Bell: ComponentType;
}

export const MenuContext = createContext<Menu>({
  groups: [],
  screens: [],
  ownAccount: [],
  NeededFactor: () => null,
  Questions: () => null,
  Bell: () => null,
});
export const useMenu = (): Menu => useContext(MenuContext);

/** The screens of the menu that the actor may open, in its order. */
export const openTo = ({ screens }: Menu, actor: Actor): MenuScreen[] =>
  screens.filter((screen): screen is MenuScreen => screen.group !== undefined && screen.opens(actor));

/** The screen at an address, and what tells one open screen from another: its path and its parameters but the one that it `chooses` with. */
export function screenAt({ screens }: Menu, pathname: string): { screen: Screen | undefined; key: string } {
  for (const screen of screens) {
    const match = matchPath(screen.path, pathname);
    if (match === null) continue;
    const kept = Object.entries(match.params).filter(([name]) => name !== screen.chooses);
    return { screen, key: JSON.stringify([screen.path, ...kept]) };
  }
  return { screen: undefined, key: pathname };
}
