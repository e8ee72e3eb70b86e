/** The screens of courses, their sections and lessons. */
import { COURSE_READERS } from '@portal/domain/courses/access.ts';
import { coded, holdingAny } from './openedBy.tsx';
import type { Menu } from './shell/navigation/menu.ts';
import { menuIcon } from './shell/navigation/menuIcon.tsx';

const LIST = '/configurations/courses';
const opens = holdingAny(...COURSE_READERS);

export const COURSE_SCREENS: Menu['screens'] = [
  {
    path: LIST,
    opens,
    title: 'menu.courses',
    group: 'menu.configurations',
    icon: menuIcon('IconSchool'),
    ...coded(async () => (await import('./courses/CoursesScreen.tsx')).CoursesScreen),
  },
  {
    path: '/configurations/certificates',
    opens,
    title: 'menu.certificates',
    group: 'menu.configurations',
    icon: menuIcon('IconCertificate'),
    ...coded(async () => (await import('./courses/certificates/CertificatesScreen.tsx')).CertificatesScreen),
  },
  {
    path: `${LIST}/:course`,
    within: LIST,
    opens,
    ...coded(async () => (await import('./courses/CourseScreen.tsx')).CourseScreen),
  },
  {
    path: `${LIST}/:course/section/:section`,
    within: LIST,
    opens,
    ...coded(async () => (await import('./courses/SectionScreen.tsx')).SectionScreen),
  },
  {
    path: `${LIST}/:course/section/:section/lesson/:lesson`,
    within: LIST,
    opens,
    ...coded(async () => (await import('./courses/lesson/LessonScreen.tsx')).LessonScreen),
  },
];
