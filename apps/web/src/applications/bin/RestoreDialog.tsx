import { call } from '../../platform/network/api.ts';
import { ActDialog } from '../../platform/forms/ActDialog.tsx';
import { useActForm } from '../../platform/forms/useActForm.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { showToast } from '../../ui/toasts/toasts.ts';
import { useCardAct } from '../applications.queries.ts';
import type { CardDialogProps } from '../cardMenu.ts';
import { cardSubject } from '../cardSubject.ts';
import { fullName } from '../fullName.ts';
import { subjectName } from './useUpon.ts';

/** Takes the open application out of the bin. */
export default function RestoreDialog({ card, onClose }: CardDialogProps) {
  const t = useText('bin');
  const bulk = useText('bulk');
  const name = subjectName({ ...card, name: fullName(card) });
  const restore = useCardAct(card, (_: object, { version, idempotencyKey }) =>
    call('restoreApplication', { params: { id: card.id }, body: { version }, idempotencyKey }),
  );
  const act = useActForm({
    name: `restore.${card.id}`,
    defaults: {},
    act: restore.send,
    done() {
      showToast({ tone: 'done', subject: cardSubject(card.id), text: t('restored', { name }) });
      onClose();
    },
  });
  return (
    <ActDialog
      title={bulk('restore.ask', { count: 1, shown: '1' })}
      submit={bulk('restore.submit')}
      form={act}
      onClose={onClose}
    >
      <p>{bulk('restore.text')}</p>
    </ActDialog>
  );
}
