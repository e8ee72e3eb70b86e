import type { OpenSession } from '@portal/contract/sessions.ts';
import type { StaffUser } from '@portal/contract/users/staff.ts';
import { FailedReading } from '../../platform/failures/FailedReading.tsx';
import { useText } from '../../platform/texts/i18n.ts';
import { SkeletonLines } from '../../ui/states/SkeletonLines.tsx';
import { nameOf } from '../nameOf.ts';
import { SessionList } from './SessionList.tsx';
import { useUserSessions } from '../users.queries.ts';

interface Props {
  user: StaffUser;
  onEnd: (session: OpenSession) => void;
}

/** Where somebody is signed in, each to be ended alone. */
export function UserSessionList({ user, onEnd }: Props) {
  const t = useText('users');
  const common = useText('common');
  const { data: sessions, error, isFetching, refetch } = useUserSessions(user.id);
  if (!sessions) {
    return error ? (
      <FailedReading error={error} onRetry={refetch} busy={isFetching} />
    ) : (
      <SkeletonLines lines={2} label={common('loading')} />
    );
  }
  if (sessions.length === 0) return <p>{t('noSessions', { name: nameOf(user) })}</p>;
  return <SessionList sessions={sessions} onEnd={onEnd} />;
}
