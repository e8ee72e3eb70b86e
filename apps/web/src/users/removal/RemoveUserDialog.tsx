import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { StaffUser } from '@portal/contract/users/staff.ts';
import { FailedReading } from '../../platform/failures/FailedReading.tsx';
import { useText } from '../../platform/texts/i18n.ts';
import { SkeletonLines } from '../../ui/states/SkeletonLines.tsx';
import { kindsToInherit, useCandidates, useHoldings } from './removal.queries.ts';
import { RemovalForm } from './RemovalForm.tsx';
import { RemovalProgress } from './RemovalProgress.tsx';
import { renewUsers } from '../users.queries.ts';

/** Removes somebody for good: who takes over what, then how far it is. */
export default function RemoveUserDialog({ user, onClose }: { user: StaffUser; onClose: () => void }) {
  const t = useText('users');
  const common = useText('common');
  const client = useQueryClient();
  const [runId, setRunId] = useState<number>();
  const holdings = useHoldings(user.id);
  const candidates = useCandidates(holdings.data ? kindsToInherit(holdings.data) : []);
  const close = () => {
    onClose();
    void renewUsers(client);
  };
  if (runId !== undefined) return <RemovalProgress user={user} runId={runId} onClose={close} />;

  const failed = [holdings, ...candidates].find(({ error, data }) => error && !data);
  const people = candidates.flatMap(({ data }) => (data ? [data] : []));
  const known =
    holdings.data && people.length === candidates.length ? { holdings: holdings.data, candidates: people } : undefined;
  const until = failed ? (
    <FailedReading title={t('holdingsFailed')} error={failed.error} onRetry={failed.refetch} busy={failed.isFetching} />
  ) : (
    <SkeletonLines lines={4} label={common('loading')} />
  );
  return <RemovalForm user={user} known={known} until={until} onStarted={setRunId} onClose={close} />;
}
