import type { ScreenToSee, Steps } from '../screenToSee.ts';
import { choose, dialog, errorSaid, inTurn, menu, press, row, send, text } from '../steps.ts';

const AT = '/users/ephesian-construct';
const LEADERS = `${AT}?part=leaders`;
const chosen: Steps = ({ page }) => page.getByRole('checkbox').first().check();
const firstActs = press('regions', 'actionsOf');

/** Who has which countries and leaders in charge, and whose spiritual children leaders are. */
export const REGION_SCREENS: readonly ScreenToSee[] = (
  [
    {
      name: 'regions',
      shows: ['/users/ephesian-construct', 'RegionsScreen'],
      at: AT,
      ready: ({ page }) => page.locator('path[data-colour]').first(),
      reads: { path: '/business/region' },
    },
    {
      name: 'regions, a country is given',
      shows: ['GiveDialog'],
      at: AT,
      steps: inTurn(chosen, press('regions', 'give')),
      ready: dialog,
      leavesMarks: true,
    },
    {
      name: 'regions, nobody was chosen',
      at: AT,
      steps: inTurn(chosen, press('regions', 'give'), send),
      ready: errorSaid,
      leavesMarks: true,
    },
    {
      name: 'leaders',
      at: LEADERS,
      ready: row,
      reads: { path: '/business/region/leader', empty: text('regions', 'emptyText') },
    },
    { name: 'leaders, acts', shows: ['LeaderMenu'], at: LEADERS, steps: firstActs, ready: menu },
    {
      name: 'leaders, one is associated by hand',
      at: LEADERS,
      steps: inTurn(firstActs, choose('regions', 'associate')),
      ready: dialog,
    },
    {
      name: 'leaders, whose spiritual child',
      shows: ['PlaceDialog'],
      at: LEADERS,
      steps: inTurn(firstActs, choose('regions', 'place')),
      ready: ({ page }) => page.getByRole('dialog').getByRole('radio').first(),
    },
    {
      name: 'spiritual children',
      at: `${AT}?part=tree`,
      ready: ({ page }) => page.locator('main ul[aria-label] > li').first(),
      reads: { path: '/business/region/leader', empty: text('regions', 'noChildren') },
    },
  ] satisfies readonly Omit<ScreenToSee, 'by'>[]
).map((screen) => ({ by: 'admin' as const, ...screen }));
