/** References: what others say of a leader (product/applications.md#tags-notes-references). */
import type { Permission, PlainPermission } from '../access/permissions.ts';

/** Negative ones are confidential: whoever lacks the permission learns nothing of them, not even that there are any. */
export const REFERENCE_TYPES = ['POSITIVE', 'NEGATIVE'] as const;
export type ReferenceType = (typeof REFERENCE_TYPES)[number];

/** What writing any, and reading negative ones, asks for. */
export const REFERENCE_RIGHT: PlainPermission = 'business.request.references';

/** Which of a card in sight may be read. */
export const readableReferences = (permissions: ReadonlySet<Permission>): readonly ReferenceType[] =>
  permissions.has(REFERENCE_RIGHT) ? REFERENCE_TYPES : ['POSITIVE'];
