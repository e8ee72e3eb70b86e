import type { ScreenToSee } from '../screenToSee.ts';
import { openChip, options, row, text } from '../steps.ts';

const VISION = '/reports/vision-report';
const CARE = '/reports/pastoral-care-report';
const chose = ({ page }: Parameters<ScreenToSee['ready']>[0]) => page.locator('main dd a').first();

/** The vision report and the pastoral-care report. */
export const SATISFACTION_SCREENS: readonly ScreenToSee[] = [
  {
    name: 'vision report',
    shows: ['/reports/vision-report', 'SatisfactionScreen'],
    by: 'manager',
    at: VISION,
    ready: row,
    reads: { path: '/business/report/vision/comment', empty: text('satisfaction', 'emptyText') },
  },
  {
    name: 'vision report, figures',
    by: 'ephesian',
    at: VISION,
    ready: chose,
    reads: {
      path: '/business/report/vision',
      empty: text('satisfaction', 'nothingFits'),
      emptied: (data) => ({
        ...data,
        all: { generated: 0, received: 0, pending: 0, expired: 0, satisfied: 0, dissatisfied: 0 },
        quarters: [],
        countries: [],
        ephesians: [],
      }),
    },
  },
  {
    name: 'vision report before any quarter',
    by: 'admin',
    at: VISION,
    answers: { '/business/report/census': { data: { data: [] } } },
    ready: text('satisfaction', 'none'),
  },
  {
    name: 'pastoral-care report by country',
    shows: ['/reports/pastoral-care-report'],
    by: 'manager',
    at: `${CARE}?by=country`,
    ready: chose,
    reads: { path: '/business/report/pastoral-care' },
  },
  {
    name: 'pastoral-care report, values of a filter',
    by: 'manager',
    at: `${CARE}?country=MX`,
    steps: openChip,
    ready: options,
    answers: {
      '/business/report/pastoral-care': { changed: (data) => ({ ...data, erased: 1 }) },
    },
  },
];
