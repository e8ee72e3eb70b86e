import { fileURLToPath } from 'node:url';
import type { ScreenToSee } from '../screenToSee.ts';
import { choose, dialog, errorSaid, inTurn, press, row, send, text } from '../steps.ts';

const PICTURE = fileURLToPath(new URL('../../../docs/board.png', import.meta.url));
const LIST = '/configurations/courses';
const COURSE = `${LIST}/1`;
const SECTION = `${COURSE}/section/1`;
const LESSON = `${SECTION}/lesson/1`;
/** The last course of the demo, a draft in which nobody took part. */
const last: ScreenToSee['steps'] = async ({ page }) => {
  await page.locator('main ol > li').last().getByRole('button').last().click();
};

const CERTIFIED = `${COURSE}?tab=tracking&course=1&certificate=VALID`;
/** Of the first row of the tracking. */
const openMenu: ScreenToSee['steps'] = async ({ page, say }) => {
  await page
    .getByRole('button', { name: say('courseTracking', 'acts') })
    .first()
    .click();
};

/** Courses, their sections and lessons. */
export const COURSE_SCREENS: readonly ScreenToSee[] = (
  [
    {
      name: 'courses',
      shows: [LIST, 'CoursesScreen'],
      at: LIST,
      ready: ({ page }) => page.locator('main ol > li').first(),
      reads: { path: '/business/course', empty: text('courses', 'emptyTitle') },
    },
    {
      name: 'courses, a new one',
      shows: ['NewPartDialog'],
      at: LIST,
      steps: inTurn(press('courses', 'create'), send),
      ready: errorSaid,
    },
    {
      name: 'courses, one is deleted',
      shows: ['DeletePartDialog'],
      at: LIST,
      steps: inTurn(last, async ({ page, say }) => {
        await page.getByRole('menuitem', { name: say('courses', 'remove') }).click();
      }),
      ready: dialog,
    },
    {
      name: 'a course',
      shows: ['/configurations/courses/:course', 'CourseScreen', 'PartsPanel', 'ImagePanel'],
      at: COURSE,
      ready: text('courses', 'chooseImage'),
      reads: { path: '/business/course/*' },
    },
    {
      name: 'a course, its image is cut',
      shows: ['CropDialog'],
      at: COURSE,
      steps: async ({ page }) => {
        await page.locator('main input[type=file]').setInputFiles(PICTURE);
      },
      ready: dialog,
    },
    {
      name: 'a course, who watched it',
      shows: ['TrackingTab', 'StopsChart'],
      at: `${COURSE}?tab=tracking&course=1`,
      ready: row,
      reads: { path: '/business/course-view', empty: text('tables', 'noResults') },
    },
    {
      name: 'a course, somebody is let pass',
      shows: ['PassDialog', 'ReasonDialog'],
      at: `${COURSE}?tab=tracking&course=1&outcome=OPEN`,
      steps: inTurn(openMenu, choose('courseTracking', 'pass'), send),
      ready: errorSaid,
    },
    {
      name: 'a course, a certificate is revoked',
      shows: ['RevokeDialog'],
      at: CERTIFIED,
      steps: inTurn(openMenu, choose('courseTracking', 'revoke'), send),
      ready: errorSaid,
    },
    {
      name: 'a course, a certificate is issued again',
      shows: ['ReissueDialog'],
      at: CERTIFIED,
      steps: inTurn(openMenu, choose('courseTracking', 'reissue')),
      ready: dialog,
    },
    {
      name: 'certificates',
      shows: ['/configurations/certificates', 'CertificatesScreen'],
      at: '/configurations/certificates',
      ready: row,
      reads: { path: '/business/course-certificate', empty: text('certificates', 'emptyText') },
    },
    {
      name: 'certificates, the menu of one',
      shows: [],
      at: '/configurations/certificates?state=VALID',
      steps: openMenu,
      ready: ({ page, say }) => page.getByRole('menuitem', { name: say('courseTracking', 'revoke') }),
    },
    {
      name: 'a section of a course',
      shows: ['/configurations/courses/:course/section/:section', 'SectionScreen'],
      at: SECTION,
      ready: ({ page }) => page.locator('main ol > li').first(),
    },
    {
      name: 'a lesson of a course, with what is wrong',
      shows: ['/configurations/courses/:course/section/:section/lesson/:lesson', 'LessonScreen'],
      at: LESSON,
      steps: inTurn(async ({ page }) => page.locator('input[name="video.en"]').fill('https://example.org'), send),
      ready: errorSaid,
      leavesMarks: true,
    },
  ] satisfies Omit<ScreenToSee, 'by'>[]
).map((screen) => ({ ...screen, by: 'admin' }));
