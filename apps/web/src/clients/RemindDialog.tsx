import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { REMINDER_DAYS } from '@portal/domain/clients/accounts.ts';
import { call } from '../platform/network/api.ts';
import { BulkProgress } from '../platform/bulk/BulkProgress.tsx';
import { followBulkRuns } from '../platform/bulk/bulk.queries.ts';
import { UndraftedDialog } from '../platform/forms/UndraftedDialog.tsx';
import { formatNumber } from '../platform/texts/format.ts';
import { useText } from '../platform/texts/i18n.ts';
import { useKeyedForm } from '../platform/forms/useKeyedForm.ts';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import type { Selection } from '../ui/table/selection.ts';
import { renewClients } from './clients.queries.ts';

interface Props {
  selection: Selection;
  count: number;
  /** The filters of the list, where all that fit are chosen. */
  fitting: Readonly<Record<string, string | undefined>>;
  onStarted: () => void;
  onClose: () => void;
}

/** Asks, sends, and shows how far it is and whom no message reached. */
export default function RemindDialog({ selection, count: chosen, fitting, onStarted, onClose }: Props) {
  const t = useText('unfinished');
  const common = useText('common');
  const client = useQueryClient();
  // Once started the selection is empty.
  const [count] = useState(chosen);
  const [runId, setRunId] = useState<number>();
  const act = useKeyedForm({
    defaults: {},
    async act(_, idempotencyKey) {
      const body = selection.all ? { fitting: filled(fitting) } : { clients: [...selection.ids] };
      const started = await call('remindClients', { body, idempotencyKey });
      void followBulkRuns();
      setRunId(started.runId);
      onStarted();
    },
    done: () => undefined,
  });
  if (runId === undefined) {
    return (
      <UndraftedDialog
        title={t('remindTitle', { count, shown: formatNumber(count) })}
        submitLabel={t('remindSubmit')}
        next={t('remindText', { days: REMINDER_DAYS })}
        form={act}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog
      title={t('remindingTitle')}
      onClose={onClose}
      closeLabel={common('close')}
      cancelLabel={common('close')}
      onSubmit={(event) => event.preventDefault()}
    >
      <BulkProgress runId={runId} onEnded={() => void renewClients(client)} />
      <p>{t('remindingText')}</p>
    </Dialog>
  );
}

const filled = (filters: Props['fitting']) => Object.fromEntries(Object.entries(filters).filter(([, value]) => value));
