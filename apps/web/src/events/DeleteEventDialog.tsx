import { useQueryClient } from '@tanstack/react-query';
import type { PortalEvent } from '@portal/contract/events/events.ts';
import { UndraftedDialog } from '../platform/forms/UndraftedDialog.tsx';
import { useKeyedForm } from '../platform/forms/useKeyedForm.ts';
import { useSeenRecord } from '../platform/forms/useSeenRecord.ts';
import { call } from '../platform/network/api.ts';
import { useText } from '../platform/texts/i18n.ts';
import { showToast } from '../ui/toasts/toasts.ts';
import { EVENTS } from './events.queries.ts';

/** Deletes an event to which nobody came. */
export function DeleteEventDialog({ event, onClose }: { event: PortalEvent; onClose: () => void }) {
  const t = useText('eventList');
  const client = useQueryClient();
  const renew = () => void client.invalidateQueries({ queryKey: EVENTS });
  const { seen, upon } = useSeenRecord('deleteEvent', event, renew);
  const { name } = seen;
  const form = useKeyedForm({
    defaults: {},
    async act(_, idempotencyKey) {
      await upon(call('deleteEvent', { params: { id: event.id }, body: { version: seen.version }, idempotencyKey }));
      showToast({ tone: 'done', text: t('deleted', { name }) });
      renew();
    },
    done: onClose,
  });
  return (
    <UndraftedDialog
      title={t('deleteTitle', { name })}
      submitLabel={t('deleteSubmit')}
      next={t('deleteText')}
      notDone={t('notDeleted', { name })}
      form={form}
      danger
      onClose={onClose}
    >
      {null}
    </UndraftedDialog>
  );
}
