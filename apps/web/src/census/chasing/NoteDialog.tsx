import { useQueryClient } from '@tanstack/react-query';
import { noteRule } from '@portal/domain/census/contacts.ts';
import { ActDialog } from '../../platform/forms/ActDialog.tsx';
import { TextField } from '../../platform/forms/fields/TextField.tsx';
import { useActForm } from '../../platform/forms/useActForm.ts';
import { call } from '../../platform/network/api.ts';
import { useLastingAct } from '../../platform/network/useLastingAct.ts';
import { problemText } from '../../platform/texts/fieldErrors.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { showToast } from '../../ui/toasts/toasts.ts';
import type { ReportOf } from '../report/report.queries.ts';
import { REPORTS } from '../reports.queries.ts';
import { contactsKey } from './contacts.queries.ts';

interface Props {
  of: ReportOf;
  /** Whom to call, and how. */
  hint?: string;
  onClose: () => void;
}

/** Notes a call or a message about a report, in one line. */
export function NoteDialog({ of, hint, onClose }: Props) {
  const t = useText('reportContacts');
  const client = useQueryClient();
  const save = useLastingAct((note: string, idempotencyKey) =>
    call('noteReportContact', { params: of, body: { note }, idempotencyKey }),
  );
  const act = useActForm({
    name: `reportContact.${of.church}.${of.census}`,
    defaults: { note: '' },
    act: ({ note }, sending) => save.send(note, sending),
    done(now) {
      client.setQueryData(contactsKey(of), now);
      void client.invalidateQueries({ queryKey: REPORTS });
      showToast({ tone: 'done', text: t('noted') });
      onClose();
    },
  });
  return (
    <ActDialog
      title={t('note')}
      size="small"
      {...(hint && { hint })}
      submit={t('noteSubmit')}
      form={act}
      onClose={onClose}
    >
      <TextField
        control={act.form.control}
        name="note"
        label={t('noteLabel')}
        isFirst
        check={(note) => {
          const wrong = note.trim() === '' ? { code: 'field.required' as const } : noteRule(note.trim(), '');
          return wrong ? problemText(wrong) : true;
        }}
      />
    </ActDialog>
  );
}
