import type { ScreenToSee } from '../screenToSee.ts';
import { errorSaid, inTurn, send, text } from '../steps.ts';

const AT = '/configurations/census';
const shows: ScreenToSee['ready'] = text('reportDates', 'next');
const dates = '/business/parameter/';

/** The dates of the quarterly reports. */
export const DATE_SCREENS: readonly ScreenToSee[] = [
  {
    name: 'report dates',
    shows: ['/configurations/census', 'ReportDatesScreen'],
    by: 'admin',
    at: AT,
    ready: shows,
    reads: { path: dates },
  },
  {
    name: 'report dates, what goes out at once',
    by: 'admin',
    at: AT,
    answers: { [dates]: { changed: (data) => ({ ...data, newest: null, running: [] }) } },
    ready: ({ page }) => page.locator('main form output').filter({ hasText: /\d/ }),
  },
  // What was typed is kept as a draft, which the screens before would show.
  {
    name: 'report dates, no day of every year',
    by: 'admin',
    at: AT,
    steps: inTurn(({ page }) => page.locator('main form input').first().fill('29/02'), send),
    ready: errorSaid,
    leavesMarks: true,
  },
  { name: 'report dates, for who does not set them', by: 'manager', at: AT, ready: text('reportDates', 'readOnly') },
];
