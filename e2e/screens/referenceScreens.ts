import { FEW_CARDS } from './sample.ts';
import type { ScreenToSee } from './screenToSee.ts';
import { press, text } from './steps.ts';

const BOARD = '/requests/dashboard';

/** References of the open card, written and removed. */
export const REFERENCE_SCREENS: readonly ScreenToSee[] = [
  {
    name: 'a reference, nothing typed',
    by: 'admin',
    at: ({ cardIn }) => `${BOARD}?card=${cardIn('ANALYSIS')}&tab=notes&write=REFERENCE`,
    answers: FEW_CARDS,
    steps: press('references', 'save'),
    ready: text('errors', 'field.required'),
    leavesMarks: true,
  },
  {
    name: 'a reference to be deleted',
    by: 'admin',
    at: ({ cardIn }) => `${BOARD}?card=${cardIn('ANALYSIS')}&tab=notes&write=REFERENCE`,
    answers: FEW_CARDS,
    // One's own alone is deleted, and the demo data has none of this reader.
    steps: async ({ page, say }) => {
      await page.getByLabel(say('references', 'type')).selectOption('NEGATIVE');
      await page.getByLabel(say('references', 'name')).fill('Ana Quintanar');
      await page.getByLabel(say('references', 'description')).fill('In spring.');
      const save = page.getByRole('button', { name: say('references', 'save') });
      await save.click();
      await save.waitFor({ state: 'detached' });
      // A note may say the same.
      const actions = page.getByRole('button', { name: say('references', 'actions') });
      const own = page.getByRole('listitem').filter({ hasText: 'In spring.', has: actions });
      await own
        .first()
        .getByRole('button', { name: say('references', 'actions') })
        .click();
      await page.getByRole('menuitem', { name: say('notes', 'remove') }).click();
    },
    ready: text('references', 'removeText'),
  },
];
