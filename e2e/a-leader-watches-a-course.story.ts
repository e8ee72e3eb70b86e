import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readPages } from '../apps/server/test/papers/readPages.ts';
import { CLIENT_PASSWORD, customerPortal } from './applicant.ts';
import { defectsOf } from './axe.ts';
import { makeCourse } from './making/courseByHand.ts';
import { leaderAddress, revokeNewest } from './staffActs.ts';
import { standInPlayers } from './standIns/players.ts';
import { expect, expectNothingSticksOut, PHONE, test } from './story.ts';

test.describe.configure({ timeout: 360_000 });

const COURSE = {
  en: 'First steps',
  es: 'Primeros pasos',
  sections: [
    { en: 'Beginning', es: 'Comienzo', lesson: { en: 'Prayer', es: 'Oración', length: '0:40' } },
    { en: 'Going on', es: 'Continuación', lesson: { en: 'Fasting', es: 'Ayuno', length: '0:20' } },
    { en: 'Staying', es: 'Permanencia', lesson: { en: 'Giving', es: 'Generosidad', length: '0:20' } },
  ],
} as const;

const play = (page: Page) => page.frameLocator('iframe').getByRole('button', { name: 'Play' });

test('an administrator makes a course of three sections; a leader watches on a phone, loses the network, confirms and takes the certificate, whose QR anybody may check', async ({
  portal,
}) => {
  const { origin } = portal;
  const course = await makeCourse(await portal.signedIn('admin'), COURSE);
  const email = await leaderAddress(origin);
  const customers = customerPortal(origin);
  await customers.choosePassword(email);

  const page = await portal.visitor({ viewport: PHONE });
  await standInPlayers(page);
  await page.goto('/client/courses');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('wrong');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText(/.+/);
  expect(await defectsOf(page)).toEqual([]);
  await page.getByLabel('Password').fill(CLIENT_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'First steps' }).click();
  await expect(page.getByText('0 of 3 required lessons done')).toBeVisible();
  expect(await defectsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Prayer' }).click();

  const confirm = page.getByRole('button', { name: 'Confirm that I watched this lesson' });
  await expect(confirm).toHaveAttribute('aria-disabled', 'true');
  await expectNothingSticksOut(page);
  expect(await defectsOf(page)).toEqual([]);
  const played = page.waitForResponse((answer) => /course-lesson\/\d+\/views$/.test(answer.url()));
  await play(page).click();
  await played;
  await page.context().setOffline(true);
  await expect(page.getByText('There is no connection. What you watch is saved')).toBeVisible({ timeout: 25_000 });
  await page.context().setOffline(false);
  await expect(confirm).toHaveAttribute('aria-disabled', 'false', { timeout: 15_000 });
  await confirm.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('You confirmed this lesson.')).toBeVisible();
  await page.getByRole('link', { name: 'Back: First steps' }).click();
  await page.getByRole('link', { name: 'Fasting' }).click();
  await play(page).click();
  await expect(confirm).toHaveAttribute('aria-disabled', 'false', { timeout: 30_000 });
  await confirm.click();
  await expect(page.getByText('You confirmed this lesson.')).toBeVisible();
  await page.getByRole('link', { name: 'Back: First steps' }).click();
  await expect(page.getByText('2 of 3 required lessons done')).toBeVisible();

  // The last one in the other language, by the other provider's messages.
  const spanish = await portal.visitor({ viewport: PHONE, language: 'es' });
  await standInPlayers(spanish);
  await spanish.goto('/client/courses?lang=es');
  await spanish.getByLabel('Correo').fill(email);
  await spanish.getByLabel('Contraseña').fill(CLIENT_PASSWORD);
  await spanish.getByRole('button', { name: 'Iniciar sesión' }).click();
  await spanish.getByRole('link', { name: 'Primeros pasos' }).click();
  await spanish.getByRole('link', { name: 'Generosidad' }).click();
  const token = await customers.signIn(email);
  const own = async () => {
    const answer = await fetch(`${origin}/api/client/course/${course}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return ((await answer.json()) as { data: any }).data;
  };
  const stateOf = async () => (await own()).sections[2].lessons[0].views[0]?.state;
  await play(spanish).click();
  await expect.poll(stateOf).toBe('RUNNING');
  const confirmar = spanish.getByRole('button', { name: 'Confirmar que vi esta lección' });
  await expect(confirmar).toHaveAttribute('aria-disabled', 'false', { timeout: 30_000 });
  await play(spanish).click();
  await expect.poll(stateOf).toBe('PAUSED');
  expect(await defectsOf(spanish)).toEqual([]);
  await confirmar.click();
  await expect(spanish.getByText('Usted confirmó esta lección.')).toBeVisible();
  await spanish.getByRole('link', { name: 'Volver: Primeros pasos' }).click();
  await expect(spanish.getByText('Usted completó este curso. Su certificado:')).toBeVisible();
  expect(await defectsOf(spanish)).toEqual([]);
  const downloading = spanish.waitForEvent('download');
  await spanish.getByRole('button', { name: 'Descargar en ambos idiomas' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^Certificate .+\.pdf$/);

  // What a phone reads from the paper, by a reader that shares nothing with what printed it.
  const pages = await readPages(await readFile(await download.path()));
  expect(pages.map(({ words }) => [words.includes('First steps'), words.includes('Primeros pasos')])).toEqual([
    [true, false],
    [false, true],
  ]);
  const { pathname } = new URL(pages[0]?.code ?? '');
  expect(new URL(pages[1]?.code ?? '').pathname).toBe(pathname);
  const visitor = await portal.visitor({ language: 'es' });
  const verdict = async (asked: string) => {
    await visitor.goto(`${asked}?lang=es`);
    return visitor.getByRole('heading', { level: 1 }).textContent();
  };
  expect(await verdict(pathname)).toBe('Certificado válido');
  await expect(visitor.getByText('Primeros pasos')).toBeVisible();
  const forged = `${pathname.slice(0, -1)}${pathname.endsWith('0') ? '1' : '0'}`;
  expect(await verdict(forged)).toBe('Certificado desconocido');
  await revokeNewest(origin, course);
  expect(await verdict(pathname)).toBe('Certificado revocado');
  await spanish.reload();
  await expect(spanish.getByText('Su certificado fue revocado.')).toBeVisible();
});
