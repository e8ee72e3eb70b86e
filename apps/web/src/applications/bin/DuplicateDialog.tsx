import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { UndraftedDialog } from '../../platform/forms/UndraftedDialog.tsx';
import { call } from '../../platform/network/api.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { showToast } from '../../ui/toasts/toasts.ts';
import { refreshApplication } from '../applications.queries.ts';
import type { CardDialogProps } from '../cardMenu.ts';
import { cardSubject } from '../cardSubject.ts';
import { fullName } from '../fullName.ts';
import { subjectName, useUpon } from './useUpon.ts';

/** Submits form and documents once more, as a new application that both name. */
export default function DuplicateDialog({ card, onClose }: CardDialogProps) {
  const t = useText('bin');
  const client = useQueryClient();
  const navigate = useNavigate();
  const subject = { ...card, name: fullName(card) };
  const form = useUpon(subject, {
    defaults: {},
    async act(_, { version, idempotencyKey }) {
      const made = await call('duplicateApplication', { params: { id: card.id }, body: { version }, idempotencyKey });
      const { id, caseNumber } = made;
      showToast({
        tone: 'done',
        subject: cardSubject(card.id),
        text: t('duplicateDone', { caseNumber }),
        action: {
          label: t('duplicateOpen', { caseNumber }),
          run: () => void navigate(`/requests/dashboard?card=${id}`),
        },
      });
    },
    done() {
      void refreshApplication(client, card.id);
      onClose();
    },
  });
  return (
    <UndraftedDialog
      title={t('duplicateTitle', { name: subjectName(subject) })}
      submitLabel={t('duplicateSubmit')}
      next={t('duplicateText')}
      form={form}
      onClose={onClose}
    >
      <p>{t('duplicateNot')}</p>
    </UndraftedDialog>
  );
}
