import { expect, test } from 'vitest';
import { fakeBrowser } from '../browser/browser.fake.ts';
import { chooseLanguage, startTexts, switchLanguage } from './i18n.ts';

test.each([
  ['the address beats all', { query: 'es', cookie: 'en', profile: 'en' }, 'es'],
  ['the cookie beats the profile', { query: null, cookie: 'es', profile: 'en' }, 'es'],
  ['the profile beats the default', { query: null, cookie: undefined, profile: 'es' }, 'es'],
  ['English is the default', { query: null, cookie: undefined }, 'en'],
  ['a language that does not exist does not count', { query: 'fr', cookie: 'xx', profile: 'es' }, 'es'],
] as const)('%s', (_, sources, expected) => {
  expect(chooseLanguage(sources)).toBe(expected);
});

test('a language that was chosen or asked for in the address is kept in a cookie, a profile’s is not', async () => {
  const { cookies, cookieAttributes } = fakeBrowser('https://portal.example/B_Portal/login?lang=es');
  await startTexts(['common']);
  expect(cookies.get('portal_language')).toBe('es');
  expect(cookieAttributes.get('portal_language')).toContain('Path=/B_Portal');
  await switchLanguage('en', false);
  expect([document.documentElement.lang, cookies.get('portal_language')]).toEqual(['en', 'es']);
  await switchLanguage('en', true);
  expect(cookies.get('portal_language')).toBe('en');
});
