import type { TopicName } from '@portal/contract/stream.ts';
import type { Topic } from '../platform/realtime/topic.ts';

/**
 * Tells nothing. Its reach is what the reader may do, in which roles and in whose stead, so that whose rights become others connects anew:
 * the page then asks who they are, and reads everything again (product/access.md#active-role).
 */
export const rightsTopic: Topic<never, { sight: never }, unknown> = {
  name: 'rights' satisfies TopicName,
  channels: [],
  reachOf: ({ roleId, roles, permissions, standsInFor = [] }) => ({
    roleId,
    // Their names are told in the language of each request, which no stream has.
    roles: roles.map(({ id }) => id),
    permissions: [...permissions].toSorted(),
    standsInFor,
  }),
  sees: () => false,
  load: async () => new Map(),
  tell: async () => '',
};
