import type { Icon } from '@tabler/icons-react';

/** One line that can be chosen. */
export interface Entry {
  key: string;
  title: string;
  detail?: string;
  icon: Icon;
  open: () => void;
}

export interface Section {
  key: string;
  label: string;
  entries: readonly Entry[];
}
