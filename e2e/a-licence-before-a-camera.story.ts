import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import type { ListedLicence } from '@portal/contract/licences/licences.ts';
import { admitted } from './admitted.ts';
import { eventNow } from './eventNow.ts';
import { expect, openPage, PASSWORD, PHONE, test } from './story.ts';

const DOOR = '/B_Portal/events/check-in';
/** Both even, as the format asks. */
const PICTURE = { width: 640, height: 480 };

/** What a camera sees that is held before a leader card: one frame, again and again (`.y4m`, grey). */
async function pictureOf(page: Page, application: number): Promise<Buffer> {
  await page.goto(`/B_Portal/requests/dashboard?card=${application}`);
  await page.locator('[data-card-drawer]').getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'View card (QR)' }).click();
  const card = page.getByRole('dialog', { name: /^License of/ }).getByRole('region', { name: 'Leader card' });
  await expect(card.getByText(/^[0-9A-Y]{5} [0-9A-Y]{5}$/)).toBeVisible();
  const shown = (await card.screenshot()).toString('base64');
  const brightness = await page.evaluate(
    async ({ picture, width, height }) => {
      const image = new Image();
      // The policy of the page takes pictures of this kind.
      image.src = `data:image/png;base64,${picture}`;
      await image.decode();
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.fillStyle = 'grey';
      context.fillRect(0, 0, width, height);
      const scale = Math.min(width / image.width, height / image.height) * 0.95;
      context.drawImage(image, 10, 10, image.width * scale, image.height * scale);
      const { data } = context.getImageData(0, 0, width, height);
      return Array.from({ length: width * height }, (_, at) => {
        const [red = 0, green = 0, blue = 0] = data.subarray(at * 4, at * 4 + 3);
        return Math.round((red + green + blue) / 3);
      });
    },
    { picture: shown, ...PICTURE },
  );
  const colours = Buffer.alloc((PICTURE.width * PICTURE.height) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), Buffer.from(brightness), colours]);
  const head = Buffer.from(`YUV4MPEG2 W${PICTURE.width} H${PICTURE.height} F10:1 Ip A1:1 C420jpeg\n`);
  return Buffer.concat([head, ...Array.from({ length: 20 }, () => frame)]);
}

/** A browser whose camera sees that. */
function browserThatSees(file: string): Promise<Browser> {
  const path = process.env['CHROMIUM_PATH'];
  return chromium.launch({
    ...(path && { executablePath: path }),
    args: [
      '--disable-gpu',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${file}`,
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
}

test('a leader card that is held before the camera of a phone is let in once; the door that a link of the portal leads to may run WebAssembly', async ({
  portal,
}) => {
  const { event, licences } = await eventNow(portal.origin, 'Encuentro con cámara');
  const [ana] = licences as [ListedLicence];
  const desk = await portal.signedIn('manager');
  const folder = await mkdtemp(join(tmpdir(), 'portal-camera-'));
  const file = join(folder, 'camera.y4m');
  await writeFile(file, await pictureOf(desk, ana.id));
  const isRun = (page: Page) =>
    page.evaluate(() =>
      WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])).then(
        () => true,
        () => false,
      ),
    );
  const browser = await browserThatSees(file);
  try {
    const complaints: string[] = [];
    const kept = await admitted(portal.origin, 'manager@portal.test', PASSWORD);
    const page = await openPage(browser, complaints, { origin: portal.origin, viewport: PHONE, kept });
    // By a link of the portal, whose document may not run it: the door loads anew.
    await page.goto(`/B_Portal/events/live/${event.id}`);
    await page.getByRole('link', { name: 'Check people in' }).click();
    await page.getByText('Camera', { exact: true }).click();
    const answer = page.locator('[data-answer] output');
    await expect(answer).toContainText('Let in');
    await expect(answer).toContainText(ana.name ?? '');
    expect(await isRun(page)).toBe(true);
    // It is before the camera still, and is not read again.
    await expect(page.locator('video[data-there=true]')).toBeVisible();
    await page.getByText('License', { exact: true }).click();
    await expect(page.locator('video')).toHaveCount(0);
    await expect(page.getByText('1 People inside')).toBeVisible();
    await expect(answer).toContainText('Let in');
    expect(complaints).toEqual([]);
    expect(page.url()).toContain(DOOR);
  } finally {
    await browser.close();
    await rm(folder, { recursive: true });
  }
});

test('without a camera the door says so and takes the code that is typed', async ({ portal }) => {
  const { event } = await eventNow(portal.origin, 'Encuentro sin cámara');
  const page = await portal.signedIn('manager', { at: `${DOOR}?event=${event.code}` });
  await page.getByText('Camera', { exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Type the code');
});
