import { byTurns } from './byTurns.ts';
import { expect, test } from './story.ts';

for (const [language, undefinedStage, assigned, toManager, corrections] of byTurns([
  ['en', 'No stage', 'Assigned', 'Assigned to manager', '2 corrections open'],
  ['es', 'Sin etapa', 'Asignada', 'Asignada a gerencia', '2 correcciones abiertas'],
] as const)) {
  test(`an open application wears its badges, also in a stage that this browser does not know (${language})`, async ({
    portal,
  }) => {
    const page = await portal.signedIn('manager', { language });
    const someone = { id: 7, name: 'Marta Quiroga' };
    const facts = {
      status: 'SOMETHING_NEW',
      openCorrections: 2,
      nextStatus: [],
      missing: [],
      assignment: { analyst: someone, supervisor: null, manager: someone, ephesian: null },
    };
    await page.route(/\/business\/request\/\d+$/, async (route) => {
      const answer = await route.fetch();
      const { data, ...envelope } = await answer.json();
      await route.fulfill({ response: answer, json: { ...envelope, data: { ...data, ...facts } } });
    });
    await page.locator('[data-card-link]').first().click();
    const drawer = page.getByRole('complementary', { name: /Open application|Solicitud abierta/ });
    for (const badge of [undefinedStage, assigned, toManager, corrections]) {
      await expect(drawer.getByRole('listitem').filter({ hasText: new RegExp(`^${badge}$`) })).toBeVisible();
    }
    await expect(drawer.getByRole('tablist')).toBeVisible();
  });
}
