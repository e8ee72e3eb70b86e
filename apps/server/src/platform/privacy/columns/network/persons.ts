import type { Columns } from '../columnKind.ts';

export const PERSONS_COLUMNS = {
  person: {
    id: 'plain',
    name: 'personal',
    last_name: 'personal',
    email: 'personal',
    phone: 'personal',
    birth_date: 'personal',
    spouse_id: 'plain',
    spiritual_parent_id: 'plain',
    version: 'plain',
    merged_into: 'plain',
    created_at: 'plain',
  },
} as const satisfies Columns;
