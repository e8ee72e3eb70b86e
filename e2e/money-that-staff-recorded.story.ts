import { byTurns } from './byTurns.ts';
import { expect, expectAccessible, test } from './story.ts';

for (const [language, tab, payment, exoneration, words, open] of byTurns([
  ['en', 'History', 'External payment', 'Exoneration', ['Bank transfer', 'TR-0042', 'USD 150.00'], 'Open Document'],
  [
    'es',
    'Historial',
    'Pago externo',
    'Exoneración',
    ['Transferencia bancaria', 'TR-0042', 'USD 150.00'],
    'Abrir Documento',
  ],
] as const)) {
  test(`the drawer tells an external payment and an exoneration with their documents (${language})`, async ({
    portal,
  }) => {
    // An analyst, who may record neither and sees the card.
    const page = await portal.signedIn('analyst', { language });
    const recorded = {
      document: { name: 'carta.pdf', url: '/api/files/x', mediaType: 'application/pdf', bytes: 10 },
      by: 'Marta Quiroga',
      at: '2026-11-20T15:00:00Z',
    };
    const money = {
      externalPayment: {
        method: 'BANK_TRANSFER',
        reference: 'TR-0042',
        date: '2026-11-20',
        amount: 15_000,
        currency: 'USD',
        ...recorded,
      },
      exonerations: [{ id: 1, type: 'PROCESS', reason: 'OTHER', observations: 'Flood in May', ...recorded }],
    };
    await page.route(/\/business\/request\/\d+$/, async (route) => {
      const answer = await route.fetch();
      const { data, ...envelope } = await answer.json();
      await route.fulfill({ response: answer, json: { ...envelope, data: { ...data, ...money } } });
    });
    await page.locator('[data-card-link]').first().click();
    await page.getByRole('tab', { name: tab }).click();
    const paid = page.getByRole('region', { name: payment });
    for (const word of words) await expect(paid.getByText(word)).toBeVisible();
    await expect(paid.getByText('carta.pdf')).toBeVisible();
    const exonerated = page.getByRole('region', { name: exoneration });
    await expect(exonerated.getByText('Flood in May')).toBeVisible();
    await expect(exonerated.getByRole('link', { name: open })).toHaveAttribute('href', '/api/files/x');
    await expectAccessible(page);
  });
}
