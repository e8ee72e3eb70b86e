import { expectFocusIn } from './focus.ts';
import { expect, test } from './story.ts';

test('an Ephesian sees the own charge on the board, and nothing of another region opens', async ({ portal }) => {
  const manager = await portal.signedIn('manager');
  const ephesian = await portal.signedIn('ephesian2');
  await expect(ephesian.locator('[data-card]').first()).toBeVisible();
  const cards = ephesian.locator('[data-card]');
  await expect(cards.filter({ hasNot: ephesian.getByLabel('Ephesian: Rebecca Adeyemi') })).toHaveCount(0);

  const foreign = manager
    .locator('[data-card]')
    .filter({ has: manager.getByLabel('Ephesian: Abraham Quiñones') })
    .first();
  const id = await foreign.getAttribute('data-card');
  await ephesian.goto(`/B_Portal/requests/dashboard?card=${id}`);
  await expect(ephesian.getByText("This application doesn't exist, or your role can't see it.")).toBeVisible();
});

test('the menu of a card tells what is closed, why, and whom to ask', async ({ portal }) => {
  const analyst = await portal.signedIn('analyst', { language: 'es' });
  await analyst.locator('section[data-stage=ANALYSIS] [data-card-menu]').first().click();
  const closed = analyst.getByRole('group', { name: 'No disponible ahora' });
  const exonerate = closed.getByRole('menuitem', { name: 'Exoneración', exact: true });
  await expect(exonerate).toHaveAccessibleDescription(/^Pídaselo a .+ [ou] .+\.$/);
  await expect(closed.getByRole('menuitem', { name: 'Realizar la entrevista' })).toHaveAccessibleDescription(
    'En esta etapa no hay entrevista.',
  );
  // What is closed is come to by the keyboard too, to be read, and does nothing.
  await expectFocusIn(analyst.getByRole('menu'));
  await analyst.keyboard.press('ArrowUp');
  await expect(closed.getByRole('menuitem').last()).toBeFocused();
  await analyst.keyboard.press('Enter');
  await expect(closed).toBeVisible();
});
