import type { Page } from '@playwright/test';
import { byTurns } from './byTurns.ts';
import { eventNow } from './eventNow.ts';
import { sayIn } from './screens/say.ts';
import { expect, expectAccessible, expectNothingSticksOut, PHONE, test, type Language } from './story.ts';

const DEFECT = { status: 500, json: { status: false, error: ['GE005'], data: null } };
const NAME = 'Encuentro del valle';

/** What a row's menu offers, and why not where it does not. */
const openMenuOf = async (page: Page, name: string) => {
  await page.goto(`/B_Portal/events/list?search=${encodeURIComponent(name)}`);
  await page
    .getByRole('button', { name: new RegExp(name) })
    .last()
    .click();
  return page.getByRole('menu');
};

for (const language of byTurns<Language>(['en', 'es'])) {
  test(`an event is made by its form, which says what is wrong, changed and deleted; one in progress is neither (${language})`, async ({
    portal,
  }) => {
    const say = await sayIn(language);
    const page = await portal.signedIn('manager', { at: '/B_Portal/events/create', language });
    const field = (key: Parameters<typeof say<'eventForm'>>[1]) => page.getByLabel(say('eventForm', key));
    const save = page.getByRole('button', { name: say('eventForm', 'createSubmit') });
    await save.press('Enter');
    await expect(page.getByText(say('errors', 'field.required')).first()).toBeVisible();
    await field('name').fill(NAME);
    await page.getByLabel(say('eventList', 'conference')).fill('Encuentro anual');
    await page.getByLabel(say('eventList', 'place')).fill('Auditorio');
    await field('startDay').fill('2031-05-02');
    await field('startTime').fill('09:00');
    await field('endDay').fill('2031-05-01');
    await field('endTime').fill('18:00');
    await page.getByRole('combobox', { name: say('eventList', 'zone') }).fill('Bogota');
    await page.getByRole('option', { name: 'America/Bogota' }).click();
    await page.getByRole('checkbox', { name: say('eventList', 'access.LEADER') }).check();
    await save.press('Enter');
    await expect(page.getByText(say('errors', 'field.range')).first()).toBeVisible();
    await expectAccessible(page);
    await field('endDay').fill('2031-05-02');
    // The server fails once: what was entered is kept.
    await page.route(/\/api\/business\/event$/, (route) => route.fulfill(DEFECT), { times: 1 });
    await save.press('Enter');
    await expect(page.getByText(say('eventForm', 'notCreated'))).toBeVisible();
    await save.press('Enter');
    await expect(page.getByText(say('eventForm', 'created'))).toBeVisible();

    const made = await openMenuOf(page, NAME);
    await made.getByRole('menuitem', { name: say('eventList', 'edit') }).press('Enter');
    await page.getByLabel(say('eventList', 'place')).fill('Estadio');
    await page.getByRole('button', { name: say('eventForm', 'editSubmit') }).press('Enter');
    await expect(page.getByText(say('eventForm', 'saved'))).toBeVisible();

    const menu = await openMenuOf(page, NAME);
    await menu.getByRole('menuitem', { name: say('eventList', 'delete') }).press('Enter');
    await page.route(/\/api\/business\/event\/\d+$/, (route) => route.fulfill(DEFECT), { times: 1 });
    const confirm = page.getByRole('button', { name: say('eventList', 'deleteSubmit') });
    await confirm.press('Enter');
    await expect(page.getByText(say('eventList', 'notDeleted'))).toBeVisible();
    await confirm.press('Enter');
    await expect(page.getByText(say('eventList', 'deleted'))).toBeVisible();
    await expect(page.getByRole('link', { name: NAME })).toHaveCount(0);

    const { event } = await eventNow(portal.origin, `Encuentro en curso ${language}`);
    const closed = await openMenuOf(page, `Encuentro en curso ${language}`);
    await expect(closed.getByText(say('errors', 'event.inProgress'))).toBeVisible();
    for (const act of ['edit', 'delete'] as const)
      await expect(closed.getByRole('menuitem', { name: say('eventList', act) })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
    // Its form leads to where it is watched.
    await page.goto(`/B_Portal/events/create/${event.id}`);
    await expect(page).toHaveURL(/events\/live\//);
  });
}

test('on a phone the form of an event fits', async ({ portal }) => {
  const page = await portal.signedIn('manager', { at: '/B_Portal/events/create', viewport: PHONE });
  await expect(page.getByRole('button', { name: 'Create event' })).toBeVisible();
  await expectNothingSticksOut(page);
});
