import { cloneElement, useEffect, useState, type ReactElement, type ReactNode, type Ref } from 'react';
import { Menu } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';

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

/** A menu whose code came after its button was pressed: it opens at once and takes over the button, with the focus. */
export function TopMenu({ button, buttonRef, width, children }: Props) {
  const [opened, setOpened] = useState(false);
  // Opened only after it is mounted: Mantine returns the focus, on closing, to what had it when the menu was opened.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => setOpened(true), []);
  // Mantine hears it from within the menu alone, where the focus comes a moment after the menu is seen.
  useWindowEvent('keydown', ({ key }) => {
    if (opened && key === 'Escape') setOpened(false);
  });
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
