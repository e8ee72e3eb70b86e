import { useQueryClient } from '@tanstack/react-query';
import { COURSE_LIMITS } from '@portal/domain/courses/course.ts';
import { paragraph } from '@portal/domain/fields/rules.ts';
import { ActDialog } from '../platform/forms/ActDialog.tsx';
import { required } from '../platform/forms/fields/checks.ts';
import { TextField } from '../platform/forms/fields/TextField.tsx';
import { useActForm } from '../platform/forms/useActForm.ts';
import { useLastingAct } from '../platform/network/useLastingAct.ts';
import { useText } from '../platform/texts/i18n.ts';
import { showToast } from '../ui/toasts/toasts.ts';
import { COURSES } from './courses.queries.ts';

interface Props {
  /** Under which what was typed is kept until it is sent. */
  draft: string;
  title: string;
  hint: string;
  submit: string;
  act: (reason: string, idempotencyKey: string) => Promise<unknown>;
  /** What is said once it was done. */
  done: string;
  onClose: () => void;
}

/** Asks why, before something is done in the courses of somebody. */
export function ReasonDialog({ draft, title, hint, submit, act, done, onClose }: Props) {
  const t = useText('courseTracking');
  const client = useQueryClient();
  const lasting = useLastingAct(act, { done: () => void client.invalidateQueries({ queryKey: COURSES }) });
  const form = useActForm({
    name: draft,
    defaults: { reason: '' },
    act: ({ reason }, sending) => lasting.send(reason, sending),
    done() {
      showToast({ tone: 'done', text: done });
      onClose();
    },
  });
  return (
    <ActDialog title={title} hint={hint} submit={submit} form={form} onClose={onClose}>
      <TextField
        control={form.form.control}
        name="reason"
        label={t('reason')}
        most={COURSE_LIMITS.reason}
        check={required(paragraph(COURSE_LIMITS.reason))}
        isFirst
      />
    </ActDialog>
  );
}
