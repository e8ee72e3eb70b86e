import type { ComponentType } from 'react';
import type { IconProps } from '@tabler/icons-react';

/** One line that can be chosen. */
export interface Entry {
  key: string;
  title: string;
  detail?: string;
  icon: ComponentType<IconProps>;
  open: () => void;
}

export interface Section {
  key: string;
  label: string;
  entries: readonly Entry[];
}
