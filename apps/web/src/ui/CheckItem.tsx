import type { ComponentProps } from 'react';
import { Menu } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';

interface Props {
  label: string;
  checked: boolean;
  onCheck: (checked: boolean) => void;
}

/** A choice within a menu, which stays open for the next one. */
export const CheckItem = ({ label, checked, onCheck }: Props) => (
  <Menu.Item
    component={CheckButton}
    aria-checked={checked}
    closeMenuOnClick={false}
    rightSection={checked && <IconCheck size={16} aria-hidden />}
    onClick={() => onCheck(!checked)}
  >
    {label}
  </Menu.Item>
);

/** The library's item says `menuitem`, whatever it is told. */
const CheckButton = ({ 'aria-checked': checked, ...props }: ComponentProps<'button'>) => (
  <button {...props} role="menuitemcheckbox" aria-checked={checked} />
);
