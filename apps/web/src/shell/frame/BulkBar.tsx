import type { Permission } from '@portal/domain/access/permissions.ts';
import { useActor } from '../../platform/session/actor.ts';
import { late } from '../../platform/late/late.tsx';

/** Who may start work on many things; nobody else is asked about it. */
const STARTING: readonly Permission[] = [
  'business.user.manage',
  'business.request.unfinished',
  'business.report.census',
];

const Running = late(async () => ({ default: (await import('../../platform/bulk/RunningBulk.tsx')).RunningBulk }));

/** The progress of what the user started upon many, on every screen. */
export function BulkBar() {
  const { permissions } = useActor();
  if (!STARTING.some((slug) => permissions.has(slug))) return null;
  return <Running.Component />;
}
