import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { BIN_DAYS, DELETE_REASON_MAX } from '@portal/domain/applications/bin/removal.ts';
import { line } from '@portal/domain/fields/rules.ts';
import { required } from '../../platform/forms/fields/checks.ts';
import { TextField } from '../../platform/forms/fields/TextField.tsx';
import { UndraftedDialog } from '../../platform/forms/UndraftedDialog.tsx';
import { call } from '../../platform/network/api.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { showToast } from '../../ui/toasts/toasts.ts';
import type { CardDialogProps } from '../cardMenu.ts';
import { cardSubject } from '../cardSubject.ts';
import { fullName } from '../fullName.ts';
import { dropCard } from './bin.queries.ts';
import { subjectName, useUpon } from './useUpon.ts';

/** Puts an application into the bin, with the reason. */
export default function DeleteDialog({ card, onClose }: CardDialogProps) {
  const t = useText('bin');
  const client = useQueryClient();
  const navigate = useNavigate();
  const subject = { ...card, name: fullName(card) };
  const name = subjectName(subject);
  const form = useUpon(subject, {
    defaults: { reason: '' },
    act: (values, { version, idempotencyKey }) =>
      call('deleteApplication', { params: { id: card.id }, body: { ...values, version }, idempotencyKey }),
    done() {
      dropCard(client, card.id);
      showToast({
        tone: 'done',
        subject: cardSubject(card.id),
        text: t('deleteDone', { name }),
        action: { label: t('toBin'), run: () => void navigate('/requests/bin') },
      });
      onClose();
    },
  });
  return (
    <UndraftedDialog
      title={t('deleteTitle', { name })}
      submitLabel={t('deleteSubmit')}
      next={t('deleteText', { days: BIN_DAYS })}
      form={form}
      danger
      onClose={onClose}
    >
      <TextField
        control={form.form.control}
        name="reason"
        label={t('deleteReason')}
        check={required(line(DELETE_REASON_MAX))}
        most={DELETE_REASON_MAX}
        isFirst
      />
    </UndraftedDialog>
  );
}
