import { useQueryClient } from '@tanstack/react-query';
import { MAX_REMINDER_LINE } from '@portal/domain/day/waiting.ts';
import { date, line } from '@portal/domain/fields/rules.ts';
import { fullName } from '../applications/fullName.ts';
import type { CardDialogProps } from '../applications/cardMenu.ts';
import { call } from '../platform/network/api.ts';
import { UndraftedDialog } from '../platform/forms/UndraftedDialog.tsx';
import { required } from '../platform/forms/fields/checks.ts';
import { TextField } from '../platform/forms/fields/TextField.tsx';
import { formatDate } from '../platform/texts/format.ts';
import { useText } from '../platform/texts/i18n.ts';
import { useKeyedForm } from '../platform/forms/useKeyedForm.ts';
import { showToast } from '../ui/toasts/toasts.ts';
import { MY_DAY } from './day.queries.ts';

/** Reminds whoever asks of a card on a day, with a line of their own. */
export default function RemindMeDialog({ card, onClose }: CardDialogProps) {
  const t = useText('day');
  const client = useQueryClient();
  const act = useKeyedForm({
    defaults: { day: '', line: '' },
    act: (body, idempotencyKey) => call('remindMe', { params: { id: card.id }, body, idempotencyKey }),
    done: ({ day }) => {
      void client.invalidateQueries({ queryKey: MY_DAY });
      showToast({ tone: 'done', text: t('reminded', { day: formatDate(day) }) });
      onClose();
    },
  });
  return (
    <UndraftedDialog
      title={t('remindTitle', { name: fullName(card) })}
      submitLabel={t('remindSubmit')}
      next={t('remindText')}
      form={act}
      onClose={onClose}
    >
      <TextField
        control={act.form.control}
        name="day"
        type="date"
        label={t('remindDay')}
        check={required(date)}
        isFirst
      />
      <TextField
        control={act.form.control}
        name="line"
        label={t('remindLine')}
        check={required(line(MAX_REMINDER_LINE))}
      />
    </UndraftedDialog>
  );
}
