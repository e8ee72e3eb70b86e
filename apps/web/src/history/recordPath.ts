import type { Change } from '@portal/contract/history.ts';
import type { Permission } from '@portal/domain/access/permissions.ts';
import type { ChangedNoun } from '@portal/domain/history/changes.ts';

/** Where a record is looked after, and what opens that. */
const SCREENS: Readonly<Record<ChangedNoun, { opens: readonly Permission[]; path: (id: number) => string }>> = {
  users: { opens: ['business.user.manage'], path: (id) => `/users/create/${id}` },
  access: { opens: ['business.role.show', 'business.role.manage'], path: (id) => `/roles/create/${id}` },
  regions: { opens: ['business.ephesian.construct'], path: () => '/users/ephesian-construct' },
  persons: { opens: ['business.ephesian.construct'], path: (id) => `/users/ephesian-construct?part=tree&of=${id}` },
  clients: { opens: ['business.client.show', 'business.client.manage'], path: (id) => `/users/client-edit/${id}` },
  events: { opens: ['business.event.manage'], path: (id) => `/events/create/${id}` },
  imports: { opens: ['business.import'], path: (id) => `/configurations/imports/${id}` },
  settings: { opens: ['business.configuration.request'], path: () => '/configurations/request' },
};

/** The screen of what was changed; nothing where it is gone, or this reader may not open it. */
export function recordPath({ noun, subject }: Change, permissions: ReadonlySet<Permission>): string | undefined {
  const { opens, path } = SCREENS[noun];
  return subject.there && opens.some((slug) => permissions.has(slug)) ? path(subject.id) : undefined;
}
