import type { Change } from '@portal/contract/history.ts';
import type { ScreenToSee } from '../screenToSee.ts';

const change: Change = {
  id: 1,
  noun: 'settings',
  what: 'changed',
  at: '2026-03-10T15:00:00.000Z',
  by: 'Grace Whitfield',
  byApplicant: false,
  subject: { id: 0, name: null, there: true },
  ip: '203.0.113.7',
  detail: { changes: { STAGE_LIMITS: { from: { PAID: 3, ANALYSIS: 10 }, to: { PAID: 5, ANALYSIS: null } } } },
};

/** One of each noun. */
const LISTED: Change[] = [
  {
    ...change,
    id: 6,
    noun: 'users',
    what: 'updated',
    subject: { id: 2, name: 'Rosalía Quintanar', there: true },
    detail: {
      fields: ['name', 'country', 'mobile'],
      changes: { country: { from: 'MX', to: 'UY' }, mobile: { from: '2225550147', to: '99887766' } },
      rolesAdded: [3],
    },
    names: { 'role.3': 'Analyst' },
  },
  {
    ...change,
    id: 5,
    noun: 'access',
    what: 'deleted',
    subject: { id: 12, name: 'Archive', there: false },
    detail: { name: 'Archive' },
  },
  {
    ...change,
    id: 4,
    noun: 'regions',
    what: 'given',
    detail: { countries: ['MX', 'CO'], assigneeFrom: null, assigneeTo: 5, assigneeToName: 'Noemí Ferrer' },
  },
  {
    ...change,
    id: 3,
    noun: 'persons',
    what: 'parentSet',
    subject: { id: 8, name: 'Abel Sandoval', there: true },
    detail: { from: null, to: 9 },
    names: { 'person.9': 'Irene Duarte' },
  },
  {
    ...change,
    id: 2,
    noun: 'access',
    what: 'updated',
    subject: { id: 3, name: 'Analyst', there: true },
    detail: {
      fields: ['description'],
      changes: { description: { from: '', to: 'Reviews applications.' } },
      added: ['business.request.chat', 'business.request.show.paid'],
      removed: ['business.request.tag'],
    },
  },
  {
    ...change,
    id: 1,
    noun: 'clients',
    what: 'statusChanged',
    by: null,
    ip: null,
    subject: { id: 7, name: 'Tomás Arce', there: true },
    detail: { from: 'PENDING', to: 'ACTIVE' },
  },
  change,
];
const listed = LISTED.map((each, i) => ({ ...each, id: LISTED.length - i }));

/** What was changed, of which the demo data holds little. */
export const CHANGED: NonNullable<ScreenToSee['answers']> = {
  '/business/change': {
    data: { data: listed, total: listed.length, next: null, people: [{ id: 1, name: 'Grace Whitfield' }] },
  },
  '/business/user/*/history': { data: { data: listed.slice(0, 1), next: null } },
};
