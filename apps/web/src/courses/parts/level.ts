/** What is alike of courses, sections and lessons: the calls of each. */
import type { Course } from '@portal/contract/courses/parts.ts';
import type { CourseStatus } from '@portal/domain/courses/course.ts';
import type { BothLanguages, Language } from '@portal/domain/languages.ts';
import { call } from '../../platform/network/api.ts';

export type Level = 'course' | 'section' | 'lesson';

export interface Part {
  id: number;
  name: BothLanguages;
  status: CourseStatus;
  outdated: Language | null;
  missing: Language[];
  inUse: boolean;
}

export interface Place {
  beside: number;
  side: 'before' | 'after';
}

interface Calls {
  switch: (id: number, published: boolean) => Promise<Course>;
  place: (id: number, place: Place) => Promise<unknown>;
  delete: (id: number) => Promise<unknown>;
}

export const CALLS: Readonly<Record<Level, Calls>> = {
  course: {
    switch: (id, published) => call('switchCourse', { params: { id }, body: { published } }),
    place: (id, body) => call('placeCourse', { params: { id }, body }),
    delete: (id) => call('deleteCourse', { params: { id } }),
  },
  section: {
    switch: (id, published) => call('switchSection', { params: { id }, body: { published } }),
    place: (id, body) => call('placeSection', { params: { id }, body }),
    delete: (id) => call('deleteSection', { params: { id } }),
  },
  lesson: {
    switch: (id, published) => call('switchLesson', { params: { id }, body: { published } }),
    place: (id, body) => call('placeLesson', { params: { id }, body }),
    delete: (id) => call('deleteLesson', { params: { id } }),
  },
};
