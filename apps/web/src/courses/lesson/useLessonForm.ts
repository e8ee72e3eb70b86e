import { useQueryClient } from '@tanstack/react-query';
import type { Course, CourseLesson } from '@portal/contract/courses/parts.ts';
import { useRecordForm } from '../../platform/forms/useRecordForm.ts';
import { call } from '../../platform/network/api.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { showToast } from '../../ui/toasts/toasts.ts';
import { takeCourse } from '../courses.queries.ts';
import { lengthText, readLength } from './lengthText.ts';

export const lessonIn = ({ sections }: Course, id: number): CourseLesson | undefined =>
  sections.flatMap(({ lessons }) => lessons).find((lesson) => lesson.id === id);

const shown = (seconds: number | null) => (seconds === null ? '' : lengthText(seconds));
/** A whole number as it was typed; what is none is sent as one that the server refuses at its field. */
const whole = (text: string) => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : 0);

/** A lesson; the record that others may have changed is its course. */
export function useLessonForm(course: Course, lesson: CourseLesson) {
  const t = useText('courses');
  const client = useQueryClient();
  const { id } = lesson;
  return useRecordForm({
    endpoint: 'updateLesson',
    name: `course-lesson.${id}`,
    record: course,
    values: (present = course) => {
      const now = lessonIn(present, id) ?? lesson;
      return {
        name: { ...now.name },
        description: { ...now.description },
        video: { ...now.video },
        length: { en: shown(now.length.en), es: shown(now.length.es) },
        available: String(now.available),
        disable: String(now.disable),
        graceHours: String(now.graceHours),
        required: now.required,
        confirmed: false,
      };
    },
    send: ({ length, available, disable, graceHours, ...values }, base = course, idempotencyKey) =>
      call('updateLesson', {
        params: { id },
        body: {
          ...values,
          length: { en: readLength(length.en) ?? null, es: readLength(length.es) ?? null },
          available: whole(available),
          disable: whole(disable),
          graceHours: whole(graceHours),
          version: lessonIn(base, id)?.version ?? 1,
        },
        idempotencyKey,
      }),
    renew: () => undefined,
    done: (saved) => {
      takeCourse(client, saved);
      showToast({ tone: 'done', text: t('done.saved.lesson') });
    },
  });
}
