import { textNow } from './i18n.ts';

const SHIPPED = ['administrator', 'manager', 'supervisor', 'analyst', 'ephesian'] as const;

/** A role's name as people read it: shipped roles in the reader's language, what staff named themselves as it is. */
export function roleName(name: string): string {
  const shipped = SHIPPED.find((slug) => slug === name.toLowerCase());
  return shipped ? textNow('common', `role.${shipped}`) : name;
}
