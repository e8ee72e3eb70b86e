import type { ScreenToSee } from '../screenToSee.ts';
import { menu, openChip, options, row, text } from '../steps.ts';

const AT = '/pastoral-care/list';

/** The churches of one's region below its figures. */
export const MY_REGION_SCREENS: readonly ScreenToSee[] = [
  {
    name: 'my region',
    shows: ['/pastoral-care/list', 'MyRegionScreen'],
    by: 'ephesian',
    at: AT,
    ready: row,
    reads: { path: '/business/pastoral-care/church', empty: text('myRegion', 'emptyText') },
  },
  {
    name: 'my region, figures',
    by: 'ephesian',
    at: AT,
    ready: ({ page }) => page.locator('figure path[data-class]').first(),
    reads: { path: '/business/pastoral-care/region' },
  },
  {
    name: 'my region, a church',
    by: 'ephesian',
    at: AT,
    steps: ({ page, say }) =>
      page
        .getByRole('button', { name: say('myRegion', 'actionsOf') })
        .first()
        .click(),
    ready: menu,
  },
  {
    name: 'my region, nobody silent',
    by: 'ephesian',
    at: AT,
    answers: {
      '/business/pastoral-care/region': {
        changed: (data) => ({
          ...data,
          countries: data.countries.map((country: object) => ({ ...country, silent: 0 })),
        }),
      },
    },
    ready: text('myRegion', 'noneSilent'),
  },
  {
    name: 'pastoral care, reports of a church',
    shows: ['/pastoral-care/census/:church'],
    by: 'admin',
    at: ({ receivedReport }) => `/pastoral-care/census/${receivedReport.church}`,
    ready: row,
  },
  {
    name: 'pastoral care, a leader in a church',
    shows: ['/pastoral-care/ministry/:leader/:church', 'MinistryScreen'],
    by: 'admin',
    at: ({ leader, church }) => `/pastoral-care/ministry/${leader}/${church}`,
    ready: row,
    reads: { path: '/business/leader/*' },
  },
  {
    name: 'pastoral care, a leader in a church of others',
    by: 'admin',
    at: ({ leader, church }) => `/pastoral-care/ministry/${leader}/${church}`,
    answers: { '/business/leader/*': { changed: (data) => ({ ...data, churches: [] }) } },
    ready: text('myRegion', 'ministryNotFound'),
  },
  {
    name: 'pastoral care, statistics of a church',
    shows: ['/pastoral-care/ministry/:leader/:church/statistics/:id?'],
    by: 'admin',
    at: ({ leader, church }) => `/pastoral-care/ministry/${leader}/${church}/statistics`,
    ready: text('reportStatistics', 'before'),
  },
  { name: 'my region, values of a filter', by: 'ephesian', at: `${AT}?stage=SENT`, steps: openChip, ready: options },
];
