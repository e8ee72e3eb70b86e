/** What the screens of courses ask the server. */
import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Course } from '@portal/contract/courses/parts.ts';
import { call } from '../platform/network/api.ts';

/** What is renewed when anything of any course is another. */
export const COURSES = ['courses'] as const;

const listQuery = queryOptions({
  queryKey: [...COURSES, 'all'],
  queryFn: ({ signal }) => call('listCourses', { signal }),
});
export const useCourses = () => useQuery(listQuery);

const courseQuery = (id: number) =>
  queryOptions({
    queryKey: [...COURSES, 'one', id],
    queryFn: ({ signal }) => call('getCourse', { params: { id }, signal }),
  });
export const useCourse = (id: number) => useQuery(courseQuery(id));

/** A course as an act answered it; the list is read anew. */
export function takeCourse(client: QueryClient, course: Course): void {
  client.setQueryData(courseQuery(course.id).queryKey, course);
  void client.invalidateQueries({ queryKey: listQuery.queryKey });
}

export function useTakeCourse(): (course: Course) => void {
  const client = useQueryClient();
  return (course) => takeCourse(client, course);
}
