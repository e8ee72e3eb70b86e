import type { Page } from '@playwright/test';

/** Answers the required questions that come with the portal, in the interview that is open, in English. */
export async function answerRequired(page: Page): Promise<void> {
  for (const question of [/come to faith/, /recognize your call/, /give account of your life/, /wish to belong/]) {
    await page.getByRole('textbox', { name: question }).fill('At length, and freely.');
  }
  await page.getByRole('radio', { name: 'Yes, all of it' }).check();
}
