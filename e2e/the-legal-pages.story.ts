import { byTurns } from './byTurns.ts';
import { expect, test } from './story.ts';

const TERMS = {
  en: [
    'Social media disclaimer',
    'Liability disclaimer',
    'Termination',
    'Governing law',
    'Copyright',
    'No refunds, no shipping',
  ],
  es: [
    'Descargo sobre redes sociales',
    'Descargo de responsabilidad',
    'Terminación',
    'Ley aplicable',
    'Derechos de autor',
    'Sin reembolso ni envíos',
  ],
} as const;
const PRIVACY = {
  en: ['Data that we collect', 'How we use the data', 'Cookies', 'Security', 'Changes to this policy', 'Contact'],
  es: ['Datos que recopilamos', 'Cómo usamos los datos', 'Cookies', 'Seguridad', 'Cambios a esta política', 'Contacto'],
} as const;
const WORDS = {
  en: {
    terms: 'Terms of use',
    privacy: 'Privacy policy',
    state: 'State of Florida',
    print: 'Print',
    menu: /Profile menu/,
  },
  es: {
    terms: 'Términos de uso',
    privacy: 'Política de privacidad',
    state: 'estado de Florida',
    print: 'Imprimir',
    menu: /Menú del perfil/,
  },
} as const;

for (const language of byTurns(['en', 'es'] as const)) {
  test(`terms and privacy are read signed out and in, with an index, and printed (${language})`, async ({ portal }) => {
    const words = WORDS[language];
    const visitor = await portal.visitor({ language });
    await visitor.goto('/B_Portal/login');
    await visitor.getByRole('link', { name: words.terms }).click();
    await expect(visitor.getByRole('heading', { name: words.terms, level: 1 })).toBeVisible();
    for (const name of TERMS[language]) {
      await expect(visitor.getByRole('heading', { name, level: 2, exact: true })).toBeVisible();
    }
    await expect(visitor.getByText(words.state)).toBeVisible();
    const last = TERMS[language][5];
    await visitor.getByRole('navigation').getByRole('link', { name: last }).click();
    await expect(visitor.getByRole('heading', { name: last })).toBeInViewport();

    await visitor.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', 'yes');
    });
    await visitor.getByRole('button', { name: words.print }).click();
    await expect(visitor.locator('body')).toHaveAttribute('data-printed', 'yes');
    await visitor.emulateMedia({ media: 'print' });
    await expect(visitor.getByRole('article')).toBeVisible();
    await expect(visitor.getByRole('button', { name: words.print })).toBeHidden();

    const page = await portal.signedIn('analyst', { language });
    await page.getByRole('button', { name: words.menu }).click();
    await page.getByRole('menuitem', { name: words.privacy }).click();
    await expect(page.getByRole('heading', { name: words.privacy, level: 1 })).toBeFocused();
    for (const name of PRIVACY[language]) {
      await expect(page.getByRole('heading', { name, level: 2, exact: true })).toBeVisible();
    }
    await page.goBack();
    await expect(page).toHaveURL(/\/requests\/dashboard/);
  });
}
