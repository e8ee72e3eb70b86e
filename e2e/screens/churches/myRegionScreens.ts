import type { ScreenToSee } from '../screenToSee.ts';
import { openChip, options, row, text } from '../steps.ts';

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
  { name: 'my region, values of a filter', by: 'ephesian', at: `${AT}?stage=SENT`, steps: openChip, ready: options },
];
