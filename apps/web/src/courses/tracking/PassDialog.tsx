import { useQueryClient } from '@tanstack/react-query';
import type { CourseView } from '@portal/contract/courses/tracking.ts';
import { COURSE_LIMITS } from '@portal/domain/courses/course.ts';
import { paragraph } from '@portal/domain/fields/rules.ts';
import { ActDialog } from '../../platform/forms/ActDialog.tsx';
import { required } from '../../platform/forms/fields/checks.ts';
import { TextField } from '../../platform/forms/fields/TextField.tsx';
import { useActForm } from '../../platform/forms/useActForm.ts';
import { call } from '../../platform/network/api.ts';
import { useLastingAct } from '../../platform/network/useLastingAct.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { showToast } from '../../ui/toasts/toasts.ts';
import { COURSES } from '../courses.queries.ts';
import { nameOf } from '../nameOf.ts';

/** Lets a person pass in a lesson by hand, with the reason. */
export function PassDialog({ view, onClose }: { view: CourseView; onClose: () => void }) {
  const t = useText('courseTracking');
  const client = useQueryClient();
  const { name } = view.person;
  const pass = useLastingAct(
    (reason: string, idempotencyKey) =>
      call('passLesson', { params: { id: view.id }, body: { reason }, idempotencyKey }),
    { done: () => void client.invalidateQueries({ queryKey: COURSES }) },
  );
  const act = useActForm({
    name: `course-pass.${view.id}`,
    defaults: { reason: '' },
    act: ({ reason }, sending) => pass.send(reason, sending),
    done() {
      showToast({ tone: 'done', text: t('passed', { name }) });
      onClose();
    },
  });
  return (
    <ActDialog
      title={t('passTitle', { name })}
      hint={t('passHint', { lesson: nameOf(view.lesson) })}
      submit={t('passSubmit')}
      form={act}
      onClose={onClose}
    >
      <TextField
        control={act.form.control}
        name="reason"
        label={t('reason')}
        most={COURSE_LIMITS.reason}
        check={required(paragraph(COURSE_LIMITS.reason))}
        isFirst
      />
    </ActDialog>
  );
}
