import { useQueryClient } from '@tanstack/react-query';
import type { Course } from '@portal/contract/courses/parts.ts';
import type { BothLanguages } from '@portal/domain/languages.ts';
import { useRecordForm } from '../platform/forms/useRecordForm.ts';
import { call } from '../platform/network/api.ts';
import { useText } from '../platform/texts/i18n.ts';
import { showToast } from '../ui/toasts/toasts.ts';
import { takeCourse } from './courses.queries.ts';

/** Name and description of a course. */
export function useCourseForm(course: Course) {
  const t = useText('courses');
  const client = useQueryClient();
  return useRecordForm({
    endpoint: 'updateCourse',
    name: `course.${course.id}`,
    record: course,
    values: (present = course) => ({
      name: { ...present.name },
      description: { ...present.description },
      confirmed: false,
    }),
    send: (values, base = course, idempotencyKey) =>
      call('updateCourse', {
        params: { id: course.id },
        body: { ...values, version: base.version },
        idempotencyKey,
      }),
    renew: () => undefined,
    done: (saved) => {
      takeCourse(client, saved);
      showToast({ tone: 'done', text: t('done.saved.course') });
    },
  });
}

/** The name of a section; the record that others may have changed is its course. */
export function useSectionForm(course: Course, id: number) {
  const t = useText('courses');
  const client = useQueryClient();
  const sectionIn = ({ sections }: Course) => sections.find((section) => section.id === id);
  return useRecordForm({
    endpoint: 'updateSection',
    name: `course-section.${id}`,
    record: course,
    values: (present = course): { name: { -readonly [L in keyof BothLanguages]: string }; confirmed: boolean } => ({
      name: { en: '', es: '', ...sectionIn(present)?.name },
      confirmed: false,
    }),
    send: (values, base = course, idempotencyKey) =>
      call('updateSection', {
        params: { id },
        body: { ...values, version: sectionIn(base)?.version ?? 1 },
        idempotencyKey,
      }),
    renew: () => undefined,
    done: (saved) => {
      takeCourse(client, saved);
      showToast({ tone: 'done', text: t('done.saved.section') });
    },
  });
}
