import type { Page } from '@playwright/test';
import { expect } from '../story.ts';

/** A part by its name in both languages. */
type Names = Readonly<Record<'en' | 'es', string>>;

interface Lesson extends Names {
  /** As it stands in the form: minutes and seconds. */
  length: string;
}

export interface CourseToMake extends Names {
  sections: readonly (Names & { lesson: Lesson })[];
}

/** An administrator makes a course by hand, a lesson in each section, and publishes all of it. Answers its id. */
export async function makeCourse(page: Page, course: CourseToMake): Promise<number> {
  await page.goto('/B_Portal/configurations/courses');
  await add(page, 'New course', course);
  await expect(page).toHaveURL(/\/courses\/\d+$/);
  const id = Number(page.url().split('/').at(-1));
  await save(page, 'business/course/', { 'description.en': 'How to begin.', 'description.es': 'Cómo comenzar.' });
  for (const { lesson, ...section } of course.sections) {
    await add(page, 'Add section', section);
    await expect(page).toHaveURL(/\/section\/\d+$/);
    await add(page, 'Add lesson', lesson);
    await expect(page).toHaveURL(/\/lesson\/\d+$/);
    await save(page, 'business/course-lesson/', {
      'description.en': `Why: ${lesson.en}.`,
      'description.es': `Por qué: ${lesson.es}.`,
      // As they are copied from the browser's bar.
      'video.en': 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      'video.es': 'https://vimeo.com/1084537',
      'length.en': lesson.length,
      'length.es': lesson.length,
      available: '30',
    });
    await page.getByRole('link', { name: `Section: ${section.en}` }).click();
    await publish(page, lesson);
    await page.getByRole('link', { name: `Course: ${course.en}` }).click();
    await publish(page, section);
  }
  await page.getByRole('link', { name: 'All courses' }).click();
  await publish(page, course);
  return id;
}

async function add(page: Page, what: string, { en, es }: Names): Promise<void> {
  await page.getByRole('button', { name: what }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name="name.en"]').fill(en);
  await dialog.locator('[name="name.es"]').fill(es);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

async function save(page: Page, path: string, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await page.locator(`main [name="${name}"]`).fill(value);
  const saved = page.waitForResponse(
    (answer) => answer.url().includes(`/api/${path}`) && answer.request().method() === 'PUT',
  );
  await page.getByRole('button', { name: 'Save changes' }).click();
  expect((await saved).status()).toBe(200);
}

async function publish(page: Page, { en }: Names): Promise<void> {
  const row = page.locator('main ol > li').filter({ has: page.getByRole('link', { name: en, exact: true }) });
  await row.getByRole('button', { name: `Actions for ${en}` }).click();
  await page.getByRole('menuitem', { name: 'Publish' }).click();
  await expect(row.getByText('Published')).toBeVisible();
}
