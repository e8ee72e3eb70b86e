import { useState } from 'react';
import type { BulkRun } from '@portal/contract/bulk.ts';
import type { StaffUser } from '@portal/contract/users/staff.ts';
import { BulkProgress } from '../../platform/bulk/BulkProgress.tsx';
import { useText } from '../../platform/texts/i18n.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { nameOf } from '../nameOf.ts';

interface Props {
  user: StaffUser;
  runId: number;
  onClose: () => void;
}

/** How far the hand-over is; it goes on without this dialog. */
export function RemovalProgress({ user, runId, onClose }: Props) {
  const t = useText('users');
  const common = useText('common');
  const [ended, setEnded] = useState<BulkRun>();
  const name = nameOf(user);
  const isWhole = ended && ended.done === ended.total;
  return (
    <Dialog
      title={t(!ended ? 'removingTitle' : isWhole ? 'removedTitle' : 'removeStoppedTitle', { name })}
      onClose={onClose}
      closeLabel={common('close')}
      cancelLabel={common('close')}
      onSubmit={(event) => event.preventDefault()}
    >
      <BulkProgress runId={runId} onEnded={setEnded} />
      <p>{t(ended ? (isWhole ? 'removed' : 'removeLeft') : 'removingText', { name })}</p>
    </Dialog>
  );
}
