import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { expect, test } from './story.ts';

// From the package itself: by default the reader would ask a server of its makers.
const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });

const CODE = /\/verify\/[0-9A-Y]{10}$/;

test('the leader card is shown and printed in the size of a credit card; its QR leads to the public page, which knows when the code is dead', async ({
  portal,
}) => {
  const page = await portal.signedIn('manager');
  const id = await page.locator('section[data-stage=APPROVED] [data-card]').first().getAttribute('data-card');
  await page.goto(`/B_Portal/requests/dashboard?card=${id}`);
  await page.locator('[data-card-drawer]').getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'View card (QR)' }).click();
  const dialog = page.getByRole('dialog', { name: /^License of/ });
  const card = dialog.getByRole('region', { name: 'Leader card' });
  await expect(card.getByText(/^[0-9A-Y]{5} [0-9A-Y]{5}$/)).toBeVisible();

  // By a reader that knows nothing of how it was drawn.
  const read = async () => {
    const [found] = await readBarcodes(new Uint8Array(await card.screenshot()));
    return found?.text ?? '';
  };
  await expect.poll(read).toMatch(CODE);
  const address = await read();
  await page.emulateMedia({ media: 'print' });
  // Hidden around it, its dialog is no role any more.
  const millimetres = async () => {
    const { width = 0, height = 0 } = (await page.locator('[data-leader-card]').boundingBox()) ?? {};
    // 96 px an inch.
    return [Math.round((width / 96) * 25.4), Math.round((height / 96) * 25.4)];
  };
  await expect.poll(millimetres).toEqual([86, 54]);
  await page.emulateMedia({ media: null });

  const visitor = await portal.visitor({ language: 'es' });
  await visitor.goto(new URL(address).pathname);
  await expect(visitor.getByRole('heading', { name: 'Licencia válida' })).toBeVisible();

  await dialog.getByRole('button', { name: 'Replace code' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Replace code' }).click();
  // Another one, and not none: while the question is there the card is not.
  const another = async () => ((await read()) === address ? '' : read());
  await expect.poll(another).toMatch(CODE);
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: 'Licencia inactiva' })).toBeVisible();
  await visitor.goto(new URL(await read()).pathname);
  await expect(visitor.getByRole('heading', { name: 'Licencia válida' })).toBeVisible();

  await dialog.getByRole('button', { name: 'Deactivate license' }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Lost card');
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate license' }).click();
  await expect(dialog.getByText('Reason: Lost card')).toBeVisible();
  await dialog.getByRole('button', { name: 'Activate license' }).click();
  await expect(dialog.getByText('Active', { exact: true })).toBeVisible();
});
