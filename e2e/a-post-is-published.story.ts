import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { DESK, expect, PHONE, test } from './story.ts';

const picture = async (name: string, colour: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background: colour } })
    .png()
    .toBuffer(),
});

test('an administrator publishes a post for analysts: they read it, and a supervisor does not find it', async ({
  portal,
}) => {
  const admin = await portal.signedIn('admin', { at: '/B_Portal/cms/post/create', viewport: DESK });
  const word = `Ayuno ${randomUUID().slice(0, 8)}`;
  const title = { en: `Fasting together ${word}`, es: `Ayunemos juntos ${word}` };
  await admin.getByLabel('Category').selectOption({ label: 'News of the network' });
  await admin.getByLabel('Title · English').fill(title.en);
  await admin.getByLabel('Title · Spanish').fill(title.es);

  const english = admin.getByRole('textbox', { name: 'Text · English' });
  await english.click();
  await admin.keyboard.type('On Friday we fast for the regions.');
  const bar = admin.getByRole('toolbar', { name: 'Format: Text · English' });
  await bar.getByRole('button', { name: 'Bulleted list' }).click();
  await admin.keyboard.press('Enter');
  await admin.keyboard.type('from sunrise');
  await bar.getByRole('button', { name: 'Image', exact: true }).click();
  await admin
    .locator('input[type=file]')
    .first()
    .setInputFiles(await picture('fast.png', '#3355aa'));
  await admin.getByRole('button', { name: 'Insert image' }).click();
  await expect(admin.getByText('Describe what the image shows')).toBeVisible();
  await admin.getByLabel('Description of the image').fill('A quiet sunrise');
  await admin.getByRole('button', { name: 'Insert image' }).click();
  await expect(english.getByRole('img', { name: 'A quiet sunrise' })).toBeVisible();
  await admin.keyboard.press('ArrowRight');
  await bar.getByRole('button', { name: 'Video' }).click();
  await admin.getByLabel('YouTube or Vimeo link').fill('https://evil.example/x');
  await admin.getByRole('button', { name: 'Insert video' }).click();
  await expect(admin.getByText('This is not a link to a YouTube or Vimeo video')).toBeVisible();
  await admin.getByLabel('YouTube or Vimeo link').fill('https://youtu.be/aqz-KE-bpKQ');
  await admin.getByLabel('Title of the video').fill('Why we fast');
  await admin.getByRole('button', { name: 'Insert video' }).click();
  await expect(english.getByText(/Why we fast/)).toBeVisible();

  await admin.getByRole('textbox', { name: 'Text · Spanish' }).click();
  await admin.keyboard.type('El viernes ayunamos por las regiones.');
  await admin.getByRole('checkbox', { name: 'Analyst' }).check();
  await admin.getByLabel('Status').selectOption({ label: 'Published' });
  await admin.getByRole('button', { name: 'Create post' }).click();
  await expect(admin.getByText('Post created.')).toBeVisible();
  await expect(admin.getByRole('link', { name: title.en })).toBeVisible();

  const analyst = await portal.signedIn('analyst', { at: '/B_Portal/cms/resources', viewport: PHONE });
  await analyst.getByRole('link', { name: title.en }).click();
  await expect(analyst.getByRole('heading', { level: 1, name: title.en })).toBeVisible();
  await expect(analyst.getByRole('listitem').filter({ hasText: 'from sunrise' })).toBeVisible();
  const shown = analyst.getByRole('img', { name: 'A quiet sunrise' });
  await expect(shown).toBeVisible();
  expect(await shown.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(900);
  await expect(analyst.locator('iframe')).toHaveCount(0);
  const frame = analyst.waitForResponse(/\/api\/video\/aqz-KE-bpKQ/);
  await analyst.getByRole('button', { name: 'Play: Why we fast' }).click();
  expect((await frame).status()).toBe(200);
  await expect(analyst.locator('iframe[title="Why we fast"]')).toBeVisible();
  const address = new URL(analyst.url()).pathname;

  const supervisor = await portal.signedIn('supervisor', { at: '/B_Portal/cms/resources' });
  await expect(supervisor.getByRole('link', { name: 'How an application is reviewed' })).toBeVisible();
  await expect(supervisor.getByRole('link', { name: title.en })).toHaveCount(0);
  await supervisor.getByRole('searchbox', { name: 'Search resources' }).fill(word);
  await expect(supervisor.getByText('Nothing matches your search.')).toBeVisible();
  await supervisor.goto(portal.origin + address);
  await expect(supervisor.getByRole('heading', { level: 1, name: 'Resource' })).toBeVisible();
  await expect(supervisor.getByText('On Friday we fast')).toHaveCount(0);
});

test('what is pasted from a word processor or a stranger’s page becomes plain words, and nothing of it runs', async ({
  portal,
}) => {
  const page = await portal.signedIn('admin', { at: '/B_Portal/cms/post/create' });
  const text = page.getByRole('textbox', { name: 'Text · English' });
  await text.click();
  await text.evaluate((into) => {
    const data = new DataTransfer();
    data.setData(
      'text/html',
      `<p class=MsoNormal style='color:red'><o:p></o:p>Plain <b onclick="window.hostile=1">bold</b></p>
       <img src=x onerror="window.hostile=1"><script>window.hostile=1</script><a href="javascript:window.hostile=1">link</a>`,
    );
    into.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect(text.locator('strong')).toHaveText('bold');
  await expect(text.locator('img, script, a, [style], [class*=Mso]')).toHaveCount(0);
  expect(await page.evaluate(() => (window as { hostile?: number }).hostile)).toBeUndefined();
});

test('a category is made in both languages, and one that has posts is kept', async ({ portal }) => {
  const page = await portal.signedIn('admin', { at: '/B_Portal/cms/categories/create' });
  await page.getByLabel('Name · English').fill('NEWS of the nétwork');
  await page.getByRole('button', { name: 'Create category' }).click();
  await expect(page.getByText('Please complete the field')).toBeVisible();
  await page.getByLabel('Name · Spanish').fill('Anuncios');
  await page.getByRole('button', { name: 'Create category' }).click();
  await expect(page.getByText('Already in use. Choose another')).toBeVisible();
  await page.getByLabel('Name · English').fill('Announcements');
  await page.getByRole('button', { name: 'Create category' }).click();
  await expect(page.getByText('Category created.')).toBeVisible();
  await page.getByRole('button', { name: 'Actions for News of the network' }).click();
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Actions for Announcements' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete category' }).click();
  await expect(page.getByText('Category deleted.')).toBeVisible();
});

test('a post is printed without the frame around it, links with their addresses', async ({ portal }) => {
  const page = await portal.signedIn('analyst', { at: '/B_Portal/cms/resources', language: 'es' });
  await page.getByRole('link', { name: 'El tablero de un vistazo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'El tablero de un vistazo' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Una columna es una etapa')).toBeVisible();
  await expect(page.getByRole('navigation').first()).toBeHidden();
  await expect(page.getByRole('button', { name: /Reproducir/ })).toBeHidden();
  await expect(page.getByRole('link', { name: /Abrir en YouTube/ })).toBeVisible();
});
