import type { CourseView } from '@portal/contract/courses/tracking.ts';
import { call } from '../../platform/network/api.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { nameOf } from '../nameOf.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';

/** Lets a person pass in a lesson by hand, with the reason. */
export function PassDialog({ view, onClose }: { view: CourseView; onClose: () => void }) {
  const t = useText('courseTracking');
  const { name } = view.person;
  return (
    <ReasonDialog
      draft={`course-pass.${view.id}`}
      title={t('passTitle', { name })}
      hint={t('passHint', { lesson: nameOf(view.lesson) })}
      submit={t('passSubmit')}
      act={(reason, idempotencyKey) =>
        call('passLesson', { params: { id: view.id }, body: { reason }, idempotencyKey })
      }
      done={t('passed', { name })}
      onClose={onClose}
    />
  );
}
