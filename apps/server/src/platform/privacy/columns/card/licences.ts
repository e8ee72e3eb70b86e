import type { Columns } from '../columnKind.ts';

export const LICENCES_COLUMNS = {
  licence: {
    id: 'plain',
    person_id: 'plain',
    // Whoever has it reads the holder's name on the public page.
    code: 'personal',
    issued_at: 'plain',
    valid_until: 'plain',
    deactivated_at: 'plain',
    reason: 'personal',
    replaced_at: 'plain',
    reminded_of: 'plain',
    version: 'plain',
  },
} as const satisfies Columns;
