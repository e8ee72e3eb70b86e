import type { StaffUser } from '@portal/contract/users/staff.ts';
import { lateOver } from '../platform/late/late.tsx';
import { nameOf } from './nameOf.ts';
import { UserSessionsDialog } from './sessions/UserSessionsDialog.tsx';
import { UserStatusDialog } from './UserStatusDialog.tsx';

/** A question about one account, as the list showed it. */
export interface Asked {
  about: keyof typeof DIALOGS;
  user: StaffUser;
}

const RemoveUserDialog = lateOver(() => import('./removal/RemoveUserDialog.tsx'));

const RemoveFactorDialog = lateOver(() => import('./secondFactor/RemoveFactorDialog.tsx'));
const AbsenceDialog = lateOver(() => import('./absence/AbsenceDialog.tsx'));
const HistoryDialog = lateOver(async () => {
  const { HistoryDialog: Dialog } = await import('../platform/history/HistoryDialog.tsx');
  return {
    default: ({ user, onClose }: { user: StaffUser; onClose: () => void }) => (
      <Dialog of={{ noun: 'users', id: user.id, name: nameOf(user) }} onClose={onClose} />
    ),
  };
});

const DIALOGS = {
  status: UserStatusDialog,
  sessions: UserSessionsDialog,
  removal: RemoveUserDialog,
  factor: RemoveFactorDialog,
  absence: AbsenceDialog,
  history: HistoryDialog,
};

/** The open question. It stands beside the list, so that a row that leaves it takes no dialog along. */
export function UserDialogs({ about, user, onClose }: Asked & { onClose: () => void }) {
  const Question = DIALOGS[about];
  return <Question user={user} onClose={onClose} />;
}
