import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from './story.ts';

const LEVELS = ['course', 'section', 'lesson'] as const;
type Level = (typeof LEVELS)[number];

const CHANGES = /\/api\/business\/course(-section|-lesson)?\b/;

const rows = (page: Page) => page.locator('main ol > li');

/** The server fails at the next change, as it would by a defect. */
async function failOnce(page: Page): Promise<void> {
  let isOver = false;
  await page.unroute(CHANGES);
  await page.route(CHANGES, (route) => {
    if (isOver || route.request().method() === 'GET') return route.fallback();
    isOver = true;
    return route.fulfill({ status: 500, json: { status: false, error: ['GE005'], data: { requestId: randomUUID() } } });
  });
}

async function choose(page: Page, name: string, act: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: act }).click();
}

async function add(page: Page, level: Level, name: string): Promise<void> {
  const opens = { course: 'New course', section: 'Add section', lesson: 'Add lesson' }[level];
  await page.getByRole('button', { name: opens }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name="name.en"]').fill(name);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

test('what fails at a course, a section or a lesson says what could not be done, and that nothing was changed; success is told in a participle', async ({
  portal,
}) => {
  const page = await portal.signedIn('admin', { at: '/B_Portal/configurations/courses' });
  for (const level of LEVELS) {
    const [one, other] = [`One ${level}`, `Other ${level}`];
    const list = page.url();
    await add(page, level, other);
    await page.goto(list);
    await add(page, level, one);
    const within = page.url();
    await page.goto(list);

    await failOnce(page);
    await choose(page, one, 'Move up');
    await expect(page.getByText(`Could not change the order of the ${level}s. Nothing was changed.`)).toBeVisible();
    await expect(rows(page).getByRole('link').last()).toHaveText(one);

    await failOnce(page);
    await choose(page, other, 'Delete');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /^Delete/ }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(rows(page).getByRole('link', { name: other, exact: true })).toBeAttached();
    await dialog.getByRole('button', { name: /^Delete/ }).click();
    await expect(page.getByText(`${level[0]?.toUpperCase()}${level.slice(1)} deleted`)).toBeVisible();

    if (level === 'course') {
      await failOnce(page);
      await choose(page, one, 'Copy');
      await expect(page.getByText('Could not copy the course. Nothing was changed.')).toBeVisible();
    }
    // On to the sections of the course, and the lessons of the section.
    await page.goto(within);
  }
});
