import { nameIn } from '@portal/domain/courses/course.ts';
import { presentCode } from '@portal/domain/fields/publicCodes.ts';
import { deviceOf } from '@portal/domain/users/devices.ts';
import { exportOf } from '../../platform/lists/exportOf.ts';
import { courseViews, tellCourseView } from './listViews.ts';

/** Who watched which lessons. */
export const courseViewsExport = exportOf(
  'listCourseViews',
  'courseTracking',
  { rows: courseViews.whole, tell: (rows) => rows.map((row) => tellCourseView(row)) },
  [
    { key: 'person', text: ({ person }) => person.name, width: 30 },
    { key: 'course', text: ({ course }, { language }) => nameIn(course.name, language), width: 30 },
    { key: 'lesson', text: ({ lesson }, { language }) => nameIn(lesson.name, language), width: 30 },
    { key: 'language', text: ({ language }, words) => words.say('courseTracking', `language.${language}`), width: 12 },
    { key: 'state', text: ({ state }, words) => words.say('courseTracking', `state.${state}`), width: 16 },
    { key: 'outcome', text: ({ outcome }, words) => words.say('courseTracking', `outcome.${outcome}`), width: 18 },
    {
      key: 'watched',
      number: ({ watched }) => watched,
      title: (words) => words.say('courseTracking', 'watchedSeconds'),
    },
    { key: 'percent', number: ({ percent }) => percent, under: 'watched' },
    { key: 'plays', number: ({ plays }) => plays },
    {
      key: 'browser',
      text: ({ browser }) => Object.values(deviceOf(browser)).filter(Boolean).join(' · '),
    },
    { key: 'ip', text: ({ ip }) => ip },
    { key: 'firstPlay', instant: ({ firstPlay }) => firstPlay },
    { key: 'last', instant: ({ lastPlay }) => lastPlay },
    {
      key: 'certificate',
      text: ({ certificate }, words) => words.say('courseTracking', `certificate.${certificate?.standing ?? 'NONE'}`),
      width: 14,
    },
    {
      key: 'certificateCode',
      text: ({ certificate }) => certificate && presentCode(certificate.code),
      under: 'certificate',
    },
    { key: 'passReason', text: ({ passed }) => passed?.reason, under: 'outcome', width: 40 },
  ],
);
