import { useQueryClient } from '@tanstack/react-query';
import { switched } from '@portal/domain/courses/course.ts';
import { useQuickAct } from '../../platform/forms/useQuickAct.ts';
import { call } from '../../platform/network/api.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { COURSES } from '../courses.queries.ts';
import { nameOf } from '../nameOf.ts';
import { CALLS, type Level, type Part, type Place } from './level.ts';

/** What one press does to a course, a section or a lesson. */
export function usePartActs(level: Level) {
  const t = useText('courses');
  const client = useQueryClient();
  const renews = COURSES;
  const { press: publish } = useQuickAct({
    act: ({ part, published }: { id: number; part: Part; published: boolean }) =>
      CALLS[level].switch(part.id, published),
    done: ({ part, published }) => t(`done.${switched(published, part.inUse)}`, { name: nameOf(part) }),
    failed: () => t(`failed.status.${level}`),
    renews,
  });
  const { press: place } = useQuickAct({
    act: ({ id, place: to }: { id: number; place: Place }) => CALLS[level].place(id, to),
    done: () => undefined,
    failed: () => t(`failed.order.${level}`),
    renews,
  });
  const { press: copy } = useQuickAct({
    act: ({ id }: { id: number }) => call('copyCourse', { params: { id } }),
    done: () => t('done.copied'),
    failed: () => t('failed.copy'),
    renews,
  });
  return { publish, place, copy, renew: () => client.invalidateQueries({ queryKey: COURSES }) };
}
