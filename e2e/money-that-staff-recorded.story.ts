import { customerPortal } from './applicant.ts';
import { byTurns } from './byTurns.ts';
import { expect, expectAccessible, test } from './story.ts';

for (const [language, tab, payment, exoneration, words, open] of byTurns([
  ['en', 'History', 'External payment', 'Exoneration', ['Bank transfer', 'TR-0042', 'USD 150.00'], 'Download Document'],
  [
    'es',
    'Historial',
    'Pago externo',
    'Exoneración',
    ['Transferencia bancaria', 'TR-0042', 'USD 150.00'],
    'Descargar Documento',
  ],
] as const)) {
  test(`the drawer tells an external payment and an exoneration with their documents (${language})`, async ({
    portal,
  }) => {
    // An analyst, who may record neither and sees the card.
    const page = await portal.signedIn('analyst', { language });
    const recorded = {
      document: { name: 'carta.pdf', url: '/api/files/x', thumb: null, mediaType: 'application/pdf', bytes: 10 },
      by: 'Marta Quiroga',
      at: '2026-11-20T15:00:00Z',
    };
    const money = {
      payments: [
        {
          id: 1,
          type: 'EXTERNAL',
          state: 'PAID',
          why: null,
          method: 'BANK_TRANSFER',
          reference: 'TR-0042',
          date: '2026-11-20',
          amount: 15_000,
          currency: 'USD',
          receiptUrl: null,
          settled: null,
          refund: null,
          ...recorded,
        },
      ],
      exonerations: [
        {
          id: 1,
          type: 'PROCESS',
          reason: 'OTHER',
          observations: 'Flood in May',
          state: 'GRANTED',
          amount: null,
          currency: null,
          own: false,
          decided: null,
          ...recorded,
        },
      ],
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

test('money that came twice is assigned to the case it was meant for, which tells of it', async ({ portal }) => {
  const customers = customerPortal(portal.origin);
  const [twice, meant] = [await customers.submit(41), await customers.submit(42)];
  await customers.pay(twice.id, twice.token);
  const session = `cs_test_${twice.id}_again`;
  await customers.notify(twice.id, { session, amount: 15_000, currency: 'USD' });

  const page = await portal.signedIn('manager', { at: `/B_Portal/requests/payments?search=${twice.caseNumber}` });
  await expect(page.getByRole('row', { name: /The fee was already paid/ })).toContainText(twice.caseNumber);
  await page.getByRole('button', { name: /^Actions for the payment of USD 150.00/ }).click();
  await page.getByRole('menuitem', { name: 'Assign to a case…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Assign this payment to a case' });
  const number = dialog.getByRole('textbox', { name: 'Case number' });
  await number.fill(twice.caseNumber);
  await expect(
    dialog.getByText('It takes no payment: it was already paid, or its stage has no payment.'),
  ).toBeVisible();
  await number.fill(meant.caseNumber);
  await expect(dialog.getByText(meant.name)).toBeVisible();
  await dialog.getByRole('button', { name: 'Assign payment' }).click();
  await expect(page.getByText(`Payment assigned to case ${meant.caseNumber}.`)).toBeVisible();

  await page.goto(`${portal.origin}/B_Portal/requests/payments?show=assigned&search=${meant.caseNumber}`);
  await page.getByRole('link', { name: meant.caseNumber }).click();
  const payment = page.getByRole('region', { name: 'Payment', exact: true });
  for (const words of ['USD 150.00', session.replace('cs_', 'pi_')]) await expect(payment).toContainText(words);
  await expect(page.getByText('A payment was assigned manually')).toBeVisible();
});
