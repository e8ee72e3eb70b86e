import type { Ref } from 'react';
import type { Permission } from '@portal/domain/access/permissions.ts';

/** Permissions as they are chosen, or only shown. */
export interface Choosing {
  chosen: ReadonlySet<Permission>;
  /** Nothing: they are only shown. */
  onToggle?: (slug: Permission) => void;
  isClosed?: (slug: Permission) => boolean;
  firstRef?: Ref<HTMLInputElement>;
  /** What is wrong with what was chosen is said there. */
  errorId?: string;
}
