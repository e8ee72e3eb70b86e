import type { Columns } from '../columnKind.ts';

export const CHURCHES_COLUMNS = {
  church: {
    id: 'plain',
    name: 'personal',
    folded_name: 'personal',
    city: 'personal',
    country: 'plain',
    valid_from: 'plain',
    valid_to: 'plain',
    version: 'plain',
    merged_into: 'plain',
    created_at: 'plain',
  },
  unapplied_church: {
    church_id: 'plain',
  },
  church_leader: {
    church_id: 'plain',
    person_id: 'plain',
    at: 'plain',
  },
  merging: {
    id: 'plain',
    noun: 'plain',
    kept_id: 'plain',
    gone_id: 'plain',
    taken: 'plain',
    moved: 'plain',
    user_id: 'plain',
    at: 'plain',
    undone_at: 'plain',
  },
  not_same: {
    noun: 'plain',
    one_id: 'plain',
    other_id: 'plain',
    user_id: 'plain',
    at: 'plain',
  },
  church_change: {
    id: 'plain',
    church_id: 'plain',
    what: 'plain',
    day: 'plain',
    before: 'personal',
    after: 'personal',
    reason: 'personal',
    user_id: 'plain',
    at: 'plain',
    replaced_at: 'plain',
    deactivation_id: 'plain',
  },
  region_country: {
    country: 'plain',
    ephesian_id: 'plain',
  },
  charge_left: {
    user_id: 'plain',
    times: 'plain',
  },
  region_person: {
    person_id: 'plain',
    ephesian_id: 'plain',
  },
} as const satisfies Columns;
