import { randomUUID } from 'node:crypto';
import type { Page, Route } from '@playwright/test';

/**
 * What the address asks for is answered with `refusal` until somebody presses the page, and by the server from then on. Given
 * back before the press it could be read anew by itself (the stream's connection does so), and nothing would be left to press.
 * For the pages that are loaded from here on.
 */
export async function refuseUntilPressed(
  page: Page,
  address: string | RegExp,
  refusal: Parameters<Route['fulfill']>[0],
): Promise<void> {
  let isPressed = false;
  const name = `pressed_${randomUUID().replaceAll('-', '')}`;
  await page.exposeFunction(name, () => {
    isPressed = true;
  });
  await page.addInitScript(`addEventListener('pointerdown', () => ${name}(), { capture: true })`);
  await page.route(address, (route) => (isPressed ? route.continue() : route.fulfill(refusal)));
}
