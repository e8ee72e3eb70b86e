import type { ComponentType } from 'react';
import type { Actor } from '@portal/domain/access/reach.ts';
import type { Permission } from '@portal/domain/access/permissions.ts';

/** A part of the rules that staff keep, under a right of its own; the table of all stands at the top (configurationSections.ts). */
export interface ConfigurationSection {
  /** In the address, and of its texts. */
  key: 'fee' | 'ministryRules' | 'tags' | 'secondPerson' | 'stageLimits' | 'drafts' | 'readyTexts';
  permission: Permission;
  /** The key of the setting that it is about, where it is one whose former versions are kept. */
  setting?: string;
  Section: ComponentType;
}

/** Those that the reader may open, in their order. */
export const openSections = (
  sections: readonly ConfigurationSection[],
  { permissions }: Pick<Actor, 'permissions'>,
): readonly ConfigurationSection[] => sections.filter(({ permission }) => permissions.has(permission));
