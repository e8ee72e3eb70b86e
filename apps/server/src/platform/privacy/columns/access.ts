import type { Columns } from './columnKind.ts';

export const ACCESS_COLUMNS = {
  role: {
    id: 'plain',
    name: 'plain',
    name_es: 'plain',
    slug: 'plain',
    description: 'plain',
    description_es: 'plain',
    version: 'plain',
    permissions: 'plain',
    shipped_permissions: 'plain',
    active: 'plain',
    needs_second_factor: 'plain',
  },
  user_role: {
    user_id: 'plain',
    role_id: 'plain',
  },
} as const satisfies Columns;
