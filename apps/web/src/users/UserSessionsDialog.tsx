import type { StaffUser } from '@portal/contract/users.ts';
import { FailedReading } from '../platform/FailedReading.tsx';
import { failureNote } from '../platform/FailureNote.tsx';
import { failureTexts } from '../platform/fieldErrors.ts';
import { useText } from '../platform/i18n.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { SkeletonLines } from '../ui/SkeletonLines.tsx';
import { showToast } from '../ui/toasts.ts';
import { nameOf } from './nameOf.ts';
import { SessionList } from './SessionList.tsx';
import { useEndUserSessions, useUserSessions } from './users.queries.ts';

/** Where somebody is signed in, and the power to end it all; for administrators. */
export function UserSessionsDialog({ user, onClose }: { user: StaffUser; onClose: () => void }) {
  const t = useText('users');
  const common = useText('common');
  const { data: sessions, error, isFetching, refetch } = useUserSessions(user.id);
  const end = useEndUserSessions();
  const name = nameOf(user);

  const endAll = async () => {
    try {
      const { ended } = await end.mutateAsync(user.id);
      showToast({ tone: 'done', text: t('ended', { name, count: ended }) });
      onClose();
    } catch {
      // Told in the dialog.
    }
  };
  const hasSome = sessions !== undefined && sessions.length > 0;
  return (
    <Dialog
      title={t('sessionsOf', { name })}
      onClose={onClose}
      closeLabel={common('close')}
      cancelLabel={common(hasSome ? 'cancel' : 'close')}
      {...(hasSome && { submitLabel: t('endAll') })}
      onSubmit={(event) => {
        event.preventDefault();
        void endAll();
      }}
      busy={end.isPending}
      danger
      {...(end.error && { failures: failureTexts(end.error), note: failureNote(end.error) })}
    >
      {!sessions && !error && <SkeletonLines lines={2} label={common('loading')} />}
      {hasSome && <SessionList sessions={sessions} />}
      {hasSome && <p>{t('endAllText', { name })}</p>}
      {sessions?.length === 0 && <p>{t('noSessions', { name })}</p>}
      {error && !sessions && <FailedReading error={error} onRetry={refetch} busy={isFetching} />}
    </Dialog>
  );
}
