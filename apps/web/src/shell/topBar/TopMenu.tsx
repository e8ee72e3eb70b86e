import { cloneElement, useEffect, useState, type ReactElement, type ReactNode, type Ref } from 'react';
import { Menu } from '@mantine/core';

export type MenuButton = ReactElement<{
  onClick?: () => void;
  'aria-haspopup'?: 'menu';
  autoFocus?: boolean;
  ref?: Ref<HTMLButtonElement>;
}>;

interface Props {
  button: MenuButton;
  buttonRef?: Ref<HTMLButtonElement>;
  width?: number;
  children: ReactNode;
}

/** A menu that is open when it comes, at the button that was pressed for it and is now its own: the focus goes over to it. */
export function TopMenu({ button, buttonRef, width, children }: Props) {
  const [opened, setOpened] = useState(false);
  // Not from the first: Mantine gives the focus back to where it was when a menu that stood there closed was opened.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => setOpened(true), []);
  return (
    <Menu
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      {...(width !== undefined && { width })}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>{cloneElement(button, { autoFocus: true, ...(buttonRef && { ref: buttonRef }) })}</Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
