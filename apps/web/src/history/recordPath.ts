import type { Change } from '@portal/contract/history.ts';
import type { Permission } from '@portal/domain/access/permissions.ts';
import { CATEGORY_KINDS, type ChangedNoun } from '@portal/domain/history/changes.ts';

const isCategory = (what: string) => CATEGORY_KINDS.some((kind) => kind === what);

/** Where a record is looked after, and what opens that. */
const SCREENS: Readonly<
  Record<ChangedNoun, { opens: readonly Permission[]; path: (id: number, what: string) => string }>
> = {
  users: { opens: ['business.user.manage'], path: (id) => `/users/create/${id}` },
  access: { opens: ['business.role.show', 'business.role.manage'], path: (id) => `/roles/create/${id}` },
  regions: { opens: ['business.ephesian.construct'], path: () => '/users/ephesian-construct' },
  persons: { opens: ['business.ephesian.construct'], path: (id) => `/users/ephesian-construct?part=tree&of=${id}` },
  clients: { opens: ['business.client.show', 'business.client.manage'], path: (id) => `/users/client-edit/${id}` },
  events: { opens: ['business.event.manage'], path: (id) => `/events/create/${id}` },
  content: {
    opens: ['business.cms.post', 'business.cms.category'],
    path: (id, what) => (isCategory(what) ? `/cms/categories/create/${id}` : `/cms/post/create/${id}`),
  },
  notifications: {
    opens: ['business.notification.show', 'business.notification.send'],
    path: (id) => `/notifications/create/${id}`,
  },
  imports: { opens: ['business.import'], path: (id) => `/configurations/imports/${id}` },
  settings: { opens: ['business.configuration.request'], path: () => '/configurations/request' },
};

/** The screen of what was changed; nothing where it is gone, or this reader may not open it. */
export function recordPath({ noun, subject, what }: Change, permissions: ReadonlySet<Permission>): string | undefined {
  const { opens, path } = SCREENS[noun];
  return subject.there && opens.some((slug) => permissions.has(slug)) ? path(subject.id, what) : undefined;
}
